/**
 * Gives the Workers of the tests room for the objects of many requests: V8 begins with one megabyte and
 * copies whatever is alive whenever that is full, which is a tenth of all that the tests cost.
 */
export function makeHeapsRoomy(): void {
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= '--min-semi-space-size=16 --max-semi-space-size=32'
}
