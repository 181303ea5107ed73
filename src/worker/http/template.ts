import { joinBytes, utf8 } from '../security/bytes.ts'
import { randomToken } from '../security/tokens.ts'

/** A text with slots: the UTF-8 bytes between them, encoded once, and the slots' names. */
export type Template<Slot extends string> = readonly (Uint8Array | Slot)[]

let secret: string | undefined

/**
 * Returns the random placeholder of a slot in a page template. A predictable one could be written
 * into a record to receive a visitor's token; it is made by the first request, because workerd has
 * no randomness outside of one.
 */
export function slotMark(name: string): string {
  secret ??= randomToken(16)
  return `%%${secret}${name}%%`
}

/** The template of a text, in which the marks of these slots stand. */
export function templateOf<Slot extends string>(
  text: string,
  slots: readonly Slot[],
): Template<Slot> {
  const marks = new RegExp(`(${slots.map(slotMark).join('|')})`)
  const nameOf = new Map(slots.map((name) => [slotMark(name), name]))
  return text.split(marks).map((piece) => nameOf.get(piece) ?? utf8(piece))
}

/** The bytes of the text with its slots filled in. */
export function fillTemplate<Slot extends string>(
  template: Template<Slot>,
  values: Record<Slot, string | Uint8Array>,
): Uint8Array<ArrayBuffer> {
  const encoded = new Map<Slot, Uint8Array>()
  const bytesOf = (slot: Slot) => {
    const value = values[slot]
    const bytes = encoded.get(slot) ?? (typeof value === 'string' ? utf8(value) : value)
    encoded.set(slot, bytes)
    return bytes
  }
  return joinBytes(template.map((piece) => (typeof piece === 'string' ? bytesOf(piece) : piece)))
}
