public import CQuantities
import Quantities

// Functions for the lines of ingredient lists, documented in the header.

@c @implementation
public func qty_read_line(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ options: qty_options,
  _ line: UnsafeMutablePointer<qty_line>?, _ alternates: UnsafeMutablePointer<qty_found>?,
  _ alternate_capacity: Int, _ error: UnsafeMutablePointer<qty_error>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int64 {
  Call.run(options, error, buffer, capacity) { call, answerer throws(Failure) in
    guard alternates != nil || alternate_capacity == 0 else {
      throw Failure(QTY_INVALID_ARGUMENT, "there is no place for alternates")
    }
    let text = try String(text, length)
    var context = TextContext()
    context.isStopped = Interruption.check
    let read = try answerer.line(text, &context, for: call)
    // A capacity beyond `Int.max` exceeds all memory.
    let room = alternate_capacity < 0 ? read.alternates.count : alternate_capacity
    for (place, amount) in read.alternates.prefix(room).enumerated() {
      alternates?[place] = qty_found(amount, in: text)
    }
    let words = LineParts(read.rest)
    line?.pointee = qty_line(read, words, in: text)
    return call.ended(at: words.write(to: call.memory))
  }
}

@c @implementation
public func qty_read_line_many(
  _ texts: UnsafePointer<qty_column>?, _ first: Int64, _ policy: Int32, _ options: qty_options,
  _ lines: UnsafeMutablePointer<qty_line>?, _ words: UnsafeMutablePointer<qty_buffer>?,
  _ error: UnsafeMutablePointer<qty_error>?
) -> Int64 {
  Call.run(options, error, nil, 0) { call, answerer throws(Failure) in
    let policy = try RowPolicy(policy)
    guard policy != .keep, let lines else {
      throw Failure(QTY_INVALID_ARGUMENT, "there is no place for lines, or no such policy")
    }
    return try answerer.writeRows(texts, from: first, policy, to: words, for: call) {
      row, bytes, room throws(Failure) in
      lines[row] = qty_line()
      guard let bytes else { return 0 }
      let text = try GivenText(bytes).string()
      var context = TextContext()
      let read = try answerer.line(text, &context, for: call)
      let words = LineParts(read.rest)
      lines[row] = qty_line(read, words, in: text)
      return words.write(to: room)
    }
  }
}

extension Answerer {
  /// Reads an ingredient line.
  fileprivate func line(
    _ text: String, _ context: inout TextContext, for call: Call
  ) throws(Failure) -> IngredientReading {
    let line = IngredientReading(text, finder(for: call), &context)
    try Interruption.require(context)
    if let problem = line.problem {
      throw Failure(problem, within: text.utf8.count, isQuiet: !call.wantsReason)
    }
    return line
  }
}

extension LineParts {
  /// Writes the parts, with a zero between them, as far as they fit. Returns their full length.
  fileprivate func write(to memory: UnsafeMutableRawBufferPointer) -> Int {
    var end = 0
    for part in [item.bytes, [0], preparation.bytes, [0], comment.bytes] {
      let room = UnsafeMutableRawBufferPointer(rebasing: memory[min(end, memory.count)...])
      part.withUnsafeBytes { room.copyMemory(from: $0.prefixed(to: room.count)) }
      end += part.count
    }
    return end
  }
}

extension qty_line {
  fileprivate init(_ read: IngredientReading, _ words: LineParts, in text: String) {
    self.init()
    if let found = read.amount { amount = qty_found(found, in: text) }
    if let qualifier = read.qualifier {
      (qualifier_start, qualifier_end) = (
        UInt64(qualifier.lowerBound), UInt64(qualifier.upperBound)
      )
    }
    alternate_count = UInt64(read.alternates.count)
    item_length = UInt64(words.item.bytes.count)
    preparation_length = UInt64(words.preparation.bytes.count)
    comment_length = UInt64(words.comment.bytes.count)
  }
}
