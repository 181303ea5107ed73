import { mailIn } from '#shared/desk/constants.ts'
import { fileLimits } from '#shared/files/limits.ts'
import type { Work } from '#worker/app-env.ts'
import type { FileRow } from '#worker/db/schema.ts'
import { type Attachments, noAttachments, sizeOfThread } from '#worker/files/attach.ts'
import { deleteObjects } from '#worker/files/delete-objects.ts'
import { storeLimits } from '#worker/files/limits.ts'
import { storeFile } from '#worker/files/store-file.ts'
import { deleteFiles, totalSize } from '#worker/files/unattached.ts'

/** An attachment of which only the name is kept. */
export interface AttachmentNote {
  name: string
  bytes: number
}

export type AttachmentInbox = ReturnType<typeof createAttachmentInbox>

type Stores = Pick<Work, 'db' | 'settings' | 'bucket'>
type Chunks = AsyncIterable<Uint8Array>

/** Stores the attachments of one email to a thread until the email itself is stored, or refused. */
export function createAttachmentInbox({ db, settings, bucket }: Stores, threadId: string) {
  const owner = `mail ${crypto.randomUUID()}`
  const stored: FileRow[] = []
  const notes: AttachmentNote[] = []
  let tries = 0
  let room: number | undefined

  async function take(name: string, chunks: () => Chunks): Promise<void> {
    let bytes = 0
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks()) {
        bytes += chunk.byteLength
        yield chunk
      }
    }
    const content = counted()
    // A loop that ends early would end the generator, and the rest could not be counted.
    const shared = { [Symbol.asyncIterator]: () => ({ next: () => content.next() }) }
    const file = await store(name, shared)
    for await (const _ of shared);
    if (file) stored.push(file)
    else notes.push({ name, bytes })
  }

  async function store(name: string, chunks: Chunks): Promise<FileRow | null> {
    // Each takes several queries, also one that is refused, and an email may have thousands.
    if (!bucket || tries >= mailIn.namedAttachments) return null
    if (stored.length >= fileLimits.perMessage) return null
    tries += 1
    room ??= storeLimits.threadBytes - (await sizeOfThread(db, threadId))
    const origin = { owner, userId: null, share: 'mail', networkKey: null } as const
    const result = await storeFile({ db, settings, bucket }, { name, chunks: () => chunks }, origin)
    if (result.outcome === 'refused') return null
    if (totalSize(stored) + result.file.size <= Math.min(fileLimits.totalBytes, room))
      return result.file
    await deleteFiles(db, [result.file])
    return null
  }

  const attachments = (): Attachments =>
    stored.length > 0 ? { owner, files: stored } : noAttachments

  /** Deletes the files of an email that is not stored, and what is left of refused ones. */
  async function end(isStored: boolean): Promise<void> {
    if (!isStored) await deleteFiles(db, stored)
    if (bucket && (notes.length > 0 || !isStored)) await deleteObjects({ db, bucket })
  }

  return { take, notes, attachments, end }
}
