import { decodeJpeg } from './decode-jpeg.ts'
import { decodePng } from './decode-png.ts'
import { decodeAvif, decodeWebp, openEncoder } from './libraries.ts'
import { upright } from './orientation.ts'
import { type Pixels, type Size, Unreadable } from './pixels.ts'
import type { PictureHeader } from './read-header.ts'
import { scale } from './scaler.ts'
import { sizesOf, storedSize } from './sizes.ts'

/** A picture in one size, encoded. */
export interface EncodedSize extends Size {
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Decodes a picture and encodes all its sizes as WebP, upright and without anything else that was in
 * its file: metadata, a second file behind it. Throws Unreadable.
 */
export async function makeSizes(bytes: Uint8Array, header: PictureHeader): Promise<EncodedSize[]> {
  let pixels = upright(await decode(bytes, header), header.orientation)
  const encode = await openEncoder()
  return sizesOf(header).map((size) => {
    pixels = scale(pixels, size)
    return { ...size, bytes: encode(pixels) }
  })
}

async function decode(bytes: Uint8Array, header: PictureHeader): Promise<Pixels> {
  const size = storedSize(header)
  if (header.kind === 'png') return decodePng(bytes, size)
  if (header.kind === 'jpeg') return scale(decodeJpeg(bytes, header, size), size)
  const pixels = await (header.kind === 'webp' ? decodeWebp(bytes) : decodeAvif(bytes))
  // The limits were applied to what the header says.
  const isAsSaid = pixels.width === header.width && pixels.height === header.height
  if (!isAsSaid) throw new Unreadable('size')
  return scale(pixels, size)
}
