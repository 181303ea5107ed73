import type { RecordChange } from '#shared/knowledge/props.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { labelText } from '#shared/label-text.ts'
import { routes } from '#shared/routes.ts'
import { changeMessages } from '#shared/site/change-messages.ts'
import { feedMessages } from '#shared/site/feed-messages.ts'
import type { Database } from '#worker/db/stores.ts'
import { valuesText } from '#worker/knowledge/changes/change-text.ts'
import {
  type ChangedRecord,
  findChanges,
  findSources,
  withTitles,
} from '#worker/knowledge/changes/find-changes.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import type { Feed, FeedEntry } from '#worker/site/open-data/atom.ts'
import { feedTag } from '#worker/site/open-data/feeds.ts'

const maxEntries = 50

const noFilters = { market: null, from: null, to: null }

/** Returns the feed of what editions changed, an entry for each published market or rule. */
export async function changesFeed(db: Database, edition: Edition): Promise<Feed> {
  const range = { offset: 0, limit: maxEntries }
  const records = await findChanges(db, edition, { filters: noFilters, range })
  const changed = records.filter(({ changes }) => changes.length > 0)
  const sources = await findSources(
    db,
    changed.flatMap(({ changes }) => changes),
  )
  return {
    id: feedTag('changes'),
    ...feedMessages.changes,
    self: routes.changesFeed.href(),
    alternate: routes.changes.href(),
    published: edition.publishedAt,
    entries: changed.map((record) => entryOf(record, sources)),
  }
}

function entryOf(record: ChangedRecord, sources: Map<string, Source>): FeedEntry {
  const { edition, kind, slug, changes } = record
  const [first] = changes
  const market = first?.market ?? { slug, name: slug }
  const publishedAt = new Date(record.publishedAt).toISOString()
  const subject = kind === 'rule' && first ? `${market.name}, ${first.record}` : market.name
  return {
    id: feedTag(`changes/${edition}/${kind}/${slug}`),
    title: changeMessages.countOf(subject, changes.length),
    href: first?.rule
      ? routes.rule.href({ slug: first.rule })
      : routes.market.href({ slug: market.slug }),
    published: publishedAt,
    updated: publishedAt,
    summary: changes.map((change) => lineOf(withTitles(change, sources), sources)).join('\n'),
    categories: [{ term: market.slug, label: market.name }],
  }
}

/** Returns a change in a line: `Excise duty, Rate: 15% of stakes → 5% of deposits (Publisher)`. */
function lineOf(change: RecordChange, sources: Map<string, Source>): string {
  const publisher = sources.get(change.source ?? '')?.publisher
  const text = labelText(changeMessages.line(change.record, change.field), valuesText(change))
  return publisher ? `${text} (${publisher})` : text
}
