import Quantities

func round(presenter: Presenter<VolumeKind>) {
  var presenter = presenter
  _ = Presenter<VolumeKind>(smallest: .teaspoon)
  // expected-error@-1 {{referencing initializer 'init(kit:maxParts:approximation:preferredUnit:smallest:rounding:)' on 'Presenter' requires the types 'VolumeKind' and 'TimeKind' be equivalent}}
  // expected-error@-2 {{member 'teaspoon' in 'MeasurementUnit<TimeKind>?' produces result of type 'MeasurementUnit<VolumeKind>', but context expects 'MeasurementUnit<TimeKind>?'}}
  // expected-error@-3 {{static property 'teaspoon' requires the types 'TimeKind' and 'VolumeKind' be equivalent}}
  _ = Presenter<MassKind>(rounding: .down)
  // expected-error@-1 {{referencing initializer 'init(kit:maxParts:approximation:preferredUnit:smallest:rounding:)' on 'Presenter' requires the types 'MassKind' and 'TimeKind' be equivalent}}
  presenter.rounding = .up
  // expected-error@-1 {{property 'rounding' requires the types 'VolumeKind' and 'TimeKind' be equivalent}}
}
