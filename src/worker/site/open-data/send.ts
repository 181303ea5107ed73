import type { Context } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { currentLocale } from '#shared/current-locale.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { currentEdition, type Edition } from '#worker/knowledge/edition.ts'
import { publisherOf } from '#worker/site/marketing/publisher.ts'
import { atomOf, type Feed } from './atom.ts'
import { type Representation, representationOf } from './representations.ts'

/** Answers 304 to a client that has the file. */
export const conditional = etag({
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    'Access-Control-Allow-Origin',
    'Access-Control-Expose-Headers',
  ],
})

/** Sends a feed of the current edition. */
export async function sendFeed(
  c: Context<AppEnv>,
  feedOf: (edition: Edition) => Feed | Promise<Feed>,
): Promise<Response> {
  const edition = currentEdition()
  const render = async () => atomOf(await feedOf(edition), publisherOf(c))
  return send(
    c,
    'application/atom+xml; charset=UTF-8',
    await siteRepresentation(c, edition, render),
  )
}

/** Returns a file that contains the site's address and the firm's name, cached for each of them. */
export function siteRepresentation(
  c: Context<AppEnv>,
  edition: Edition,
  render: () => string | Promise<string>,
): Promise<Representation> {
  const { appName, appUrl } = c.var.settings
  return representationOf(
    edition,
    JSON.stringify([currentLocale(), c.req.path, appName, appUrl.origin]),
    render,
  )
}

/** Sends a file with its entity tag. */
export function send(
  c: Context<AppEnv>,
  type: string,
  { body, etag }: Representation,
  cacheControl = 'public, max-age=300',
): Response {
  return c.body(body, 200, {
    'Content-Type': type,
    'Cache-Control': cacheControl,
    ETag: etag,
  })
}
