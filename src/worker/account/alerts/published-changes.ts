import { and, eq, type SQL } from 'drizzle-orm'
import { currentLocale } from '#shared/current-locale.ts'
import type { ChangeKind, RecordChange } from '#shared/knowledge/props.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { locales } from '#shared/locales.ts'
import { createCache } from '#worker/cache.ts'
import { sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import { findChangesOf, findSources, withTitles } from '#worker/knowledge/changes/find-changes.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { isVisible } from './alerts.ts'

/** A publication of a market, and what it changed of the facts that alerts tell of. */
export interface PublishedChanges {
  /** The id of the alert. */
  alert: string
  /** The slug. */
  market: string
  edition: number
  changes: readonly RecordChange[]
  sources: ReadonlyMap<string, Source>
}

/** The kinds of changes that alerts tell of. */
const alertedKinds: ReadonlySet<ChangeKind> = new Set(['product', 'tax', 'licence', 'obligation'])

// Compared once for each language, not for each recipient; a digest tells of the publications of a week.
const maxCached = 100 * locales.length
const cache = createCache<PublishedChanges>(maxCached)

/** Selects the alerts about changed markets that meet the condition. */
export function selectChanges(db: Database, condition: SQL | undefined) {
  return db
    .select({ alert: sendings.id, publication: sendings.about })
    .from(sendings)
    .where(and(eq(sendings.kind, 'change'), condition, isVisible))
}

interface ChangeAlert {
  alert: string
  /** The id. */
  publication: string
}

/**
 * Returns what selected alerts tell in the current language, in the order of editions, without those
 * that tell nothing.
 */
export async function changesOf(
  db: Database,
  alerts: readonly ChangeAlert[],
): Promise<PublishedChanges[]> {
  const keyOf = (alert: string) => `${currentLocale()} ${alert}`
  const cached = alerts.flatMap(({ alert }) => cache.get(keyOf(alert)) ?? [])
  const uncached = alerts.filter(({ alert }) => !cache.get(keyOf(alert)))
  const fresh = uncached.length > 0 ? await readChanges(db, uncached) : []
  for (const one of fresh) cache.add(keyOf(one.alert), one)
  return [...cached, ...fresh]
    .filter(({ changes }) => changes.length > 0)
    .toSorted((a, b) => a.edition - b.edition)
}

async function readChanges(
  db: Database,
  alerts: readonly ChangeAlert[],
): Promise<PublishedChanges[]> {
  const ids = alerts.map(({ publication }) => Number(publication))
  const records = await findChangesOf(db, currentEdition(), ids)
  const all = [...records.values()].flatMap(({ changes }) => changes)
  const sources = await findSources(db, all)
  return alerts.flatMap(({ alert, publication }) => {
    const record = records.get(Number(publication))
    if (!record) return []
    const { slug, edition } = record
    const changes = record.changes
      .filter(({ kind }) => alertedKinds.has(kind))
      .map((change) => withTitles(change, sources))
    return { alert, market: slug, edition, changes, sources }
  })
}
