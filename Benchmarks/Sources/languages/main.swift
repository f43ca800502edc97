import Quantities
import QuantityLanguages

// Makes each language on first use, and finds it again. Each is made only once
// in a process, so this can't be one of the benchmarks that repeat their work.
// `swift run -c release --package-path Benchmarks languages`

func microseconds(_ body: () -> Void) -> Double {
  let time = ContinuousClock().measure(body)
  return Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6
}

func show(_ what: String, _ time: Double, of count: Int = 1) {
  print("\(what): \((time / Double(count) * 10).rounded() / 10) µs")
}

let first = microseconds { precondition(PresentationLanguage(tag: "fr-CA") != nil) }
show("first language of the process, fr-CA", first)
let tags = PresentationLanguage.tags.filter { !$0.contains("-") && $0 != "en" }
let all = microseconds { for tag in tags { precondition(PresentationLanguage(tag: tag) != nil) } }
show("each of \(tags.count) other languages", all, of: tags.count)
let again = microseconds {
  for _ in 0..<1_000 { precondition(PresentationLanguage(tag: "fr-CA") != nil) }
}
show("a language that was made, again", again, of: 1_000)
let english = microseconds {
  for _ in 0..<1_000 { precondition(PresentationLanguage(tag: "en-GB") != nil) }
}
show("British English", english, of: 1_000)
