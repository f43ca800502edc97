// All three modules in one file, without ambiguities or module names.
import Foundation
import Quantities
import QuantitiesFoundation

// Names of Foundation and the standard library.
let weight = Measurement(value: 2, unit: UnitMass.kilograms)
let unit: Unit = UnitVolume.cups
let dimension: Dimension = UnitDuration.hours
let moment: Date = Date(timeIntervalSince1970: 0)
let span: Duration = .seconds(90)
let locale: Locale = Locale(identifier: "en_US")
let decimal: Decimal = 1.5
let calendar: Calendar = Calendar(identifier: .gregorian)
let scanner: Scanner = Scanner(string: "1 cup")
let progress: Progress = Progress(totalUnitCount: 1)
let formatter: Formatter = NumberFormatter()
let operation: Operation = Operation()

// Names of this library.
let time: any Time = 2.hours + 30.minutes
let volume: any Volume = 1.5.cups
let mass: any Mass = Amount(weight)
let fraction: Fraction = Fraction(2, 3)
let measurementUnit: MeasurementUnit<VolumeKind> = .cup
let kit: Kit<VolumeKind> = .usKitchen
let measure: Measure<VolumeKind> = Measure(.cup)
let presenter: Presenter<TimeKind> = Presenter(maxParts: 2)
let presentation: Presentation<TimeKind> = presenter.present(90.minutes)
let style: PresentationStyle = .vulgar
let language: PresentationLanguage = .german
let kitchen: Kitchen = Kitchen(locale)
let system: UnitSystem = .metric

// Both together.
let later: Date = moment + 1.hours - 5.minutes
let laterBySeconds: Date = moment + 60
let measured: Measurement<UnitVolume> = Measurement(1.5.cups)
let sum: Measurement<UnitMass> = weight + weight
let text: String = volume.formatted(.vulgar)
let other: String = 1.5.cups.formatted(.kitchen(.us).fractions(.vulgar))
let clock: String = time.formatted(.clock)
let spoken: String = 90.minutes.formatted(.time(.spoken))
let number: String = 1.5.formatted()
let seconds: String = span.formatted()
let attributed: AttributedString = 1.5.cups.formatted(.kitchen(.us).attributed)
let interval: TimeInterval = time.timeInterval
let many =
  1.hours + 2.minutes + 3.seconds + 4.hours + 5.minutes + 6.seconds + 7.hours + 8.minutes
  + 9.seconds + 10.hours + 11.minutes + 12.seconds
let dates: [Date] = [
  moment + 1.hours + 30.minutes - 5.seconds, moment + (1.hours + 30.minutes), moment + time,
  time + moment, moment - time,
]
func pause() async throws {
  try await Task.sleep(for: 1.milliseconds)
  try await Task.sleep(for: .milliseconds(1))
}
