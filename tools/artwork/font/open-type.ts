import { ByteReader } from './byte-reader.ts'
import { type GlyphRecord, glyphRecords } from './glyf-table.ts'
import { type StoredTable, woff2Tables } from './woff2-tables.ts'

type Table = { tag: string; bytes: Buffer }

/**
 * Rewrites a WOFF2 font with TrueType outlines as a plain OpenType file, variations included.
 * Fontkit can vary only such files. Checksums are left at zero, as fontkit does not read them.
 */
export function openTypeFromWoff2(file: Uint8Array): Buffer {
  const { flavor, tables } = woff2Tables(file)
  const stored = tables.find(({ tag }) => tag === 'glyf')
  if (!stored?.transformed) throw new Error('Expected a WOFF2 font with transformed outlines')
  const records = glyphRecords(stored.bytes)
  const rebuilt = tables.map((table): Table => ({ ...table, bytes: rebuild(table, records, tables) }))
  return openTypeFile(flavor, rebuilt)
}

function rebuild(table: StoredTable, records: GlyphRecord[], tables: StoredTable[]): Buffer {
  if (table.tag === 'glyf') return Buffer.concat(records.map(({ bytes }) => bytes))
  if (table.tag === 'loca') return longOffsets(records)
  if (table.tag === 'head') return withLongOffsets(table.bytes)
  if (table.tag === 'hmtx' && table.transformed) {
    return horizontalMetrics(table.bytes, records, bytesOf('hhea', tables).readUInt16BE(34))
  }
  if (table.transformed) throw new Error(`Cannot rebuild the transformed table ${table.tag}`)
  return table.bytes
}

// Left bearings that equal the left edge of the outline are left out of the file (WOFF2 §5.4).
function horizontalMetrics(bytes: Buffer, records: GlyphRecord[], advanceCount: number): Buffer {
  const reader = new ByteReader(bytes)
  const flags = reader.uint8()
  const advances = Array.from({ length: advanceCount }, () => reader.uint16())
  const bearings = records.map(({ xMin }, index) =>
    flags & (index < advanceCount ? 1 : 2) ? xMin : reader.int16(),
  )
  const rows = bearings.map((bearing, index) => {
    const row = Buffer.alloc(index < advanceCount ? 4 : 2)
    if (index < advanceCount) row.writeUInt16BE(advances[index] ?? 0)
    row.writeInt16BE(bearing, row.length - 2)
    return row
  })
  return Buffer.concat(rows)
}

function longOffsets(records: GlyphRecord[]): Buffer {
  const bytes = Buffer.alloc((records.length + 1) * 4)
  let offset = 0
  records.forEach((record, index) => {
    offset += record.bytes.length
    bytes.writeUInt32BE(offset, (index + 1) * 4)
  })
  return bytes
}

function withLongOffsets(head: Buffer): Buffer {
  const copy = Buffer.from(head)
  copy.writeInt16BE(1, 50)
  return copy
}

function bytesOf(tag: string, tables: StoredTable[]): Buffer {
  const table = tables.find((each) => each.tag === tag)
  if (!table) throw new Error(`The font has no ${tag} table`)
  return table.bytes
}

function openTypeFile(flavor: number, tables: Table[]): Buffer {
  const directory = Buffer.alloc(12 + tables.length * 16)
  directory.writeUInt32BE(flavor, 0)
  directory.writeUInt16BE(tables.length, 4)
  const body: Buffer[] = []
  let offset = directory.length
  tables.forEach(({ tag, bytes }, index) => {
    const entry = 12 + index * 16
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(bytes.length, entry + 12)
    const gap = Buffer.alloc((4 - (bytes.length % 4)) % 4)
    body.push(bytes, gap)
    offset += bytes.length + gap.length
  })
  return Buffer.concat([directory, ...body])
}
