import { pictureLimits } from '#shared/pictures/limits.ts'

// Below it nothing is gained, and a drawing would lose its sharp edges.
const smallBytes = 1_500_000

/**
 * Returns a picture of a camera as small as it will be stored: less to send, and of kinds and sizes that
 * the server might not decode. What the browser cannot reduce is sent as it is.
 */
export async function reducedPicture(file: File): Promise<Blob> {
  if (file.size <= smallBytes && file.type !== 'image/avif') return file
  try {
    const bitmap = await createImageBitmap(file)
    const factor = Math.min(1, pictureLimits.maxSide / Math.max(bitmap.width, bitmap.height))
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.round(side * factor))
    const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
    return blob.size < file.size ? blob : file
  } catch {
    return file
  }
}
