import { type GlyphRecord, padded } from './glyph-record.ts'

export type Table = { tag: string; bytes: Buffer }

/** Writes tables as an OpenType file; checksums stay zero, as fontkit does not read them. */
export function openTypeFile(flavor: number, tables: Table[]): Buffer {
  const directory = Buffer.alloc(12 + tables.length * 16)
  directory.writeUInt32BE(flavor, 0)
  directory.writeUInt16BE(tables.length, 4)
  const bodies: Buffer[] = []
  let offset = directory.length
  tables.forEach(({ tag, bytes }, index) => {
    const entry = 12 + index * 16
    const body = padded([bytes])
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(bytes.length, entry + 12)
    bodies.push(body)
    offset += body.length
  })
  return Buffer.concat([directory, ...bodies])
}

/** Writes a loca table: where each record of the glyf table begins. */
export function longOffsets(records: GlyphRecord[]): Buffer {
  const bytes = Buffer.alloc((records.length + 1) * 4)
  let offset = 0
  records.forEach((record, index) => {
    offset += record.bytes.length
    bytes.writeUInt32BE(offset, (index + 1) * 4)
  })
  return bytes
}

/** Gives a head table that announces long offsets. */
export function withLongOffsets(head: Buffer): Buffer {
  const copy = Buffer.from(head)
  copy.writeInt16BE(1, 50)
  return copy
}
