extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a pipe separates the number of a list item from its unit or name: `- 2|tbsp salt`.
  package func isPipeOfItem(_ offset: Int, in line: Range<Int>) -> Bool {
    guard offset > line.lowerBound, self[offset - 1].isDigit,
      let mark = self[line].firstIndex(where: { $0 > 0x20 }), self[mark] == "-"
    else { return false }
    return self[mark + 1] == 0x20
      && self[mark + 2..<offset].allSatisfy {
        $0.isDigit || $0 == 0x20 || $0 == "." || $0 == "/"
      }
  }
}
