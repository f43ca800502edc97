import Foundation
import Testing

@Suite("JSON")
struct JSONTests {
  @Test("an answer is one object with its keys in order")
  func answer() throws {
    #expect(
      try Program.run("1.995 cups --json")
        == .init(
          output: #"{"input":"1.995 cups","value":1.995,"unit":"cup","#
            + #""exact":{"num":"399","den":"200"},"#
            + #""parts":[{"value":2,"unit":"cup","exact":{"num":"2","den":"1"}}],"#
            + #""isExact":false,"isMeasurable":true,"difference":{"num":"1","den":"200"},"#
            + #""text":"~2 cups"}"# + "\n"))
    #expect(
      try Program.run("1 gal / 1 cup --json")
        == .init(
          output:
            #"{"input":"1 gal / 1 cup","value":16,"unit":null,"exact":{"num":"16","den":"1"},"#
            + #""parts":[],"isExact":true,"isMeasurable":true,"difference":null,"text":"16"}"#
            + "\n"))
  }

  @Test("a mistake is an object, too, and on no other stream")
  func mistake() throws {
    #expect(
      try Program.run("3 tbps --json")
        == .init(
          output: #"{"input":"3 tbps","line":1,"error":{"code":"unknown-unit","#
            + #""message":"unknown unit 'tbps'","span":[2,6],"suggestions":["tbls","tbs","tbsp"]}}"#
            + "\n", status: 1))
  }

  @Test("each line is an object, whatever its bytes")
  func lines() throws {
    let input = Data("3 tsp\r\n\"\\\u{1}\u{7F}é".utf8 + [0xFF])
    let outcome = try Program.run("--json", input: input)
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 && lines[2].isEmpty && outcome.status == 1 && outcome.errors.isEmpty)
    let objects = try lines.prefix(2).map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects[0]["input"] as? String == "3 tsp")
    #expect(objects[1]["input"] as? String == "\"\\\u{1}\u{7F}é\u{FFFD}")
    #expect(objects[1]["line"] as? Int == 2)
  }

  @Test(
    "the difference is exactly what is shown less the amount",
    arguments: [
      ("1 l to cups", false, #"{"num":"63790187","den":"236588236500000000"}"#),
      ("100 ml to tbsp,tsp", false, #"{"num":"-5562363","den":"157725491000000000"}"#),
      ("1 cup to ml --round 5 --number", false, #"{"num":"-3176473","den":"2000000"}"#),
      ("17/3 tsp --decimals 1", false, #"{"num":"1","den":"30"}"#),
      ("1 s / 3 --style clock", false, #"{"num":"-1","den":"3000000000"}"#),
      ("1 h / 7 h", true, "null"),
      ("1 h / 7 h --number", false, #"{"num":"3","den":"70000000000"}"#),
      ("1 h / 7 h --precision 3", false, #"{"num":"1","den":"7000"}"#),
      ("2-3 cups to ml --round 5", false, #"{"num":"1823527","den":"1000000"}"#),
      ("about 2 cups", false, "null"), ("about 5", false, "null"),
      ("about 1/13 cup", false, "null"), ("about 0.47 us pecks", false, "null"),
      ("1/13 cup to ml", false, #"{"num":"3","den":"650000000"}"#),
      ("0.47 us pecks", true, "null"), ("1.2 us qt x 0.333 --number", true, "null"),
      ("1/13 cup", false, #"{"num":"1","den":"832"}"#),
      ("1/3 cup", true, "null"), ("50 s to min --style clock", true, "null"),
    ])
  func difference(arguments: String, isExact: Bool, difference: String) throws {
    let output = try Program.run("\(arguments) --json").output
    #expect(output.contains(#""isExact":\#(isExact),"#), "\(output)")
    #expect(output.contains(#","difference":\#(difference),"#), "\(output)")
    #expect(!output.contains(#""error""#))
  }

  @Test("value and parts are in the unit that was asked for")
  func conversion() throws {
    let output = try Program.run("90 min to h,min --json").output
    #expect(
      output == #"{"input":"90 min to h,min","value":1.5,"unit":"hour","#
        + #""exact":{"num":"3","den":"2"},"#
        + #""parts":[{"value":1,"unit":"hour","exact":{"num":"1","den":"1"}},"#
        + #"{"value":30,"unit":"minute","exact":{"num":"30","den":"1"}}],"#
        + #""isExact":true,"isMeasurable":true,"difference":null,"text":"1 h 30 min"}"# + "\n")
  }
}
