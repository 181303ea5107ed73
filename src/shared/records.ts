/** Returns an object's keys, typed. */
export function keysOf<Key extends string>(list: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  return Object.keys(list) as Key[]
}

/** Returns the entry of a key; undefined for a key that the object does not own. */
export function entryOf<Entry>(list: Readonly<Record<string, Entry>>, name: string) {
  return Object.hasOwn(list, name) ? list[name] : undefined
}

/** True for an object that is not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
