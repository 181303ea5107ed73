import { currentLocale } from '#shared/current-locale.ts'
import { type Locale, offeredLocales, originalLocale } from '#shared/locales.ts'
import type { Work } from '#worker/app-env.ts'
import {
  currentEdition,
  type Edition,
  originalEdition,
  translatedEdition,
} from '#worker/knowledge/edition.ts'
import { findAllNotes } from '#worker/knowledge/find-texts.ts'
import { loadTranslations } from '#worker/knowledge/load-translations.ts'
import { inLocale } from '#worker/locale.ts'
import {
  buildIndexInBatches,
  createIndexBuild,
  findIndexVersion,
  hashOf,
  type IndexBuild,
  updateIndex,
} from './build-index.ts'
import {
  documentsOf,
  marketDocuments,
  noteDocument,
  otherDocuments,
  type SearchDocument,
} from './documents.ts'

export function indexOf(edition: Edition): Promise<IndexBuild> {
  return createIndexBuild(edition.number, documentsOf(edition))
}

type RefreshOutcome = 'built' | 'unchanged' | 'overtaken'

const recheckAfterMs = 3_600_000

/** The edition that this isolate last saw in each index, and when. */
const lastChecks = new WeakMap<D1Database, Map<Locale, { edition: Edition; at: number }>>()

/**
 * Builds the index if it is missing or of another edition. Queries the database once for each edition
 * and then once an hour, and each time while another Worker's edition is later. A published edition needs the stores that hold its texts. Returns
 * `overtaken` if another Worker has started a later build.
 */
export async function refreshIndex(
  db: D1Database,
  edition = currentEdition(),
  stores?: Pick<Work, 'db' | 'kv'>,
): Promise<RefreshOutcome> {
  const outcome = await refreshLanguage(db, edition, stores)
  if (stores) await refreshOtherLanguages(db, stores)
  return outcome
}

async function refreshOtherLanguages(db: D1Database, stores: Pick<Work, 'db' | 'kv'>) {
  for (const locale of offeredLocales) {
    if (locale === originalLocale || (await isOvertaken(db, locale))) continue
    await loadTranslations(stores, locale)
    await inLocale(locale, () => refreshLanguage(db, currentEdition(), stores))
  }
}

/** True if the index is of a later edition; found out without translating this one, which takes long. */
async function isOvertaken(db: D1Database, locale: Locale): Promise<boolean> {
  if (translatedEdition(locale)) return false
  const current = await inLocale(locale, () => findIndexVersion(db))
  return current !== null && current.edition > originalEdition().number
}

async function refreshLanguage(
  db: D1Database,
  edition: Edition,
  stores?: Pick<Work, 'db' | 'kv'>,
): Promise<RefreshOutcome> {
  const checks = lastChecks.get(db) ?? new Map<Locale, { edition: Edition; at: number }>()
  lastChecks.set(db, checks)
  const lastCheck = checks.get(currentLocale())
  if (lastCheck?.edition === edition && Date.now() - lastCheck.at < recheckAfterMs)
    return 'unchanged'
  const outcome =
    edition.origin === 'published' && stores
      ? await updatePublished(db, edition, stores)
      : await updateShipped(db, edition)
  // The other build may be stopped, or be of an earlier edition, so the next call checks again.
  if (outcome !== 'overtaken') checks.set(currentLocale(), { edition, at: Date.now() })
  return outcome
}

async function updateShipped(db: D1Database, edition: Edition): Promise<RefreshOutcome> {
  const isBuilt = await updateIndex(db, { ...(await indexOf(edition)), keepsNewer: true })
  return isBuilt ? 'built' : 'unchanged'
}

async function updatePublished(
  db: D1Database,
  edition: Edition,
  stores: Pick<Work, 'db' | 'kv'>,
): Promise<RefreshOutcome> {
  const current = await findIndexVersion(db)
  // This isolate does not have the newest edition yet.
  if (current && current.edition > edition.number) return 'unchanged'
  const documents = documentsWithoutNotes(edition)
  const target = { edition: edition.number, hash: await hashOf(textsOf(edition, documents)) }
  if (current?.edition === target.edition && current.hash === target.hash) return 'unchanged'
  return buildIndexInBatches(db, target, documentBatches(edition, documents, stores))
}

/** The documents on either side of the notes, whose texts are not all in memory at once. */
interface DocumentsWithoutNotes {
  markets: SearchDocument[]
  others: SearchDocument[]
}

function documentsWithoutNotes(edition: Edition): DocumentsWithoutNotes {
  return { markets: marketDocuments(edition), others: otherDocuments(edition) }
}

/** Returns a text that identifies the content of an edition, with revisions for the notes' texts. */
function textsOf(edition: Edition, { markets, others }: DocumentsWithoutNotes): string {
  const heads = edition.notes.map(({ slug, title, revision, translation }) => {
    return [slug, title, revision, translation?.revision]
  })
  return JSON.stringify([markets, heads, others])
}

// Limits the notes whose texts are in memory at once.
const notesPerBatch = 50

async function* documentBatches(
  edition: Edition,
  { markets, others }: DocumentsWithoutNotes,
  stores: Pick<Work, 'db' | 'kv'>,
): AsyncGenerator<SearchDocument[]> {
  yield markets
  for (let at = 0; at < edition.notes.length; at += notesPerBatch) {
    const notes = await findAllNotes(stores, edition.notes.slice(at, at + notesPerBatch))
    yield notes.map((note) => noteDocument(edition, note))
  }
  yield others
}
