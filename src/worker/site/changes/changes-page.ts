import { isDay } from '#shared/days.ts'
import { changesPath } from '#shared/knowledge/changes-path.ts'
import type { ChangeFilters } from '#shared/knowledge/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { descriptions } from '#shared/site/head-messages.ts'
import { shareImagePath } from '#shared/site/share-image.ts'
import * as titles from '#shared/site/title-words.ts'
import type { Database } from '#worker/db/stores.ts'
import { onlyValue, pageOf } from '#worker/http/query.ts'
import {
  countChanges,
  findChanges,
  findSources,
  withTitles,
} from '#worker/knowledge/changes/find-changes.ts'
import { type Edition, nameOf } from '#worker/knowledge/edition.ts'
import { breadcrumbs } from '#worker/site/marketing/json-ld.ts'
import type { PageDescription } from '#worker/site/marketing/public-page.ts'

/** The number of publications on a page; most change a few fields. */
export const publicationsPerPage = 20

const crumb = () => ({ label: titles.changes, href: routes.changes.href() })

/** Returns the filters of a query; an unknown market and an odd day count as absent. */
export function changeFilters(query: URLSearchParams, edition: Edition): ChangeFilters {
  const [market, from, to] = ['market', 'from', 'to'].map((name) => onlyValue(query, name))
  return {
    market: edition.findMarket(market ?? '')?.slug ?? null,
    from: from && isDay(from) ? from : null,
    to: to && isDay(to) ? to : null,
  }
}

/** Returns the props of a page of changes. */
export async function changesPage(
  db: Database,
  edition: Edition,
  { filters, requested }: { filters: ChangeFilters; requested: number },
): Promise<Pages['marketing/changes']> {
  const total = await countChanges(db, edition, filters)
  const { page, pages, offset } = pageOf(total, { requested, size: publicationsPerPage })
  const range = { offset, limit: publicationsPerPage }
  const records = await findChanges(db, edition, { filters, range })
  const changes = records.flatMap((record) => record.changes)
  const sourcesById = await findSources(db, changes)
  const cited = new Set(changes.flatMap(({ source }) => source ?? []))
  return {
    changes: changes.map((change) => withTitles(change, sourcesById)),
    filters,
    sources: [...cited].flatMap((id) => sourcesById.get(id) ?? []),
    markets: edition.markets.map(nameOf),
    page,
    pages,
    total,
    edition: { number: edition.number, publishedAt: edition.publishedAt },
  }
}

export function describeChanges(
  edition: Edition,
  { market, from, to }: ChangeFilters,
): PageDescription {
  return {
    description: descriptions.changes(market && edition.getMarket(market).name),
    path: changesPath({ market }),
    image: shareImagePath('rules'),
    jsonLd: (publisher) => [breadcrumbs(publisher, [crumb()])],
    feeds: [{ title: crumb().label, href: routes.changesFeed.href() }],
    indexed: from === null && to === null,
  }
}
