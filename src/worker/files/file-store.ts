import { inTime } from '../db/in-time.ts'
import { randomToken } from '../security/tokens.ts'

/**
 * The bytes of an object. A file is stored in pieces, because the length of a file in a form is only
 * known at its end, and a request that waited for more of it would hold more of it in memory.
 */
export const pieceBytes = 1024 * 1024

/** Returns the random key of a new file. */
export function newFileKey(): string {
  return `files/${randomToken(24)}`
}

/** Returns the keys of all objects of a file. */
export function objectKeys({ key, pieces }: { key: string; pieces: number }): string[] {
  return Array.from({ length: pieces }, (_, index) => pieceKey(key, index))
}

function pieceKey(key: string, index: number): string {
  return index === 0 ? key : `${key}/${index}`
}

export async function putPiece(
  bucket: R2Bucket,
  { key, index }: { key: string; index: number },
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await inTime('R2', bucket.put(pieceKey(key, index), bytes))
}

interface StoredFile {
  key: string
  pieces: number
  size: number
}

/** Returns a file as a stream, object after object, and its end; null if its first object is missing. */
export async function openFile(
  bucket: R2Bucket,
  { key, pieces, size }: StoredFile,
): Promise<{ stream: ReadableStream; end: Promise<void> } | null> {
  const first = await inTime('R2', bucket.get(key))
  if (!first) return null
  const { readable, writable } = new FixedLengthStream(size)
  const send = async () => {
    await first.body.pipeTo(writable, { preventClose: true })
    for (let index = 1; index < pieces; index++) {
      const piece = await inTime('R2', bucket.get(pieceKey(key, index)))
      if (!piece) throw new Error('Expected all objects of a file')
      await piece.body.pipeTo(writable, { preventClose: true })
    }
    await writable.close()
  }
  const end = send().catch((error) => writable.abort(error).catch(() => {}))
  return { stream: readable, end }
}
