import { ByteReader } from './byte-reader.ts'
import { type GlyphPoint, readPoints } from './woff2-points.ts'

/** A record of a glyf table, and the left edge of its outline. */
export type GlyphRecord = { bytes: Buffer; xMin: number }

type Streams = Record<
  'contours' | 'points' | 'flags' | 'glyphs' | 'composites' | 'instructions',
  ByteReader
> & { boxMap: Buffer; boxes: ByteReader }

const moreComponents = 0x20
const hasInstructions = 0x100

/** Rebuilds the records of a transformed glyf table (WOFF2 §5.1). */
export function glyphRecords(table: Buffer): GlyphRecord[] {
  const reader = new ByteReader(table)
  reader.take(4)
  const count = reader.uint16()
  reader.take(2)
  const sizes = Array.from({ length: 7 }, () => reader.uint32())
  const parts = sizes.map((size) => new ByteReader(reader.take(size)))
  const [contours, points, flags, glyphs, composites, boxes, instructions] = parts as Tuple7
  const boxMap = boxes.take(4 * ((count + 31) >> 5))
  const streams = { contours, points, flags, glyphs, composites, boxes, instructions, boxMap }
  return Array.from({ length: count }, (_, index) => glyphRecord(index, streams))
}

type Tuple7 = [
  ByteReader,
  ByteReader,
  ByteReader,
  ByteReader,
  ByteReader,
  ByteReader,
  ByteReader,
]

function glyphRecord(index: number, streams: Streams): GlyphRecord {
  const contours = streams.contours.int16()
  const hasBox = ((streams.boxMap[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0
  if (contours === 0) return { bytes: Buffer.alloc(0), xMin: 0 }
  if (contours < 0) return composite(streams)
  const ends = lastPoints(contours, streams.points)
  const points = readPoints((ends.at(-1) ?? -1) + 1, streams.flags, streams.glyphs)
  const program = streams.instructions.take(streams.glyphs.short255())
  const box = hasBox ? streams.boxes.take(8) : boxAround(points)
  const bytes = [words([contours]), box, words(ends), words([program.length]), program]
  return { bytes: padded([...bytes, ...outline(points)]), xMin: box.readInt16BE(0) }
}

function lastPoints(contours: number, points: ByteReader): number[] {
  let end = -1
  return Array.from({ length: contours }, () => {
    end += points.short255()
    return end
  })
}

function composite({ composites, boxes, glyphs, instructions }: Streams): GlyphRecord {
  const parts: Buffer[] = []
  let [flags, withInstructions] = [moreComponents, false]
  while (flags & moreComponents) {
    flags = composites.uint16()
    withInstructions ||= (flags & hasInstructions) !== 0
    parts.push(words([flags]), composites.take(2 + placementSize(flags)))
  }
  const program = withInstructions ? instructions.take(glyphs.short255()) : Buffer.alloc(0)
  const tail = withInstructions ? [words([program.length]), program] : []
  const box = boxes.take(8)
  return { bytes: padded([words([-1]), box, ...parts, ...tail]), xMin: box.readInt16BE(0) }
}

function placementSize(flags: number): number {
  const offsets = flags & 0x01 ? 4 : 2
  if (flags & 0x08) return offsets + 2
  if (flags & 0x40) return offsets + 4
  return flags & 0x80 ? offsets + 8 : offsets
}

// Coordinates are written as plain words: the font is read once and thrown away.
function outline(points: GlyphPoint[]): Buffer[] {
  const steps = (axis: 'x' | 'y') =>
    points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0))
  const flags = Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0)))
  return [flags, words(steps('x')), words(steps('y'))]
}

function boxAround(points: GlyphPoint[]): Buffer {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return words([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
}

function words(numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2)
  numbers.forEach((number, index) => {
    bytes.writeInt16BE((number << 16) >> 16, index * 2)
  })
  return bytes
}

function padded(parts: Buffer[]): Buffer {
  const bytes = Buffer.concat(parts)
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
}
