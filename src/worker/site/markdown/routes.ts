import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { parseAccept } from 'hono/utils/accept'
import { currentLocale } from '#shared/current-locale.ts'
import { dayAfter } from '#shared/days.ts'
import { products } from '#shared/knowledge/codes.ts'
import type { Product } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { pathInWords } from '#worker/http/errors.ts'
import { queryOf } from '#worker/http/query.ts'
import { isRead } from '#worker/http/request.ts'
import { refuseProgram } from '#worker/http/throttle.ts'
import { currentEdition, today } from '#worker/knowledge/edition.ts'
import { findNotes } from '#worker/knowledge/find-texts.ts'
import { publisherOf } from '#worker/site/marketing/publisher.ts'
import { editionOnDay, pastDayWait, requestedDay } from '#worker/site/markets/on-day.ts'
import { selectionOf } from '#worker/site/obligations/obligations-page.ts'
import { findLedgerPage } from '#worker/site/rules/ledger.ts'
import { llmsText } from './llms.ts'

const markdownType = 'text/markdown; charset=UTF-8'
const ending = /\.md$/

/** Answers a page as Markdown: under its path with `.md`, or to who asks for that type. */
const markdownForm = createMiddleware<AppEnv>(async (c, next) => {
  if (!isRead(c.req.method)) return next()
  const hasEnding = ending.test(c.req.path)
  if (hasEnding || wantsMarkdown(c)) {
    const seconds = await pastDayWait(c)
    if (seconds > 0) return refuseProgram(c, seconds)
    const text = await textAt(c, c.req.path.replace(ending, ''))
    if (text !== null) {
      c.header('Cache-Control', 'public, max-age=300')
      c.header('Vary', 'Accept')
      const headers = { 'Content-Type': markdownType, 'Content-Language': currentLocale() }
      return c.body(text, 200, headers)
    }
  }
  await next()
  if (!hasEnding) c.header('Vary', 'Accept', { append: true })
})

/** True if the client takes Markdown at least as gladly as HTML (RFC 9110, 12.5.1). */
function wantsMarkdown(c: Context<AppEnv>): boolean {
  const header = c.req.header('Accept') ?? ''
  // Browsers ask for these pages, and never name it.
  if (!/markdown/i.test(header)) return false
  const accepted = parseAccept(header)
  const weightOf = (name: string) =>
    accepted.find(({ type }) => type.toLowerCase() === name)?.q ?? 0
  const weight = weightOf('text/markdown')
  return weight > 0 && weight >= weightOf('text/html')
}

/** The paths of pages with a Markdown form, and of those forms. */
const forms = [
  '/markets/*',
  '/obligations',
  '/obligations.md',
  '/insights/*',
  '/rules/*',
  '/rules.md',
]

const withForms = forms.reduce((app, path) => app.use(path, markdownForm), new Hono<AppEnv>())

/** Markdown forms of pages, the guide to them, and whom to tell of a security problem. */
export const markdownRoutes = withForms
  .get(routes.llms.path, (c) => {
    const text = llmsText(currentEdition(), publisherOf(c))
    return c.body(text, 200, { 'Content-Type': markdownType })
  })
  .get(routes.securityTxt.path, (c) => {
    const { securityContact, securityPolicyUrl } = c.var.settings
    if (!securityContact) {
      return c.json({ message: messages.refusals.notFound(pathInWords(c)) }, 404)
    }
    const lines = [
      `Contact: ${securityContact}`,
      // At most a year ahead (RFC 9116 § 2.5.5); the file is made anew for each reader.
      `Expires: ${dayAfter(today(), expiresAfterDays)}T00:00:00Z`,
      ...(securityPolicyUrl ? [`Policy: ${securityPolicyUrl}`] : []),
      'Preferred-Languages: en',
      `Canonical: ${absoluteUrl(c.var.settings, routes.securityTxt.href())}`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=86400' })
  })

const expiresAfterDays = 180

/** Returns the text of a page; null if it has no form in Markdown, or does not exist. */
async function textAt(c: Context<AppEnv>, path: string): Promise<string | null> {
  const [, folder = '', slug = '', product = '', ...more] = path.split('/').map(decoded)
  if (more.length > 0) return null
  const documents = await import('./documents.ts')
  const on = folder === 'markets' ? requestedDay(queryOf(c)) : null
  const edition = on === null ? currentEdition() : await editionOnDay(c.var.db, on)
  const context = { edition, day: on ?? today(), on, absolute: publisherOf(c).absolute }
  if (folder === 'markets') {
    const market = edition.findMarket(slug)
    const code = productNamed(product)
    if (!market || (product !== '' && !code)) return null
    return code
      ? documents.answerText(context, market, code)
      : documents.dossierText(context, market)
  }
  if (product !== '') return null
  if (folder === 'obligations' && slug === '') {
    return documents.obligationsText(context, selectionOf(queryOf(c), edition))
  }
  if (folder === 'rules' && slug === '') {
    return documents.ledgerText(context, findLedgerPage(queryOf(c), edition))
  }
  if (folder === 'rules') {
    const rule = edition.findRule(slug)
    return rule && documents.ruleText(context, rule)
  }
  const head = folder === 'insights' ? edition.findNote(slug) : null
  const [note] = head ? await findNotes(c.var, [head]) : []
  return note ? documents.noteText(context, note) : null
}

function productNamed(code: string): Product | null {
  return products.find((product) => product === code) ?? null
}

/** Returns a part of a path as text; as it is if its escapes are invalid. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
