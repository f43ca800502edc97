// Functions of the WebAssembly module for the test; text and numbers pass through its memory.

nonisolated(unsafe) private var lastAnswer: [UInt8] = []

@_expose(wasm, "allocate")
public func allocate(_ size: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: size, alignment: 16)
}

@_expose(wasm, "deallocate")
public func deallocate(_ address: UnsafeMutableRawPointer) { address.deallocate() }

/// Answers a question; the answer stays in memory until the next call.
@_expose(wasm, "answer")
public func answer(_ address: UnsafePointer<UInt8>, _ count: Int) -> Int {
  let question = String(decoding: UnsafeBufferPointer(start: address, count: count), as: UTF8.self)
  lastAnswer = Array(Answer.line(question).utf8)
  return lastAnswer.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
}

@_expose(wasm, "answerLength")
public func answerLength() -> Int { lastAnswer.count }

@_expose(wasm, "wordSize")
public func wordSize() -> Int { Int.bitWidth }

/// Calculates with two 128-bit numbers, which the runtime must do in 64-bit words. The result
/// replaces the first number.
@_expose(wasm, "calculate")
public func calculate(_ operation: Int, _ address: UnsafeMutableRawPointer) {
  let numbers = address.assumingMemoryBound(to: UInt128.self)
  let (left, right) = (numbers[0], numbers[1])
  let (signedLeft, signedRight) = (Int128(bitPattern: left), Int128(bitPattern: right))
  numbers[0] =
    switch operation {
    case 0: left &* right
    case 1: left / right
    case 2: left % right
    case 3: UInt128(bitPattern: signedLeft / signedRight)
    case 4: UInt128(bitPattern: signedLeft % signedRight)
    case 5: left &<< right
    case 6: left &>> right
    case 7: UInt128(bitPattern: signedLeft &>> signedRight)
    default: 0
    }
}
