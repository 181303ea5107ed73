import { pictureLimits, pictureWidths } from '#shared/pictures/limits.ts'
import { uprightSize } from './orientation.ts'
import type { Size } from './pixels.ts'
import type { PictureHeader } from './read-header.ts'
import { atWidth, within } from './scaler.ts'

// An isolate has 128 MB, of which the encoder takes 45 after the decoder, and the product the rest.
const maxDecodedBytes = 64 * 1024 * 1024

/** True if a picture is not larger than any that is opened. */
export function isWithinPixels({ width, height }: Size): boolean {
  const { maxSourceSide, maxSourcePixels } = pictureLimits
  return Math.max(width, height) <= maxSourceSide && width * height <= maxSourcePixels
}

/** True if a JPEG does not make its decoder pass over it too often. */
export function isWithinScans({ scans = 0, width, height }: PictureHeader): boolean {
  const { maxScans, maxScannedPixels } = pictureLimits
  return scans <= maxScans && scans * width * height <= maxScannedPixels
}

/** True if a PNG does not unpack to too much. */
export function isWithinRows({ rowBytes = 0 }: PictureHeader): boolean {
  return rowBytes <= pictureLimits.maxRowBytes
}

/** True if the codecs here can decode a picture in the memory that there is. */
export function isWithinMemory(header: PictureHeader): boolean {
  return header.workBytes + decodedBytes(header) <= maxDecodedBytes
}

/** Returns the bytes of the pixels while they are decoded. */
function decodedBytes(header: PictureHeader): number {
  if (header.kind === 'png') return 0
  const { width, height } = header.kind === 'jpeg' ? reduced(header, storedSize(header)) : header
  // The library for WebP has its own copy.
  return width * height * 4 * (header.kind === 'webp' ? 2 : 1)
}

/** Returns the largest size that is stored of a picture, as it lies in its file. */
export function storedSize(header: PictureHeader): Size {
  return within(header, pictureLimits.maxSide)
}

/** Returns the sizes that are stored of a picture, the largest first. */
export function sizesOf(header: PictureHeader): Size[] {
  const largest = uprightSize(storedSize(header), header.orientation)
  const widths = pictureWidths.filter((width) => width < largest.width)
  return [largest, ...widths.toReversed().map((width) => atWidth(largest, width))]
}

const eighths = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** Returns the smallest size that the decoder of JPEG makes of a picture and that is not below another. */
export function reduced({ width, height }: Size, atLeast: Size): Size {
  const eighth = eighths.find((part) => (width * part) / 8 >= atLeast.width) ?? 8
  return { width: Math.ceil((width * eighth) / 8), height: Math.ceil((height * eighth) / 8) }
}
