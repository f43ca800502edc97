extension RecipeTexts {
  /// The words of Korean texts. The numbers are those used with counters. Source: 표준국어대사전.
  static var korean: String {
    """
    roots: 생강
    counters: 개 마리 장 쪽 대 모 포기 봉지 봉 공기 줌 캔 병 알 톨 단 뿌리 송이 조각 줄 토막 숟갈 숟가락 밥숟가락 스푼 인분
      통 팩 그릇 되 근 개분 국자 주먹 사발 묶음 가닥 잎 줄기 덩어리 덩이
    particles: 을 를 이 가 은 는 과 와 의 에 로 으로 도 만 씩 간 정도 쯤 가량 짜리 반 기준
    after: 반/2
    and: 과 와
    temperatures: 도
    about: 약 대략
    numbers: 한/1 두/2 세/3 네/4 다섯/5 여섯/6
    nutrients: 열량 칼로리 단백질 지방 탄수화물 나트륨 식이섬유
    nutrition: 영양성분 영양정보
    otherUnits: 등분 조각으로 덩어리로
    each: 개당 인당 장당 마리당 모당 팩당 봉당 캔당 병당 쪽당 조각당 덩이당
    """
  }
}
