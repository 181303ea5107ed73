import type { Pixels, Size } from './pixels.ts'

/** The orientation that a camera notes (EXIF, 1 to 8): 1 is upright, from 5 on it lies on its side. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const lying = (orientation: Orientation) => orientation >= 5

/** Returns the size of a picture once it is upright. */
export function uprightSize({ width, height }: Size, orientation: Orientation): Size {
  return lying(orientation) ? { width: height, height: width } : { width, height }
}

/** Returns a picture as its camera saw it. */
export function upright(pixels: Pixels, orientation: Orientation): Pixels {
  if (orientation === 1) return pixels
  const { width, height } = pixels
  const size = uprightSize(pixels, orientation)
  const from = new Uint32Array(pixels.data.slice().buffer)
  const to = new Uint32Array(size.width * size.height)
  // Mirrored from right to left, from bottom to top.
  const isMirrored = [2, 3, 7, 8].includes(orientation)
  const isFlipped = [3, 4, 6, 7].includes(orientation)
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const [column, row] = lying(orientation) ? [y, x] : [x, y]
      const sourceX = isMirrored ? width - 1 - column : column
      const sourceY = isFlipped ? height - 1 - row : row
      to[y * size.width + x] = from[sourceY * width + sourceX] ?? 0
    }
  }
  return { ...size, data: new Uint8Array(to.buffer) }
}

const littleEndian = 0x4949
const bigEndian = 0x4d4d
const orientationTag = 0x0112

/** Returns the orientation in EXIF data, which begins with its byte order; 1 without one. */
export function orientationIn(exif: Uint8Array): Orientation {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength)
  if (view.byteLength < 14) return 1
  const order = view.getUint16(0)
  if (order !== littleEndian && order !== bigEndian) return 1
  const isLittle = order === littleEndian
  const start = view.getUint32(4, isLittle)
  if (start + 2 > view.byteLength) return 1
  const count = view.getUint16(start, isLittle)
  for (let index = 0; index < count; index++) {
    const at = start + 2 + index * 12
    if (at + 12 > view.byteLength) return 1
    if (view.getUint16(at, isLittle) !== orientationTag) continue
    return toOrientation(view.getUint16(at + 8, isLittle))
  }
  return 1
}

const orientations: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8]

function toOrientation(value: number): Orientation {
  return orientations.find((one) => one === value) ?? 1
}
