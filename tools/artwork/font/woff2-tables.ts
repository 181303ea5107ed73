import { brotliDecompressSync } from 'node:zlib'
import { ByteReader } from './byte-reader.ts'

/** A table as stored: `transformed` means its bytes are not yet those of an OpenType file. */
export type StoredTable = { tag: string; bytes: Buffer; transformed: boolean }

// WOFF2 §4.1, in the order of their numbers.
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx ' +
  'kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix ' +
  'acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak ' +
  'Zapf Silf Glat Gloc Feat Sill'
).match(/.{4}(?= |$)/g) as string[]

const arbitraryTag = 63
const headerRest = 32

/** Unpacks the tables of a WOFF2 file (W3C WOFF 2.0 §4); throws when it is not one. */
export function woff2Tables(file: Uint8Array): { flavor: number; tables: StoredTable[] } {
  const reader = new ByteReader(file)
  if (reader.take(4).toString('latin1') !== 'wOF2') throw new Error('Not a WOFF2 file')
  const flavor = reader.uint32()
  reader.uint32()
  const count = reader.uint16()
  reader.take(6)
  const compressedSize = reader.uint32()
  reader.take(headerRest - 8)
  const entries = Array.from({ length: count }, () => directoryEntry(reader))
  const data = new ByteReader(brotliDecompressSync(reader.take(compressedSize)))
  const tables = entries.map(({ tag, transformed, length }) => ({
    tag,
    transformed,
    bytes: data.take(length),
  }))
  return { flavor, tables }
}

function directoryEntry(reader: ByteReader) {
  const flags = reader.uint8()
  const number = flags & 0x3f
  const tag = number === arbitraryTag ? reader.take(4).toString('latin1') : knownTags[number]
  if (!tag) throw new Error(`Unknown WOFF2 table number ${number}`)
  const version = flags >> 6
  // For glyf and loca, version 3 means untouched; for all others, version 0 does.
  const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
  const originalLength = reader.base128()
  return { tag, transformed, length: transformed ? reader.base128() : originalLength }
}
