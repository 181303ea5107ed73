/** Fields as a form names them: `taxes[0][rate]`, `markets[0]`; what is null is an empty text. */
export function asForm(fields: object): Record<string, string> {
  const entries = Object.entries(fields).flatMap(([name, value]) => leaves(name, value))
  return Object.fromEntries(entries)
}

function leaves(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, value === null ? '' : `${value}`]]
  // No name at all would be no list; one without a text is an empty one.
  if (Array.isArray(value) && value.length === 0) return [[`${name}[0]`, '']]
  return Object.entries(value).flatMap(([key, inner]) => leaves(`${name}[${key}]`, inner))
}
