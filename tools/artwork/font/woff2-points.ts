import type { ByteReader } from './byte-reader.ts'
import type { GlyphPoint } from './glyph-record.ts'

/** Reads the points of one outline from the flag and coordinate streams (WOFF2 §5.2). */
export function readPoints(count: number, flags: ByteReader, data: ByteReader): GlyphPoint[] {
  let [x, y] = [0, 0]
  return Array.from({ length: count }, () => {
    const flag = flags.uint8()
    const [dx, dy] = readStep(flag & 0x7f, data)
    x += dx
    y += dy
    return { x, y, onCurve: flag < 0x80 }
  })
}

// Each range of codes packs the two coordinates into another number of bits.
function readStep(code: number, data: ByteReader): [dx: number, dy: number] {
  if (code < 10) return [0, signed(code, ((code & 14) << 7) + data.uint8())]
  if (code < 20) return [signed(code, (((code - 10) & 14) << 7) + data.uint8()), 0]
  if (code < 84) {
    const [base, byte] = [code - 20, data.uint8()]
    const dx = 1 + (base & 0x30) + (byte >> 4)
    const dy = 1 + ((base & 0x0c) << 2) + (byte & 0x0f)
    return signedPair(code, dx, dy)
  }
  if (code < 120) {
    const base = code - 84
    const dx = 1 + (Math.floor(base / 12) << 8) + data.uint8()
    const dy = 1 + (((base % 12) >> 2) << 8) + data.uint8()
    return signedPair(code, dx, dy)
  }
  if (code < 124) {
    const [first, second, third] = [data.uint8(), data.uint8(), data.uint8()]
    return signedPair(code, (first << 4) + (second >> 4), ((second & 0x0f) << 8) + third)
  }
  return signedPair(code, data.uint16(), data.uint16())
}

function signedPair(code: number, dx: number, dy: number): [dx: number, dy: number] {
  return [signed(code, dx), signed(code >> 1, dy)]
}

function signed(code: number, value: number): number {
  return code & 1 ? value : -value
}
