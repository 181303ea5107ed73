/** A text that no compression makes fit into a cookie. */
export function incompressible(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => String.fromCodePoint(0x4e00 + byte * 37)).join('')
}
