// The test runner looks up the stack of whoever sets a timer, though only timers without a delay concern
// it. That costs as much as a query, and each query has a time limit.
const plain = Symbol.for('plain timers')
const { setTimeout: ofPlatform } = Object.getPrototypeOf(globalThis)
if (!Reflect.has(globalThis, plain)) {
  Reflect.set(globalThis, plain, true)
  globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
    apply: (ofRunner, _, [work, ms, ...rest]) =>
      Reflect.apply(ms ? ofPlatform : ofRunner, globalThis, [work, ms, ...rest]),
  })
}

export {}
