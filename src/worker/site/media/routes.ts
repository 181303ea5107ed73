import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { inTime } from '#worker/db/in-time.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { pictureKey, pictureType } from '#worker/pictures/picture-object.ts'

const hashFormat = /^[\da-f]{64}$/

/** The firm's pictures, each size at the URL of its hash, so that it never changes. */
export const mediaRoutes = new Hono<AppEnv>().get(routes.media.path, async (c) => {
  const { bucket } = c.var
  const hash = c.req.param('hash')
  if (!bucket || !hashFormat.test(hash)) return refuseNotFound(c)
  const isHead = c.req.method === 'HEAD'
  const etag = `"${hash}"`
  const isKnown = etagsIn(c.req.header('If-None-Match')).includes(etag)
  const key = pictureKey(hash)
  const needsBody = !isHead && !isKnown
  const opened = needsBody ? await inTime('R2', bucket.get(key)) : null
  const object = needsBody ? opened : await inTime('R2', bucket.head(key))
  if (!object) return refuseNotFound(c)
  const cached = { ETag: etag, 'Cache-Control': 'public, max-age=31536000, immutable' }
  if (isKnown) return c.body(null, 304, cached)
  const headers = {
    ...cached,
    'Content-Type': pictureType,
    'Content-Length': String(object.size),
    'Content-Disposition': 'inline',
  }
  return opened ? c.body(opened.body, 200, headers) : c.body(null, 200, headers)
})

function etagsIn(header = ''): string[] {
  return header.split(',').map((one) => one.trim().replace(/^W\//, ''))
}
