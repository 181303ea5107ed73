/** Returns the names of an object that is a closed list, by their own type. */
export function keysOf<Key extends string>(list: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(list) as Key[]
}

/** Returns the entry of a name in a closed list; undefined for a name that it does not have. */
export function entryOf<Entry>(list: Readonly<Record<string, Entry>>, name: string) {
  return Object.hasOwn(list, name) ? list[name] : undefined
}

/** True for an object that has names, which a list has not. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
