import { create, type Font, type Glyph } from 'fontkit'
import { emptyRecord, type GlyphPoint, type GlyphRecord, outlineRecord } from './glyph-record.ts'
import { nameTable } from './name-table.ts'
import { openTypeTables } from './open-type.ts'
import { longOffsets, openTypeFile } from './open-type-file.ts'

/** The PostScript name of an instance, and its place on each axis of the variable font. */
export type Instance = { name: string; axes: Record<string, number> }

const variationTables = ['fvar', 'gvar', 'avar', 'cvar', 'HVAR', 'MVAR', 'STAT', 'prep', 'gasp']

/**
 * Freezes a variable WOFF2 font at given axes, as an OpenType file a PDF can embed. PDFKit would
 * place the parts of composite glyphs, as quotation marks, where the default instance has them.
 */
export function staticFont(file: Uint8Array, { name, axes }: Instance): Buffer {
  const { flavor, tables } = openTypeTables(file)
  const font = (create(openTypeFile(flavor, tables)) as Font).getVariation(axes)
  const glyphs = Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id) as Glyph)
  const records = glyphs.map(recordOf)
  const frozen: Record<string, (bytes: Buffer) => Buffer> = {
    glyf: () => Buffer.concat(records.map(({ bytes }) => bytes)),
    loca: () => longOffsets(records),
    hmtx: () => metricsOf(glyphs, records),
    name: () => nameTable(name),
    hhea: (bytes) => withMetricCount(bytes, glyphs.length),
  }
  const kept = tables.filter(({ tag }) => !variationTables.includes(tag))
  return openTypeFile(
    flavor,
    kept.map(({ tag, bytes }) => ({ tag, bytes: frozen[tag]?.(bytes) ?? bytes })),
  )
}

function recordOf(glyph: Glyph): GlyphRecord {
  const points: GlyphPoint[] = []
  const ends: number[] = []
  for (const { command, args } of glyph.path.commands) {
    if (command === 'closePath') ends.push(points.length - 1)
    for (let index = 0; index < args.length; index += 2) {
      const [x = 0, y = 0] = args.slice(index, index + 2).map(Math.round)
      points.push({ x, y, onCurve: command !== 'quadraticCurveTo' || index > 0 })
    }
  }
  return points.length > 0 ? outlineRecord(points, { ends }) : emptyRecord
}

function metricsOf(glyphs: Glyph[], records: GlyphRecord[]): Buffer {
  const bytes = Buffer.alloc(glyphs.length * 4)
  glyphs.forEach((glyph, index) => {
    bytes.writeUInt16BE(Math.round(glyph.advanceWidth), index * 4)
    bytes.writeInt16BE(records[index]?.xMin ?? 0, index * 4 + 2)
  })
  return bytes
}

function withMetricCount(hhea: Buffer, count: number): Buffer {
  const copy = Buffer.from(hhea)
  copy.writeUInt16BE(count, 34)
  return copy
}
