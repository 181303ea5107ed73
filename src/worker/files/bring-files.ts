import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { floodLimits } from '#shared/constants.ts'
import { fileLimits } from '#shared/files/limits.ts'
import { messages } from '#shared/messages.ts'
import type { AppEnv } from '../app-env.ts'
import type { FileRow } from '../db/schema.ts'
import { BodyFault } from '../http/byte-reader.ts'
import type { RefusalPlace, Refuse } from '../http/form.ts'
import type { FilePart, UnreadFiles } from '../http/multipart.ts'
import { fieldsWithFiles, replaceBody, unreadFilesOf } from '../http/receive.ts'
import { submission } from '../http/submission.ts'
import { throttle } from '../http/throttle.ts'
import { deleteObjects } from './delete-objects.ts'
import { fileOriginOf, maxFilesOf } from './owner.ts'
import { storeFile } from './store-file.ts'
import { deleteFiles, idsOf, totalSize } from './unattached.ts'

/** Receives the files of a form one by one. */
interface FileTaker {
  field: string
  /** The most files of one request. */
  max: number
  tooMany: string
  take(file: FilePart): Promise<{ outcome: 'taken' } | { outcome: 'refused'; message: string }>
  /** Forgets the files: the body did not arrive completely, or the form was done before. */
  drop(): Promise<void>
  /** Deletes what is left of files that were refused or forgotten; after the reply. */
  clean(): Promise<unknown>
  /** The value of the field for the form, and what is in the files. */
  finish(): { value: unknown; incoming: { id: string; fingerprint: string }[] }
}

interface TakeOptions {
  field: string
  refusal?: RefusalPlace | Refuse
  openTaker(c: Context<AppEnv>, bucket: R2Bucket): Promise<FileTaker>
}

/**
 * Has somebody take the files that a form brings, and completes its fields. After the guards of a
 * route, because nothing is taken from strangers; before its rules, because fields may follow files.
 */
export function takeFiles({ field, refusal, openTaker }: TakeOptions) {
  const options = { field, flood: floodLimits.file, ...(refusal && { refusal }) }
  const [byUser, byAddress] = [
    throttle('file', { ...options, by: 'user' }),
    throttle('file', { ...options, by: 'address' }),
  ]
  return createMiddleware<AppEnv>(async (c, next) => {
    const unread = unreadFilesOf(c.req.raw)
    const { bucket } = c.var
    if (!unread || !bucket) return next()
    const limit = c.var.signedIn ? byUser : byAddress
    return limit(c, async () => {
      const taker = await openTaker(c, bucket)
      const reading = readFiles(c, unread, taker)
      // The platform ends a request whose sender has gone, and what it reserved would stay.
      c.executionCtx.waitUntil(reading.catch(() => {}))
      await reading
      const answer = await answerOnce(c, next)
      if (!answer) return
      c.res = answer
      // The same form was done before, with files of its own.
      c.var.afterReply(() => taker.drop().then(taker.clean))
    })
  })
}

/** Continues with the form unless it was done before; then returns the reply that it got. */
async function answerOnce(c: Context<AppEnv>, next: () => Promise<void>) {
  const answer = await submission(c, next)
  return answer instanceof Response ? answer : undefined
}

/** Reads the rest of a form and has its files taken. */
async function readFiles(c: Context<AppEnv>, unread: UnreadFiles, taker: FileTaker) {
  const { field, max } = taker
  const refused: string[] = []
  const others: string[] = []
  let count = 0
  try {
    let file: FilePart | null = unread.first
    for (; file; file = await unread.rest.nextFile()) {
      if (file.field !== field && file.field !== `${field}[]`) others.push(file.field)
      else if (++count > max) refused.push(taker.tooMany)
      else {
        const result = await taker.take(file)
        if (result.outcome === 'refused') refused.push(result.message)
      }
    }
  } catch (error) {
    await unread.rest.discard()
    await taker.drop()
    c.var.afterReply(taker.clean)
    if (!(error instanceof BodyFault)) throw error
    if (error.fault === 'too-large') throw new HTTPException(413)
    refused.push(messages.files.broken)
  }
  setFields(c, unread, { taker, others })
  if (refused.length === 0) return
  c.var.afterReply(taker.clean)
  c.set('fileErrors', { [field]: [...new Set(refused)] })
}

interface TakenFiles {
  taker: FileTaker
  /** The names of fields that are something else than text. */
  others: readonly string[]
}

/** Makes all fields of the form the body of the request, with what was made of its files. */
function setFields(c: Context<AppEnv>, unread: UnreadFiles, { taker, others }: TakenFiles): void {
  const fields = fieldsWithFiles(unread.rest.fields, others)
  if (!fields) throw new HTTPException(413)
  const { value, incoming } = taker.finish()
  const earlier = [fields[taker.field] ?? []].flat()
  const all = Array.isArray(value) ? [...earlier, ...value] : value
  replaceBody(c, JSON.stringify({ ...fields, [taker.field]: all }))
  c.set('incomingFiles', incoming)
}

interface BringOptions {
  refusal?: RefusalPlace | Refuse
  /** The most files of one request; by default those of a message. */
  max?: number
}

/** Stores the files that a form brings and puts their ids into its fields. */
export function bringFiles({ refusal, max }: BringOptions = {}) {
  return takeFiles({
    field: 'files',
    ...(refusal && { refusal }),
    openTaker: (c, bucket) => openStore(c, bucket, max ?? maxFilesOf(c)),
  })
}

async function openStore(c: Context<AppEnv>, bucket: R2Bucket, max: number): Promise<FileTaker> {
  const stores = { db: c.var.db, settings: c.var.settings, bucket }
  const origin = await fileOriginOf(c)
  const requestBytes = unreadFilesOf(c.req.raw)?.announcedBytes ?? null
  const stored: FileRow[] = []
  return {
    field: 'files',
    max,
    tooMany: messages.files.tooMany(max),
    async take(file) {
      const result = await storeFile(stores, { ...file, requestBytes }, origin)
      if (result.outcome === 'refused') return result
      stored.push(result.file)
      if (totalSize(stored) > fileLimits.totalBytes) throw new BodyFault('too-large')
      return { outcome: 'taken' }
    },
    async drop() {
      await deleteFiles(stores.db, stored)
      stored.length = 0
    },
    clean: () => deleteObjects(stores),
    finish: () => ({ value: idsOf(stored), incoming: stored.map(fingerprintOf) }),
  }
}

function fingerprintOf({ id, name, sha256 }: FileRow) {
  return { id, fingerprint: `${sha256} ${name}` }
}
