extension RecipeTexts {
  /// The words of Portuguese recipes.
  /// Source of the forms: Vocabulário Ortográfico da Língua Portuguesa.
  static var portuguese: String {
    """
    grammar: nounAhead
    partitives: de_
    plurals: ão/ões al/ais el/éis ol/óis m/ns r/res z/zes s/s /s
    nouns: costela mexilhão sardinha anchova framboesa alcachofra aspargo coelho truta polvo
      costeleta hambúrguer fava melão melancia uva aipo ovo gema clara cebola cebolinha chalota
      cenoura batata batata-doce/batatas-doces tomate pepino pimento pimentão pimenta abobrinha
      curgete courgette berinjela beringela abóbora alho alho-poró/alhos-porós
      alho-francês/alhos-franceses maçã pera pêra banana limão laranja lima tangerina morango
      ameixa pêssego damasco cereja manga abacate abacaxi ananás/ananases mamão kiwi figo tâmara
      noz amêndoa avelã castanha azeitona alcaparra cogumelo couve couve-flor/couves-flores alface
      brócolo beterraba nabo rabanete chuchu mandioquinha espiga malagueta filé/filés filete bife
      peito coxa sobrecoxa asa frango galinha salsicha linguiça chouriço camarão lula pão/pães
      pãozinho/pãezinhos torrada bolacha biscoito tortilha bolo porção pessoa cravo grão/grãos
      baga iogurte
    pieces: medida copo colher/colheres pastilha posta barra vagem palito raiz concha dente folha
      folhinha ramo raminho rodela fatia talo maço cabeça pedaço pedacinho cubo gomo punhado
      tira metade quarto unidade pau gota fio lasca bola dúzia dezena
    containers: sachê caixinha lata pacote caixa frasco garrafa embalagem saquinho saqueta
      envelope tablete pote vidro
    vessels: capacidade forma assadeira panela tacho frigideira tigela travessa tabuleiro
    agreeing: grande/grandes pequeno/pequenos pequena/pequenas médio/médios média/médias
      verde/verdes vermelho/vermelhos vermelha/vermelhas amarelo/amarelos amarela/amarelas
      branco/brancos branca/brancas roxo/roxos roxa/roxas maduro/maduros madura/maduras
      fresco/frescos fresca/frescas inteiro/inteiros inteira/inteiras seco/secos seca/secas
      siciliano/sicilianos natural/naturais cheio/cheios cheia/cheias raso/rasos rasa/rasas
      bom/bons boa/boas generoso/generosos generosa/generosas
    ends: a ao com de da do em para por sem e ou bem picado picada picados picadas cortado cortada
      ralado ralada batido batidos descascado descascada aprox
    relations: antes até após cada durante em entre para por sobre
    heat: forno assar asse cozinhar cozinhe preaquecer preaqueça preaquecido pré-aqueça aquecer
      aqueça ferver fritar
    links: de drenado escorrido
    shapes: bolinha
    yields: rendimento porção porções pessoa pessoas rende rendem serve dose doses comensais convidados
    nutrients: proteína proteínas carboidratos fibra fibras
    foods: gordura gorduras açúcar açúcares sal
    purposes: para
    parts: suco sumo raspa raspas casca
    roots: gengibre
    fillings: generosa generosas generoso generosos cheia cheias cheio cheios rasa rasas raso rasos
    degrees: bem
    temperatures: graus
    fractions: meio/2 meia/2
    articles: um uma
    between: entre
    to: a
    and: e
    or: ou
    about: aproximadamente cerca
    each: cada
    references: página passo vel velocidade
    nutrition: nutriente nutricional nutricionais
    per: porção pessoa
    at: vez
    ratings: comentários avaliações votos
    staples: farinha açúcar sal manteiga leite água azeite óleo pimenta natas queijo fermento
      pitada colher colheres sopa chá xícara xícaras de do da o os e com para
    """
  }
}
