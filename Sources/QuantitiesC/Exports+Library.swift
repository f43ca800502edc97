public import CQuantities
import Quantities

// Functions that describe the library and its options.

@c @implementation
public func qty_abi_version() -> Int32 { QTY_ABI_VERSION }

@c @implementation
public func qty_version(_ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int) -> Int64 {
  Call.run(nil, buffer, capacity) { call throws(Failure) in call.write(QTY_VERSION) }
}

@c @implementation
public func qty_units(_ units: UnsafeMutablePointer<qty_unit>?, _ capacity: Int) -> Int64 {
  Call.run(nil, nil, 0) { _ throws(Failure) in
    guard units != nil || capacity == 0 else {
      throw Failure(QTY_INVALID_ARGUMENT, "there is no place for units")
    }
    let room = capacity < 0 ? AnyUnit.all.count : capacity
    for (place, unit) in AnyUnit.all.prefix(room).enumerated() { units?[place] = qty_unit(unit) }
    return Int64(AnyUnit.all.count)
  }
}

@c @implementation
public func qty_read_options(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ options: UnsafeMutablePointer<qty_options>?,
  _ error: UnsafeMutablePointer<qty_error>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int64 {
  Call.run(error, buffer, capacity) { _ throws(Failure) in
    let bits = try ChosenOptions.bits(of: String(text, length))
    guard let options else { throw Failure(QTY_INVALID_ARGUMENT, "there is no place for options") }
    options.pointee = bits
    return 0
  }
}

@c @implementation
public func qty_option_values(
  _ option: UnsafePointer<CChar>?, _ length: Int, _ error: UnsafeMutablePointer<qty_error>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int64 {
  Call.run(error, buffer, capacity) { call throws(Failure) in
    let name = try String(option, length)
    var names = OptionTable.fields.map { $0.name }
    if !name.isEmpty {
      guard let field = OptionTable.field(named: name) else {
        var failure = Failure(
          QTY_INVALID_OPTION, "there is no such option")
        failure.range = 0..<name.utf8.count
        throw failure
      }
      names = field.values.list
    }
    return call.write(names.map { $0 + "\n" }.joined())
  }
}
