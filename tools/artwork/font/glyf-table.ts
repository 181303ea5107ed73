import { ByteReader } from './byte-reader.ts'
import { emptyRecord, type GlyphRecord, outlineRecord, padded, words } from './glyph-record.ts'
import { readPoints } from './woff2-points.ts'

type StreamName =
  | 'contours'
  | 'points'
  | 'flags'
  | 'glyphs'
  | 'composites'
  | 'boxes'
  | 'instructions'

type Streams = Record<StreamName, ByteReader> & { boxMap: Buffer }

const moreComponents = 0x20
const hasInstructions = 0x100

/** Rebuilds the records of a transformed glyf table (WOFF2 §5.1). */
export function glyphRecords(table: Buffer): GlyphRecord[] {
  const reader = new ByteReader(table)
  reader.take(4)
  const count = reader.uint16()
  reader.take(2)
  const sizes = Array.from({ length: 7 }, () => reader.uint32())
  const next = () => new ByteReader(reader.take(sizes.shift() ?? 0))
  // The streams follow each other in this order.
  const streams = {
    contours: next(),
    points: next(),
    flags: next(),
    glyphs: next(),
    composites: next(),
    boxes: next(),
    instructions: next(),
  }
  const boxMap = streams.boxes.take(4 * ((count + 31) >> 5))
  return Array.from({ length: count }, (_, index) => glyphRecord(index, { ...streams, boxMap }))
}

function glyphRecord(index: number, streams: Streams): GlyphRecord {
  const contours = streams.contours.int16()
  const hasBox = ((streams.boxMap[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0
  if (contours === 0) return emptyRecord
  if (contours < 0) return composite(streams)
  const ends = lastPoints(contours, streams.points)
  const points = readPoints((ends.at(-1) ?? -1) + 1, streams.flags, streams.glyphs)
  const program = streams.instructions.take(streams.glyphs.short255())
  const box = hasBox ? streams.boxes.take(8) : undefined
  return outlineRecord(points, { ends, program, box })
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
