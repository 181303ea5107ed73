export type GlyphPoint = { x: number; y: number; onCurve: boolean }

/** A record of a glyf table, and the left edge of its outline. */
export type GlyphRecord = { bytes: Buffer; xMin: number }

/** The record of a glyph without an outline, as a space. */
export const emptyRecord: GlyphRecord = { bytes: Buffer.alloc(0), xMin: 0 }

/** Writes a simple outline; `ends` are the last points of its contours, `program` its hints. */
export function outlineRecord(
  points: GlyphPoint[],
  {
    ends,
    program = Buffer.alloc(0),
    box = boxAround(points),
  }: {
    ends: number[]
    program?: Buffer | undefined
    box?: Buffer | undefined
  },
): GlyphRecord {
  const head = [words([ends.length]), box, words(ends), words([program.length]), program]
  return { bytes: padded([...head, ...coordinates(points)]), xMin: box.readInt16BE(0) }
}

/** Writes numbers as big-endian words of 16 bits. */
export function words(numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2)
  numbers.forEach((number, index) => {
    bytes.writeInt16BE((number << 16) >> 16, index * 2)
  })
  return bytes
}

/** Joins bytes and fills them up to a multiple of four. */
export function padded(parts: Buffer[]): Buffer {
  const bytes = Buffer.concat(parts)
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
}

// Coordinates are written as plain words: the font is read once and thrown away.
function coordinates(points: GlyphPoint[]): Buffer[] {
  const steps = (axis: 'x' | 'y') =>
    points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0))
  const flags = Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0)))
  return [flags, words(steps('x')), words(steps('y'))]
}

function boxAround(points: GlyphPoint[]): Buffer {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return words([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
}
