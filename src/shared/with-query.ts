type Value = string | number | null | undefined

/** Returns a path with a query of the values that are present; none of them needs escaping. */
export function withQuery(path: string, pairs: readonly (readonly [string, Value])[]): string {
  const query = pairs.filter(([, value]) => value != null).map((pair) => pair.join('='))
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}
