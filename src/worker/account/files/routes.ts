import { type Context, Hono } from 'hono'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv, SignedIn } from '#worker/app-env.ts'
import { bringFiles } from '#worker/files/bring-files.ts'
import { deleteObjects } from '#worker/files/delete-objects.ts'
import { attachmentHeader } from '#worker/files/file-name.ts'
import { openFile } from '#worker/files/file-store.ts'
import { fileOriginOf } from '#worker/files/owner.ts'
import { scanWaiting } from '#worker/files/scan.ts'
import { deleteUnattached, findUnattached } from '#worker/files/unattached.ts'
import { refuse, refuseNotFound } from '#worker/http/errors.ts'
import { invalid } from '#worker/http/form.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { userFloodWait } from '#worker/http/rate-limiters.ts'
import { roleOf } from '#worker/http/role.ts'
import { findSignedIn } from '#worker/http/signed-in.ts'
import { refuseThrottled } from '#worker/http/throttle.ts'
import { findReadableFile, type ReadableFile } from './find-readable-file.ts'
import { logDownload } from './log-download.ts'

/** Files that are sent before their message, and the downloads of all. */
export const filesRoutes = new Hono<AppEnv>()
  .post(routes.files.path, bringFiles({ max: 1 }), async (c) => {
    if (!c.var.bucket) return refuseNotFound(c)
    const { incomingFiles: [incoming] = [], fileErrors = {} } = c.var
    if (fileErrors.files) return invalid(c, fileErrors)
    if (!incoming) return invalid(c, { files: [messages.files.none] })
    const { owner } = await fileOriginOf(c)
    const [file] = await findUnattached(c.var.db, owner, [incoming.id])
    if (!file) return invalid(c, { files: [messages.files.gone] })
    c.var.afterReply(() => scanWaiting(c.var))
    return c.json(file, 201)
  })
  .delete(routes.file.path, async (c) => {
    const { bucket, db } = c.var
    const { owner } = await fileOriginOf(c)
    const isDeleted = await deleteUnattached(db, owner, c.req.param('id'))
    if (!isDeleted || !bucket) return refuseNotFound(c)
    c.var.afterReply(() => deleteObjects({ db, bucket }))
    return c.body(null, 204)
  })
  .get(routes.file.path, async (c) => {
    const actor = findSignedIn(c)
    const file = actor && (await findReadableFile(c.var, actor, c.req.param('id')))
    if (!file) return refuseNotFound(c)
    if (file.state === 'ready') return download(c, actor, file)
    const message = messages.files[file.state === 'infected' ? 'infected' : 'scanning']
    return refuse(c, { status: 409, message, explanation: message })
  })

async function download(
  c: Context<AppEnv>,
  actor: SignedIn,
  file: ReadableFile,
): Promise<Response> {
  const { bucket } = c.var
  if (!bucket) return refuseNotFound(c)
  const headers = {
    'Content-Type': file.type,
    'Content-Length': String(file.size),
    'Content-Disposition': isInline(c, actor, file) ? 'inline' : attachmentHeader(file.name),
    'X-Robots-Tag': 'noindex',
  }
  if (c.req.method === 'HEAD') return c.body(null, 200, headers)
  const seconds = await userFloodWait(c.var, 'download', actor.user.id)
  if (seconds > 0) return refuseThrottled(c, { field: 'throttle', seconds })
  const opened = await openFile(bucket, file)
  if (!opened) return refuseNotFound(c)
  if (!(await logDownload(c.var, actor, file))) {
    await opened.stream.cancel()
    return refuseNotFound(c)
  }
  return c.body(opened.stream, 200, headers)
}

/** True if staff ask to look at a picture; the policy of the reply lets nothing in it run. */
function isInline(c: Context<AppEnv>, { user }: SignedIn, { type }: ReadableFile): boolean {
  const isRequested = onlyValue(queryOf(c), 'inline') === '1'
  return isRequested && roleOf(c.var.settings, user) !== null && type.startsWith('image/')
}
