import { inTime } from '../db/in-time.ts'

/** The type of all pictures that are stored. */
export const pictureType = 'image/webp'

/** Returns the key of an object; the trigger on `picture_sizes` writes the same. */
export function pictureKey(hash: string): string {
  return `media/${hash}`
}

export async function putPicture(
  bucket: R2Bucket,
  hash: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const httpMetadata = { contentType: pictureType }
  await inTime('R2', bucket.put(pictureKey(hash), bytes, { httpMetadata }))
}
