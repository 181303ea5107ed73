import { joinBytes, utf8 } from '../security/bytes.ts'
import { randomToken } from '../security/tokens.ts'

/** A text with slots: the UTF-8 bytes between them, encoded once, and the slots' names. */
export type Template<Slot extends string> = readonly (Uint8Array | Slot)[]

const markEnd = '%%'
let markStart: string | undefined

/**
 * Returns how the placeholders of all slots begin. A predictable beginning could be written into a
 * record to receive a visitor's token; it is made by the first request, because workerd has no
 * randomness outside of one.
 */
function startOfMarks(): string {
  markStart ??= `%%${randomToken(16)}`
  return markStart
}

/** Returns the placeholder of a slot in a page template. */
export function slotMark(name: string): string {
  return startOfMarks() + name + markEnd
}

/** The template of a text, in which the marks of these slots stand, and of no others. */
export function templateOf<Slot extends string>(
  text: string,
  slots: readonly Slot[],
): Template<Slot> {
  // Not by a regular expression, which reads a page ten times slower.
  const [first = '', ...pieces] = text.split(startOfMarks())
  return [utf8(first), ...pieces.flatMap((piece) => withSlot(piece, slots))]
}

/** Splits a piece into the slot at its beginning and the bytes of the text after it. */
function withSlot<Slot extends string>(piece: string, slots: readonly Slot[]) {
  const end = piece.indexOf(markEnd)
  const name = piece.slice(0, end)
  const slot = slots.find((one) => one === name)
  if (!slot) throw new Error(`Expected ${name} among the slots ${slots}`)
  return [slot, utf8(piece.slice(end + markEnd.length))]
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
