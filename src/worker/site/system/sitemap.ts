import type { Market, Note } from '#shared/knowledge/schemas.ts'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

interface Place {
  path: string
  /** The day on which its content changed last, where that is known. */
  changedAt?: string
}

/** Every page that search engines may show, as the sitemaps protocol has them (sitemaps.org). */
export function sitemapOf(edition: Edition, appUrl: URL): string {
  const entries = placesOf(edition).map(({ path, changedAt }) => {
    const lastChange = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return `<url><loc>${new URL(path, appUrl).href}</loc>${lastChange}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`
}

function placesOf(edition: Edition): Place[] {
  const { publishedAt: changedAt } = edition
  return [
    ...publicPages.map(({ href }) => ({ path: href })),
    ...edition.markets.map((market) => ({
      path: routes.market.href(market),
      changedAt: checkedAt(edition, market),
    })),
    { path: routes.rules.href(), changedAt },
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
    { path: routes.openData.href(), changedAt },
    { path: routes.privacy.href() },
    { path: routes.terms.href() },
  ]
}

/** The day of the newest check that the page of a market shows. */
function checkedAt(edition: Edition, market: Market): string {
  const facts = edition.newestFacts(market.slug)
  return newest([market, ...facts].map((one) => one.checkedAt))
}

function correctedAt({ date, corrections }: Pick<Note, 'date' | 'corrections'>): string {
  return newest([date, ...corrections.map((correction) => correction.date)])
}

function newest(days: string[]): string {
  return days.toSorted().at(-1) ?? ''
}
