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

/** The field of all files, and of the ids of files that were sent before. */
const field = 'files'

interface BringOptions {
  refusal?: RefusalPlace | Refuse
  /** The most files of one request; by default those of a message. */
  max?: number
}

/**
 * Stores the files that a form brings and puts their ids into its fields. After the guards of a
 * route, because nothing is stored for strangers; before its rules, because fields may follow files.
 */
export function bringFiles({ refusal, max }: BringOptions = {}) {
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
      const stored = await readFiles(c, { unread, bucket, max: max ?? maxFilesOf(c) })
      const answer = await answerOnce(c, next)
      if (!answer) return
      c.res = answer
      // The same form was done before, with files of its own.
      c.var.afterReply(() => forget(c, stored))
    })
  })
}

/** Continues with the form unless it was done before; then returns the reply that it got. */
async function answerOnce(c: Context<AppEnv>, next: () => Promise<void>) {
  const answer = await submission(c, next)
  return answer instanceof Response ? answer : undefined
}

interface Reading {
  unread: UnreadFiles
  bucket: R2Bucket
  max: number
}

/** Reads the rest of a form and stores its files; returns them. */
async function readFiles(c: Context<AppEnv>, { unread, bucket, max }: Reading): Promise<FileRow[]> {
  const stored: FileRow[] = []
  const refused: string[] = []
  const others: string[] = []
  const origin = await fileOriginOf(c)
  const stores = { db: c.var.db, settings: c.var.settings, bucket }
  let isComplete = false
  try {
    let file: FilePart | null = unread.first
    for (; file; file = await unread.rest.nextFile()) {
      if (file.field !== field && file.field !== `${field}[]`) others.push(file.field)
      else if (stored.length + refused.length >= max) refused.push(messages.files.tooMany(max))
      else {
        const result = await storeFile(stores, file, origin)
        if (result.outcome === 'stored') stored.push(result.file)
        else refused.push(result.message)
      }
      if (totalSize(stored) > fileLimits.totalBytes) throw new BodyFault('too-large')
    }
    isComplete = refused.length === 0
  } catch (error) {
    await deleteFiles(c.var.db, stored)
    if (!(error instanceof BodyFault)) throw error
    if (error.fault === 'too-large') throw new HTTPException(413)
    stored.length = 0
    refused.push(messages.files.broken)
  } finally {
    if (!isComplete) c.var.afterReply(() => deleteObjects(stores))
  }
  setFields(c, { unread, stored, others })
  c.set('fileErrors', [...new Set(refused)])
  return stored
}

interface ReadForm {
  unread: UnreadFiles
  stored: readonly FileRow[]
  /** The names of fields that are something else than text. */
  others: readonly string[]
}

/** Makes all fields of the form the body of the request, with the ids of its files. */
function setFields(c: Context<AppEnv>, { unread, stored, others }: ReadForm): void {
  const fields = fieldsWithFiles(unread.rest.fields, others)
  if (!fields) throw new HTTPException(413)
  const earlier = [fields[field] ?? []].flat()
  replaceBody(c, JSON.stringify({ ...fields, [field]: [...earlier, ...idsOf(stored)] }))
  const fingerprints = stored.map(({ id, name, sha256 }) => ({
    id,
    fingerprint: `${sha256} ${name}`,
  }))
  c.set('incomingFiles', fingerprints)
}

async function forget({ var: { db, bucket } }: Context<AppEnv>, rows: FileRow[]): Promise<void> {
  await deleteFiles(db, rows)
  if (bucket) await deleteObjects({ db, bucket })
}
