import { type Orientation, orientationIn } from './orientation.ts'
import type { Size } from './pixels.ts'
import { inflatedBytes } from './png-format.ts'

/** The header of a picture, read before anything is decoded. Its size is that of the stored rows. */
export interface PictureHeader extends Size {
  kind: 'jpeg' | 'png' | 'webp' | 'avif'
  orientation: Orientation
  /** Bytes that decoding holds besides the pixels. */
  workBytes: number
  /** Passes over a JPEG, each of which its decoder makes over the whole picture. */
  scans?: number
  /** Bytes of the rows of a PNG, all of which its decoder inflates. */
  rowBytes?: number
}

/** Returns the header of a picture; null for every other file, and for pictures that move. */
export function readHeader(bytes: Uint8Array): PictureHeader | null {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const read = [readJpeg, readPng, readWebp, readAvif]
    for (const reader of read) {
      const header = reader(bytes, view)
      if (header) return header.width > 0 && header.height > 0 ? header : null
    }
    return null
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return null
    throw error
  }
}

type Reader = (bytes: Uint8Array, view: DataView) => PictureHeader | null

const startOfImage = 0xffd8
// Baseline, extended and progressive (ITU T.81, table B.1); cameras write no other.
const frames = [0xffc0, 0xffc1, 0xffc2]
const progressive = 0xffc2
const startOfScan = 0xffda
const application1 = 0xffe1

const readJpeg: Reader = (bytes, view) => {
  if (bytes.byteLength < 4 || view.getUint16(0) !== startOfImage) return null
  let orientation: Orientation = 1
  for (let at = 2; ; ) {
    const marker = view.getUint16(at)
    // Fill bytes may stand before a marker.
    if (marker === 0xffff) {
      at += 1
      continue
    }
    if (marker < 0xff01 || marker === startOfScan) return null
    const length = view.getUint16(at + 2)
    const segment = bytes.subarray(at + 4, at + 2 + length)
    if (marker === application1 && textAt(bytes, at + 4, 4) === 'Exif') {
      orientation = orientationIn(segment.subarray(6))
    }
    at += 2 + length
    if (frames.includes(marker)) {
      return { ...frameOf(marker, segment), orientation, scans: countScans(bytes, at) }
    }
  }
}

const endOfImage = 0xd9

/**
 * Returns how many scans follow a place. Like the decoder, it looks for the next marker after a segment,
 * over the data of a scan too; what stands within a segment, such as a small picture, is no scan.
 */
function countScans(bytes: Uint8Array, from: number): number {
  let scans = 0
  for (let at = from; at + 1 < bytes.byteLength; ) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0
    if (marker === endOfImage) break
    if (marker === (startOfScan & 0xff)) scans += 1
    at += hasSegment(marker) ? 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)) : 1
  }
  return scans
}

/** True for markers with a length after them; zeros, fill bytes and restarts stand within data. */
function hasSegment(marker: number): boolean {
  return marker >= 0xc0 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8)
}

/** A progressive picture is decoded only when all its coefficients, two bytes each, are there. */
function frameOf(marker: number, segment: Uint8Array) {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength)
  const [height, width, components] = [view.getUint16(1), view.getUint16(3), view.getUint8(5)]
  // One is gray, three are colours; four are inks of a printer.
  if (components !== 1 && components !== 3) throw new RangeError('components')
  const samplings = Array.from({ length: components }, (_, index) => view.getUint8(7 + index * 3))
  const shares = samplings.map((sampling) => (sampling >> 4) * (sampling & 15))
  const share = shares.reduce((sum, one) => sum + one, 0) / Math.max(...shares)
  const workBytes = marker === progressive ? 2 * share * width * height : 0
  return { kind: 'jpeg', width, height, workBytes } as const
}

const readPng: Reader = (bytes, view) => {
  if (textAt(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || textAt(bytes, 12, 4) !== 'IHDR') return null
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const [depth, colourType] = [view.getUint8(24), view.getUint8(25)]
  const isInterlaced = view.getUint8(28) !== 0
  const exif = findPngChunk(bytes, view, 'eXIf')
  return {
    ...{ kind: 'png', width, height, orientation: exif ? orientationIn(exif) : 1 },
    workBytes: isInterlaced ? width * height * 4 : 0,
    rowBytes: inflatedBytes({ width, height, depth, colourType, isInterlaced }),
  }
}

/** Returns a chunk that stands before the pixels. */
function findPngChunk(bytes: Uint8Array, view: DataView, name: string): Uint8Array | null {
  for (let at = 8; at + 12 <= bytes.byteLength; at += 12 + view.getUint32(at)) {
    const found = textAt(bytes, at + 4, 4)
    if (found === name) return bytes.subarray(at + 8, at + 8 + view.getUint32(at))
    if (found === 'IDAT') return null
  }
  return null
}

const animationFlag = 0x02

const readWebp: Reader = (bytes, view) => {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return null
  const size = webpSize(bytes, view)
  if (!size) return null
  return { kind: 'webp', ...size, orientation: webpOrientation(bytes, view), workBytes: 0 }
}

function webpSize(bytes: Uint8Array, view: DataView): Size | null {
  const format = textAt(bytes, 12, 4)
  if (format === 'VP8X') {
    if (view.getUint8(20) & animationFlag) return null
    return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  }
  if (format === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  if (format !== 'VP8 ') return null
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
}

function webpOrientation(bytes: Uint8Array, view: DataView): Orientation {
  for (let at = 12; at + 8 <= bytes.byteLength; ) {
    const size = view.getUint32(at + 4, true)
    if (textAt(bytes, at, 4) === 'EXIF') {
      const exif = bytes.subarray(at + 8, at + 8 + size)
      // Some programs write the mark that it has in a JPEG.
      return orientationIn(textAt(exif, 0, 4) === 'Exif' ? exif.subarray(6) : exif)
    }
    at += 8 + size + (size % 2)
  }
  return 1
}

const avifBrands = ['avif', 'avis', 'mif1', 'miaf']
const turns: readonly Orientation[] = [1, 8, 3, 6]
// Properties stand at the beginning of the file (ISO/IEC 23008-12).
const propertyBytes = 16 * 1024

const readAvif: Reader = (bytes, view) => {
  if (textAt(bytes, 4, 4) !== 'ftyp' || !avifBrands.includes(textAt(bytes, 8, 4))) return null
  const beginning = bytes.subarray(0, propertyBytes)
  if (positions(beginning, 'av01').length === 0) return null
  // Besides the picture, thumbnails and planes of opacity have a size.
  const sizes = positions(beginning, 'ispe').map((at) => {
    return { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
  })
  const [size] = sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)
  if (!size) return null
  const [turn] = positions(beginning, 'irot')
  const quarter = turn === undefined ? 0 : view.getUint8(turn + 4) & 3
  return {
    ...{ kind: 'avif', ...size, orientation: turns[quarter] ?? 1 },
    // The planes of the decoder, and a copy of the pixels.
    workBytes: size.width * size.height * 20,
  }
}

/** Returns where the type of each box of a name stands. */
function positions(bytes: Uint8Array, name: string): number[] {
  const all: number[] = []
  for (let at = 0; at + 4 <= bytes.byteLength; at++) {
    if (bytes[at] === name.charCodeAt(0) && textAt(bytes, at, 4) === name) all.push(at)
  }
  return all
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
