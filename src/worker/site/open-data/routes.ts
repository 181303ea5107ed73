import { type Context, Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { pathInWords } from '#worker/http/errors.ts'
import { sameVersion } from '#worker/http/page.ts'
import { currentEdition, type Edition } from '#worker/knowledge/edition.ts'
import { findNotes } from '#worker/knowledge/find-texts.ts'
import { publicPage } from '#worker/site/marketing/public-page.ts'
import { atomOf, type Feed, type Publisher } from './atom.ts'
import { rulesCalendar } from './calendar.ts'
import { aboutDataPage, dataPageProps, fileSizes } from './data-page.ts'
import { marketRulesFeed, notesFeed, notesInFeed, rulesFeed } from './feeds.ts'
import { dataFileOf, dataFiles, jsonType } from './files.ts'
import { marketJson } from './json.ts'
import { type Representation, representationOf } from './representations.ts'

const { path: dataPath } = routes.openData
const names = [...dataFiles.keys()].map((name) => name.replace('.', '\\.'))
const dataFilePath = `${dataPath}/:file{(?:${names.join('|')})}` as const
const belowData = `${dataPath}/:file{.+}` as const

// Scripts of every site may read it all and ask whether it has changed; nobody is known by it.
// hono/cors begins the reply before its handler does, whose Cache-Control would then be overruled.
const openToAll = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Access-Control-Expose-Headers', 'ETag')
  if (c.req.method !== 'OPTIONS') return next()
  c.header('Access-Control-Allow-Methods', 'GET, HEAD')
  c.header('Access-Control-Allow-Headers', 'If-None-Match')
  return c.body(null, 204)
})

const conditional = etag({
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    'Access-Control-Allow-Origin',
    'Access-Control-Expose-Headers',
  ],
})

/** Downloads, feeds and the calendar. */
export const openDataRoutes = new Hono<AppEnv>()
  .use(belowData, openToAll)
  .get(dataFilePath, conditional, async (c) => {
    const name = c.req.param('file')
    const file = dataFiles.get(name)
    if (!file) throw new Error(`Expected a file ${name}`)
    if (file.attachment) c.header('Content-Disposition', `attachment; filename="${name}"`)
    return send(c, file.type, await dataFileOf(currentEdition(), name))
  })
  .get(routes.marketData.pattern, conditional, async (c) => {
    const edition = currentEdition()
    const slug = withoutEnding(c.req.param('slug'))
    const market = edition.findMarket(slug)
    if (!market) return refuseFile(c)
    const key = `markets/${market.slug}.json`
    return send(
      c,
      jsonType,
      await representationOf(edition, key, () => marketJson(edition, market)),
    )
  })
  .get(routes.notesFeed.path, conditional, (c) =>
    sendFeed(c, async (edition) =>
      notesFeed(edition, await findNotes(c.var, notesInFeed(edition))),
    ),
  )
  .get(routes.rulesFeed.path, conditional, (c) => sendFeed(c, rulesFeed))
  .get(belowData, refuseFile)
  .get(routes.marketRulesFeed.pattern, conditional, (c, next) => {
    const market = currentEdition().findMarket(withoutEnding(c.req.param('market')))
    // What is no feed may be the address of an entry, or like one.
    return market ? sendFeed(c, (edition) => marketRulesFeed(edition, market)) : next()
  })
  .get(routes.rulesCalendar.path, conditional, async (c) => {
    const edition = currentEdition()
    const make = () => rulesCalendar(edition, publisherOf(c))
    return send(c, 'text/calendar; charset=UTF-8', await ofThisSite(c, edition, make))
  })

/** The page that offers them. */
export const openDataPageRoutes = new Hono<AppEnv>().get(
  routes.openData.path,
  sameVersion,
  async (c) => {
    const edition = currentEdition()
    const sizes = await fileSizes(edition)
    const { absolute } = publisherOf(c)
    return publicPage(c, 'marketing/data', {
      edition,
      props: () => dataPageProps(edition, { sizes, address: absolute(routes.openData.href()) }),
      about: () => aboutDataPage(edition),
    })
  },
)

/** The 404 below the data: for programs, and like all of it without a cookie. */
function refuseFile(c: Context<AppEnv>): Response {
  return c.json({ message: messages.refusals.notFound(pathInWords(c)) }, 404)
}

async function sendFeed(
  c: Context<AppEnv>,
  feedOf: (edition: Edition) => Feed | Promise<Feed>,
): Promise<Response> {
  const edition = currentEdition()
  const make = async () => atomOf(await feedOf(edition), publisherOf(c))
  return send(c, 'application/atom+xml; charset=UTF-8', await ofThisSite(c, edition, make))
}

/** A file with addresses and the name of the firm in it. */
function ofThisSite(
  c: Context<AppEnv>,
  edition: Edition,
  make: () => string | Promise<string>,
): Promise<Representation> {
  const { appName, appUrl } = c.var.settings
  return representationOf(edition, JSON.stringify([c.req.path, appName, appUrl.origin]), make)
}

function send(c: Context<AppEnv>, type: string, { body, etag }: Representation): Response {
  return c.body(body, 200, {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=300',
    ETag: etag,
  })
}

function publisherOf(c: Context<AppEnv>): Publisher {
  const { appName, appUrl } = c.var.settings
  return { appName, absolute: (path) => new URL(path, appUrl).href }
}

function withoutEnding(file: string): string {
  return file.replace(/\.\w+$/, '')
}
