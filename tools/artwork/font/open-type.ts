import { ByteReader } from './byte-reader.ts'
import { glyphRecords } from './glyf-table.ts'
import type { GlyphRecord } from './glyph-record.ts'
import { longOffsets, openTypeFile, type Table, withLongOffsets } from './open-type-file.ts'
import { type StoredTable, woff2Tables } from './woff2-tables.ts'

/**
 * Rewrites a WOFF2 font with TrueType outlines as a plain OpenType file, variations included.
 * Fontkit varies only such files: it reads a variation of a WOFF2 font as garbage.
 */
export function openTypeFromWoff2(file: Uint8Array): Buffer {
  const { flavor, tables } = openTypeTables(file)
  return openTypeFile(flavor, tables)
}

/** Reads the tables of a WOFF2 font with TrueType outlines, as OpenType has them. */
export function openTypeTables(file: Uint8Array): { flavor: number; tables: Table[] } {
  const { flavor, tables } = woff2Tables(file)
  const outlines = tableOf('glyf', tables)
  if (!outlines.transformed) throw new Error('Expected a WOFF2 font with transformed outlines')
  const records = glyphRecords(outlines.bytes)
  const advanceCount = tableOf('hhea', tables).bytes.readUInt16BE(34)
  const rebuilt = tables.map((table) => ({
    tag: table.tag,
    bytes: rebuild(table, records, advanceCount),
  }))
  return { flavor, tables: rebuilt }
}

function rebuild(table: StoredTable, records: GlyphRecord[], advanceCount: number): Buffer {
  if (table.tag === 'glyf') return Buffer.concat(records.map(({ bytes }) => bytes))
  if (table.tag === 'loca') return longOffsets(records)
  if (table.tag === 'head') return withLongOffsets(table.bytes)
  if (!table.transformed) return table.bytes
  if (table.tag === 'hmtx') return horizontalMetrics(table.bytes, records, advanceCount)
  throw new Error(`Cannot rebuild the transformed table ${table.tag}`)
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

function tableOf(tag: string, tables: StoredTable[]): StoredTable {
  const table = tables.find((each) => each.tag === tag)
  if (!table) throw new Error(`The font has no ${tag} table`)
  return table
}
