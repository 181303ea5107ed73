// What Inertia asks of this library while it renders; for the rest, it needs a browser.
const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const cloneDeep = structuredClone

/** For plain data, whose keys are in one order. */
export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function escapeSigns(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')
}

/** Returns the value at a path such as `form.withAllErrors`. */
export function get(object: unknown, path: string): unknown {
  const inner = (value: unknown, key: string) =>
    (value as Record<string, unknown> | undefined)?.[key]
  return path.split('.').reduce(inner, object)
}

export function has(object: unknown, path: string): boolean {
  return get(object, path) !== undefined
}

export { escapeSigns as escape }
export const set = undefined
export const toPath = undefined
