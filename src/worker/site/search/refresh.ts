import type { Work } from '#worker/app-env.ts'
import { currentEdition, type Edition } from '#worker/knowledge/edition.ts'
import { findAllNotes } from '#worker/knowledge/find-texts.ts'
import {
  buildInPortions,
  createIndexBuild,
  findBuilt,
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

/** The build of the index over everything that ships with the product. */
export function indexOf(edition: Edition): Promise<IndexBuild> {
  return createIndexBuild(edition.number, documentsOf(edition))
}

type Refreshed = 'built' | 'unchanged' | 'overtaken'

const checkedForMs = 3_600_000

/** What this isolate knows of each index: that it was of this edition at that time. */
const checked = new WeakMap<D1Database, { edition: Edition; at: number }>()

/**
 * Builds the index if it is missing, or of another edition than the one that is shown, unless another
 * Worker that began later overtakes it. Asks the database once for each edition, and then once an
 * hour. What was published needs the stores in which its texts are.
 */
export async function refreshIndex(
  db: D1Database,
  edition = currentEdition(),
  stores?: Pick<Work, 'db' | 'kv'>,
): Promise<Refreshed> {
  const last = checked.get(db)
  if (last?.edition === edition && Date.now() - last.at < checkedForMs) return 'unchanged'
  const outcome =
    edition.origin === 'published' && stores
      ? await updatePublished(db, edition, stores)
      : await updateShipped(db, edition)
  // What overtook it may be killed, or of an edition before this one: it is looked at again.
  if (outcome !== 'overtaken') checked.set(db, { edition, at: Date.now() })
  return outcome
}

async function updateShipped(db: D1Database, edition: Edition): Promise<Refreshed> {
  const isBuilt = await updateIndex(db, { ...(await indexOf(edition)), keepsNewer: true })
  return isBuilt ? 'built' : 'unchanged'
}

async function updatePublished(
  db: D1Database,
  edition: Edition,
  stores: Pick<Work, 'db' | 'kv'>,
): Promise<Refreshed> {
  const wanted = { edition: edition.number, hash: await hashOf(textsOf(edition)) }
  const built = await findBuilt(db)
  if (built?.edition === wanted.edition && built.hash === wanted.hash) return 'unchanged'
  // This isolate has yet to hear of the newest edition.
  if (built && built.edition > wanted.edition) return 'unchanged'
  return buildInPortions(db, wanted, portionsOf(edition, stores))
}

/** What tells one edition from another; of a note its revision stands for its text. */
function textsOf(edition: Edition): string {
  const heads = edition.notes.map(({ slug, title, revision }) => [slug, title, revision])
  return JSON.stringify([marketDocuments(edition), heads, otherDocuments(edition)])
}

// So many notes are in memory at once, each with its text.
const notesAtOnce = 50

async function* portionsOf(
  edition: Edition,
  stores: Pick<Work, 'db' | 'kv'>,
): AsyncGenerator<SearchDocument[]> {
  yield marketDocuments(edition)
  for (let at = 0; at < edition.notes.length; at += notesAtOnce) {
    const notes = await findAllNotes(stores, edition.notes.slice(at, at + notesAtOnce))
    yield notes.map((note) => noteDocument(edition, note))
  }
  yield otherDocuments(edition)
}
