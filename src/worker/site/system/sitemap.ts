import { type Market, type Note, products } from '#shared/knowledge/schemas.ts'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

interface SitemapEntry {
  path: string
  /** The day of the last change, if it is known. */
  changedAt?: string
}

/** Returns the sitemap of all pages for search engines (sitemaps.org). */
export function sitemapOf(edition: Edition, appUrl: URL): string {
  const entries = entriesOf(edition).map(({ path, changedAt }) => {
    const lastChange = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return `<url><loc>${new URL(path, appUrl).href}</loc>${lastChange}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`
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
