import { products } from '#shared/knowledge/codes.ts'
import type { Market, Note } from '#shared/knowledge/schemas.ts'
import { routes, translationsOf } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

interface SitemapEntry {
  path: string
  /** The day of the last change, if it is known. */
  changedAt?: string
}

/** Returns the sitemap of all pages, in all languages, for search engines (sitemaps.org). */
export function sitemapOf(edition: Edition, { origin }: URL): string {
  const urls = entriesOf(edition).flatMap((entry) => urlsOf(entry, origin))
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}

/** Returns a page in each language, each with links to all, as search engines want it. */
function urlsOf({ path, changedAt }: SitemapEntry, origin: string): string[] {
  const lastChange = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
  const translations = translationsOf(path)
  const link = (language: string, to: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${to}"/>`
  const links = translations.map((one) => link(one.locale, one.path))
  if (links.length > 0) links.push(link('x-default', path))
  const paths = translations.length > 0 ? translations.map((one) => one.path) : [path]
  return paths.map((path) => `<url><loc>${origin}${path}</loc>${lastChange}${links.join('')}</url>`)
}

function entriesOf(edition: Edition): SitemapEntry[] {
  const { publishedAt: changedAt } = edition
  return [
    ...publicPages.map(({ href }) => ({ path: href })),
    ...edition.markets.map((market) => ({
      path: routes.market.href(market),
      changedAt: checkedAt(edition, market),
    })),
    ...edition.markets.flatMap((market) =>
      products.map((product) => ({
        path: routes.answer.href({ slug: market.slug, product }),
        changedAt: market.checkedAt,
      })),
    ),
    { path: routes.obligations.href(), changedAt },
    { path: routes.rules.href(), changedAt },
    { path: routes.changes.href(), changedAt },
    ...edition.rules.map((rule) => ({ path: routes.rule.href(rule) })),
    ...edition.notes.map((note) => ({
      path: routes.note.href(note),
      changedAt: correctedAt(note),
    })),
    { path: routes.letters.href() },
    ...edition.letters.map((letter) => ({
      path: routes.letter.href(letter),
      changedAt: letter.date,
    })),
    ...(edition.people.length > 0 ? [{ path: routes.people.href() }] : []),
    ...edition.people.map((person) => ({ path: routes.person.href(person) })),
    { path: routes.openData.href(), changedAt },
    { path: routes.privacy.href() },
    { path: routes.terms.href() },
    { path: routes.accessibility.href() },
  ]
}

/** Returns the day of the newest check on the page of a market. */
function checkedAt(edition: Edition, market: Market): string {
  const facts = edition.newestFacts(market.slug)
  return latestDay([market, ...facts].map((record) => record.checkedAt))
}

function correctedAt({ date, corrections }: Pick<Note, 'date' | 'corrections'>): string {
  return latestDay([date, ...corrections.map((correction) => correction.date)])
}

function latestDay(days: string[]): string {
  return days.toSorted().at(-1) ?? ''
}
