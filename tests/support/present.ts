/** A value that a test counts on; throws where there is none. */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error('Expected a value')
  return value
}
