declare const __CLOCK_OFFSET_MS__: number

// Has the clock of the tests run from another instant, so that a run shows what they do on that day.
// The clocks of stores and of programs beside the tests stay.
const ofPlatform = Symbol.for('unshifted date')
if (__CLOCK_OFFSET_MS__ !== 0 && !Reflect.has(globalThis, ofPlatform)) {
  const RealDate = Date
  Reflect.set(globalThis, ofPlatform, RealDate)
  const now = () => RealDate.now() + __CLOCK_OFFSET_MS__
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}

export {}
