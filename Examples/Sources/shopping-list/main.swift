// A shopping list for several recipes: like amounts of the same ingredient are added.
//
//     cat Examples/Recipes/*.txt | swift run --package-path Examples shopping-list

import Quantities

/// How much there is to buy of one ingredient.
struct Entry {
  let name: String
  var volume: Amount<VolumeKind>?
  var mass: Amount<MassKind>?
  var count = Fraction.zero
  var hasMore = false

  /// Adds what a line asks for; of a range the most, as it is better to have enough.
  mutating func add(_ amount: WrittenAmount?) throws {
    switch amount?.upper {
    case .amount(let amount):
      if let volume = amount.as(VolumeKind.self) {
        self.volume = self.volume.map { $0 + volume } ?? volume
      } else if let mass = amount.as(MassKind.self) {
        self.mass = self.mass.map { $0 + mass } ?? mass
      }
    case .number(let number): count = count + number
    case .quotient, nil: hasMore = true
    }
  }

  var amounts: String {
    var amounts: [String] = []
    if let volume { amounts.append(volume.formatted()) }
    if let mass { amounts.append(mass.formatted()) }
    if count > .zero { amounts.append(count.formatted(style: .usual)) }
    if hasMore { amounts.append(amounts.isEmpty ? "some" : "some more") }
    return amounts.joined(separator: ", and ")
  }
}

var entries: [Substring: Entry] = [:]
while let text = readLine() {
  let line = IngredientLine(text)
  guard line.amount != nil || text.hasSuffix("to taste") else { continue }
  let name = line.rest.split(separator: ",").first.map(String.init) ?? line.rest
  if case .amount(let amount) = line.amount?.lower, amount.kind == TimeKind.self { continue }
  // One egg and two eggs are three: an s at the end does not count.
  let key = name.lowercased().prefix(name.hasSuffix("s") ? name.count - 1 : name.count)
  try entries[key, default: Entry(name: name)].add(line.amount)
}
for entry in entries.values.sorted(by: { $0.name < $1.name }) {
  print("\(entry.name): \(entry.amounts)")
}
