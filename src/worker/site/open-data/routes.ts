import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { floodLimits } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { type CsvDialect, semicolons } from '#worker/http/csv.ts'
import { pathInWords } from '#worker/http/errors.ts'
import { sameVersion } from '#worker/http/page.ts'
import { onlyValue, queryOf } from '#worker/http/query.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { refuseProgram } from '#worker/http/throttle.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { findNotes } from '#worker/knowledge/find-texts.ts'
import { listEditions } from '#worker/site/editions/edition-list.ts'
import { findEdition, isAtHand, orUnavailable } from '#worker/site/editions/find-edition.ts'
import { publicPage } from '#worker/site/marketing/public-page.ts'
import { publisherOf } from '#worker/site/marketing/publisher.ts'
import { rulesCalendar } from './calendar.ts'
import { dataPageProps, describeDataPage, fileSizes } from './data-page.ts'
import { marketRulesFeed, maxEntries, notesFeed, notesInFeed, rulesFeed } from './feeds.ts'
import { dataFileOf, dataFiles, fileInDialect, findEditionFile, jsonType } from './files.ts'
import { marketJson } from './json.ts'
import { publicationTimes } from './publication-times.ts'
import { representationOf } from './representations.ts'
import { conditional, send, sendFeed, siteRepresentation } from './send.ts'

const { path: dataPath } = routes.openData
const names = [...dataFiles.keys()].map((name) => name.replace('.', '\\.'))
const dataFilePath = `${dataPath}/:file{(?:${names.join('|')})}` as const
const dataFilesPath = `${dataPath}/:file{.+}` as const

// No edition has more digits, and only one way of writing a number is an address.
const editionNumber = /^[1-9]\d{0,8}$/

// Scripts of any site may read the files and revalidate them; they say nothing about the reader.
// hono/cors is not used: it sets headers before the handler runs, which would override Cache-Control.
const allowAnyOrigin = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Access-Control-Expose-Headers', 'ETag')
  if (c.req.method !== 'OPTIONS') return next()
  c.header('Access-Control-Allow-Methods', 'GET, HEAD')
  c.header('Access-Control-Allow-Headers', 'If-None-Match')
  return c.body(null, 204)
})

export const openDataRoutes = new Hono<AppEnv>()
  .use(dataFilesPath, allowAnyOrigin)
  .get(dataFilePath, conditional, async (c) => {
    const name = c.req.param('file')
    const file = dataFiles.get(name)
    if (!file) throw new Error(`Expected a file ${name}`)
    if (file.attachment) c.header('Content-Disposition', `attachment; filename="${name}"`)
    return send(c, file.type, await dataFileOf(currentEdition(), name, requestedDialect(c)))
  })
  .get(routes.editions.path, conditional, async (c) => {
    const edition = currentEdition()
    const list = async () => ({ editions: await orUnavailable(listEditions(c.var.db, edition)) })
    const render = async () => JSON.stringify(await list())
    return send(c, jsonType, await representationOf(edition, c.req.path, render))
  })
  .get(routes.editionFile.path, conditional, async (c) => {
    const { number, file: name } = c.req.param()
    const isPast = editionNumber.test(number) && !isAtHand(Number(number))
    const seconds = isPast ? await floodWait(c.var, 'past', floodLimits.past) : 0
    if (seconds > 0) return refuseProgram(c, seconds)
    const found = editionNumber.test(number) ? await findEdition(c.var.db, Number(number)) : null
    const file = found && findEditionFile(found.format, name)
    if (!found || !file) return refuseFile(c)
    if (file.attachment) c.header('Content-Disposition', attachmentOf(number, name))
    const { edition } = found
    const dialect = requestedDialect(c)
    const representation = await fileInDialect(edition, name, { file, dialect })
    return send(c, file.type, representation, 'public, max-age=31536000, immutable')
  })
  .get(routes.marketData.pattern, conditional, async (c) => {
    const edition = currentEdition()
    const slug = withoutExtension(c.req.param('slug'))
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
    sendFeed(c, async (edition) => {
      const heads = notesInFeed(edition)
      const notes = await findNotes(c.var, heads)
      return notesFeed(edition, notes, await publicationTimes(c.var.db, 'note', slugsOf(heads)))
    }),
  )
  .get(routes.rulesFeed.path, conditional, (c) =>
    sendFeed(c, async (edition) => {
      const slugs = slugsOf(edition.rules.slice(0, maxEntries))
      return rulesFeed(edition, await publicationTimes(c.var.db, 'rule', slugs))
    }),
  )
  .get(dataFilesPath, refuseFile)
  .get(routes.marketRulesFeed.pattern, conditional, (c, next) => {
    const market = currentEdition().findMarket(withoutExtension(c.req.param('market')))
    // Without a market of that name the path may be that of a rule.
    if (!market) return next()
    return sendFeed(c, async (edition) => {
      const slugs = slugsOf(edition.rulesOf({ market: market.slug }).slice(0, maxEntries))
      return marketRulesFeed(edition, market, await publicationTimes(c.var.db, 'rule', slugs))
    })
  })
  .get(routes.rulesCalendar.path, conditional, async (c) => {
    const edition = currentEdition()
    const render = () => rulesCalendar(edition, publisherOf(c))
    return send(c, 'text/calendar; charset=UTF-8', await siteRepresentation(c, edition, render))
  })

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
      describe: () => describeDataPage(edition),
    })
  },
)

/** Answers 404 as JSON and without a cookie, like all replies below `/data/`. */
function refuseFile(c: Context<AppEnv>): Response {
  return c.json({ message: messages.refusals.notFound(pathInWords(c)) }, 404)
}

/** Returns the dialect that a query asks for; undefined for the usual one. */
function requestedDialect(c: Context<AppEnv>): CsvDialect | undefined {
  return onlyValue(queryOf(c), 'delimiter') === 'semicolon' ? semicolons : undefined
}

/** Files of two editions have two names in a folder of downloads. */
function attachmentOf(number: string, name: string): string {
  return `attachment; filename="${name.replace('.', `-edition-${number}.`)}"`
}

function slugsOf(records: readonly { slug: string }[]): string[] {
  return records.map(({ slug }) => slug)
}

function withoutExtension(file: string): string {
  return file.replace(/\.\w+$/, '')
}
