import { eq } from 'drizzle-orm'
import { fileLimits } from '#shared/files/limits.ts'
import { messages } from '#shared/messages.ts'
import { foldCase } from '#shared/text.ts'
import type { Work } from '../app-env.ts'
import { deletedFiles, type FileRow, files } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import { bytesToHex } from '../security/bytes.ts'
import { cleanFileName } from './file-name.ts'
import { newFileKey, pieceBytes, putPiece } from './file-store.ts'
import { createContentCheck, typeByName } from './inspect.ts'
import type { FileOrigin } from './owner.ts'
import { reserveSpace } from './reserve-space.ts'

interface IncomingFile {
  name: string
  /** The length of all that comes with it; null if nobody says. */
  requestBytes?: number | null
  chunks: () => AsyncIterable<Uint8Array>
}

type StoreOutcome = { outcome: 'stored'; file: FileRow } | { outcome: 'refused'; message: string }

/** Thrown where a file is refused while it is read. */
class Refused extends Error {}

type Stores = Pick<Work, 'db' | 'settings'> & { bucket: R2Bucket }

const maxPieces = Math.ceil(fileLimits.maxBytes / pieceBytes)

/**
 * Stores a file piece by piece while it is read, so that at most one piece is in memory. It belongs
 * to no message yet. Rejects if the stream or a store fails; what was stored is then deleted.
 */
export async function storeFile(
  stores: Stores,
  incoming: IncomingFile,
  origin: FileOrigin,
): Promise<StoreOutcome> {
  const { db, settings } = stores
  const name = cleanFileName(incoming.name)
  const type = typeByName(name)
  if (!type) return { outcome: 'refused', message: messages.files.type(name) }
  const row: FileRow = {
    ...{ id: crypto.randomUUID(), key: newFileKey(), pieces: maxPieces },
    ...{ name, foldedName: foldCase(name), type },
    ...{ size: maxBytesOf(incoming), sha256: '', state: 'incoming' },
    ...{ owner: origin.owner, userId: origin.userId },
    ...{ entryId: null, heldMailId: null, roomFileId: null, version: null, position: null },
    createdAt: new Date(),
  }
  // The row first: if the Worker ends in between, the cron finds the objects by it.
  const reservation = await reserveSpace(stores, row, origin)
  if (!reservation) return { outcome: 'refused', message: messages.files.full }
  let bytes = 0
  try {
    const content = await storePieces(stores, row, incoming)
    const state = settings.fileScannerUrl ? 'scanning' : 'ready'
    const stored = { ...content, state } as const
    const isRow = eq(files.id, row.id)
    const updated = await db.update(files).set(stored).where(isRow).returning({ id: files.id })
    if (updated.length === 0) throw new Refused(messages.files.gone)
    bytes = content.size
    return { outcome: 'stored', file: { ...row, ...stored } }
  } catch (error) {
    await abandon(db, row)
    if (!(error instanceof Refused)) throw error
    return { outcome: 'refused', message: error.message }
  } finally {
    await reservation.settle(bytes)
  }
}

/** Returns the most bytes that a file can have: not more than come in all. */
function maxBytesOf({ requestBytes }: IncomingFile): number {
  return Math.min(fileLimits.maxBytes, requestBytes ?? fileLimits.maxBytes)
}

/** Deletes the row of a file that is not stored, and has its objects deleted. */
async function abandon(db: Database, { id, key, pieces }: FileRow): Promise<void> {
  await db.batch([
    db.delete(files).where(eq(files.id, id)),
    // The account may be gone, and its row with it: objects that came since would stay for ever.
    db.insert(deletedFiles).values({ key, pieces }).onConflictDoNothing(),
  ])
}

/** Writes the objects of a file; throws Refused for one that is not accepted. */
async function storePieces(
  { bucket }: Stores,
  { key, name, size: maxBytes }: FileRow,
  { chunks }: IncomingFile,
): Promise<Pick<FileRow, 'size' | 'sha256' | 'pieces'>> {
  const digest = new crypto.DigestStream('SHA-256')
  const hash = digest.getWriter()
  const content = createContentCheck(name)
  const piece = new Uint8Array(pieceBytes)
  let [size, pieces, filled] = [0, 0, 0]

  async function flush() {
    const bytes = piece.subarray(0, filled)
    if (!(await content.accepts(bytes))) throw new Refused(messages.files.content(name))
    await putPiece(bucket, { key, index: pieces }, bytes)
    pieces += 1
    filled = 0
  }

  for await (const chunk of chunks()) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Refused(messages.files.tooLarge(name))
    await hash.write(chunk)
    for (let from = 0; from < chunk.byteLength; ) {
      const part = chunk.subarray(from, from + pieceBytes - filled)
      piece.set(part, filled)
      filled += part.byteLength
      from += part.byteLength
      if (filled === pieceBytes) await flush()
    }
  }
  if (size === 0) throw new Refused(messages.files.empty(name))
  if (filled > 0) await flush()
  if (!content.isWhole()) throw new Refused(messages.files.content(name))
  await hash.close()
  return { size, pieces, sha256: bytesToHex(new Uint8Array(await digest.digest)) }
}
