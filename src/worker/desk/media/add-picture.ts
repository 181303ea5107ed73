import { and, eq } from 'drizzle-orm'
import { messages } from '#shared/messages.ts'
import type { AppEnv, IncomingPicture, SignedIn } from '#worker/app-env.ts'
import { hasRow } from '#worker/db/conditions.ts'
import { type PictureRow, pictureSizes, pictures, storedBytes } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { log } from '#worker/log.ts'
import type { EncodedSize } from '#worker/pictures/codec/make-sizes.ts'
import { NoRoom, Unreadable } from '#worker/pictures/codec/pixels.ts'
import { type PictureHeader, readHeader } from '#worker/pictures/codec/read-header.ts'
import {
  isWithinMemory,
  isWithinPixels,
  isWithinRows,
  isWithinScans,
} from '#worker/pictures/codec/sizes.ts'
import { putPicture } from '#worker/pictures/picture-object.ts'
import { joinBytes, sha256Of, utf8 } from '#worker/security/bytes.ts'
import { changePicture } from './change-picture.ts'

type Variables = AppEnv['Variables']
type Stores = Pick<
  Variables,
  'db' | 'kv' | 'search' | 'settings' | 'submission' | 'images' | 'afterReply'
> & { bucket: R2Bucket }
type Stored = Pick<PictureRow, 'id' | 'width' | 'height'>

interface NewPicture extends Pick<IncomingPicture, 'bytes' | 'sha256'> {
  alt: string
}

type AddOutcome =
  | { outcome: 'added'; picture: Stored }
  | { outcome: 'refused'; message: string }
  | { outcome: 'notFound' }
  | { outcome: 'another-person' }

/** Thrown where a file is refused. */
class Refused extends Error {}

/**
 * Stores a picture in all its sizes; the same file is stored once. Its rows come before its objects, so
 * that the cron finds these if the Worker ends in between.
 */
export async function addPicture(
  stores: Stores,
  actor: SignedIn,
  { bytes, sha256, alt }: NewPicture,
): Promise<AddOutcome> {
  const { db, bucket } = stores
  const isSame = and(eq(pictures.sourceHash, sha256), eq(pictures.isStored, true))
  const earlier = await db.select().from(pictures).where(isSame).limit(1).get()
  if (earlier?.alt === alt) return { outcome: 'added', picture: earlier }
  if (earlier) return describeAgain(stores, actor, { ...earlier, alt })
  const sizes = await encode(stores, bytes).catch((error) => {
    if (error instanceof Refused) return error
    throw error
  })
  if (sizes instanceof Refused) return { outcome: 'refused', message: sizes.message }
  const named = await Promise.all(sizes.map(withHash))
  const picture = rowOf(named, { sha256, alt, addedBy: actor.user.id })
  await insertPicture(db, picture, named)
  const isAdded = eq(pictures.id, picture.id)
  try {
    for (const { hash, bytes } of named) await putPicture(bucket, hash, bytes)
    const { outcome } = await changeAtDesk(stores, actor, {
      action: 'picture.added',
      target: picture.id,
      exists: hasRow(db, pictures, isAdded),
      steps: { stored: db.update(pictures).set({ isStored: true }).where(isAdded) },
    })
    if (outcome === 'changed') return { outcome: 'added', picture }
    await db.delete(pictures).where(isAdded)
    return { outcome }
  } catch (error) {
    await db.delete(pictures).where(isAdded)
    throw error
  }
}

/** Gives a picture that is already here the description that came with it this time. */
async function describeAgain(
  stores: Stores,
  actor: SignedIn,
  picture: PictureRow,
): Promise<AddOutcome> {
  const { id, alt, focusX, focusY } = picture
  const { outcome } = await changePicture(stores, actor, { id, alt, focusX, focusY })
  return outcome === 'changed' ? { outcome: 'added', picture } : { outcome }
}

async function encode(
  { db, settings, images }: Stores,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<EncodedSize[]> {
  const header = readHeader(bytes)
  const { content, tooManyPixels, tooManyScans, tooManyRows, notHere, full } = messages.pictures
  if (!header) throw new Refused(content)
  if (!isWithinPixels(header)) throw new Refused(tooManyPixels)
  if (!isWithinScans(header)) throw new Refused(tooManyScans)
  if (!isWithinRows(header)) throw new Refused(tooManyRows)
  const isHere = isWithinMemory(header)
  if (!isHere && !images) throw new Refused(notHere)
  const total = await db.select({ bytes: storedBytes.bytes }).from(storedBytes).get()
  if ((total?.bytes ?? 0) >= settings.filesMaxBytes) throw new Refused(full)
  try {
    return await (isHere || !images ? sizesHere(bytes, header) : sizesThere(images, bytes, header))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    log('picture-unreadable', { kind: header.kind, reason: error.message })
    throw new Refused(error instanceof NoRoom ? notHere : content)
  }
}

/** The codecs are loaded only here. */
async function sizesHere(bytes: Uint8Array, header: PictureHeader): Promise<EncodedSize[]> {
  const { makeSizes } = await import('#worker/pictures/codec/make-sizes.ts')
  return makeSizes(bytes, header)
}

async function sizesThere(
  images: ImagesBinding,
  bytes: Uint8Array<ArrayBuffer>,
  header: PictureHeader,
): Promise<EncodedSize[]> {
  const { platformSizes } = await import('#worker/pictures/platform-sizes.ts')
  return platformSizes(images, bytes, header)
}

interface NamedSize extends EncodedSize {
  hash: string
}

/** A random value is in the hash, so that the URL of a deleted picture is never one again. */
async function withHash(size: EncodedSize): Promise<NamedSize> {
  const hash = await sha256Of(joinBytes([utf8(crypto.randomUUID()), size.bytes]))
  return { ...size, hash }
}

function rowOf(
  [largest]: readonly NamedSize[],
  { sha256, alt, addedBy }: { sha256: string; alt: string; addedBy: string },
): PictureRow {
  if (!largest) throw new Error('Expected a picture in one size at least')
  const { hash: id, width, height } = largest
  const focus = { focusX: 50, focusY: 50 }
  const now = new Date()
  return {
    id,
    width,
    height,
    alt,
    ...focus,
    sourceHash: sha256,
    isStored: false,
    addedBy,
    createdAt: now,
    changedBy: null,
    changedAt: null,
  }
}

async function insertPicture(db: Database, row: PictureRow, sizes: readonly NamedSize[]) {
  const rows = sizes.map(({ hash, width, height, bytes }) => {
    return { hash, pictureId: row.id, width, height, size: bytes.byteLength }
  })
  await db.batch([db.insert(pictures).values(row), db.insert(pictureSizes).values(rows)])
}
