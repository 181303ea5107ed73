import type { EncodedSize } from './codec/make-sizes.ts'
import { Unreadable } from './codec/pixels.ts'
import { type PictureHeader, readHeader } from './codec/read-header.ts'
import { sizesOf } from './codec/sizes.ts'
import { pictureType } from './picture-object.ts'

const quality = 80

/**
 * Has the platform make the sizes of a picture that the codecs here cannot decode. It turns pictures
 * upright and drops their metadata. Throws Unreadable.
 */
export async function platformSizes(
  images: ImagesBinding,
  bytes: Uint8Array<ArrayBuffer>,
  header: PictureHeader,
): Promise<EncodedSize[]> {
  const sizes: EncodedSize[] = []
  for (const { width, height } of sizesOf(header)) {
    const made = await images
      .input(new Blob([bytes]).stream())
      .transform({ width, height, fit: 'scale-down' })
      .output({ format: pictureType, quality })
      .then((result) => new Response(result.image()).arrayBuffer())
      .catch(() => {
        throw new Unreadable('platform')
      })
    const encoded = new Uint8Array(made)
    const size = readHeader(encoded)
    if (!size) throw new Unreadable('platform')
    sizes.push({ width: size.width, height: size.height, bytes: encoded })
  }
  return sizes
}
