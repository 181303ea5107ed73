import { openDatabase } from '../members.ts'

/** What an edition contains of the documents of a run: the text of each visible one. */
export type Shown = ReadonlyMap<string, string>

/** The decisions in the database, and what each edition contains as a result. */
export interface History {
  /** The number of the newest edition. */
  newestNumber: number
  /** The number of the edition last written to KV. */
  writtenNumber: number
  /** When the lease of a Worker that may be dead expires, in milliseconds. */
  leasedUntil: number
  shownBy(number: number): Shown
  /** The ids of all stored publications. */
  publications: ReadonlySet<number>
  /** Counts of inconsistencies, by kind. */
  faults: Record<string, number>
}

interface Row {
  slug: string
  document: string
  publication: number
  title: string | null
  number: number | null
}

/**
 * Reads the database of a server, which may be running; `isOurs` recognises the documents of the
 * run.
 */
export function readHistory(stateDir: string, isOurs: (slug: string) => boolean): History {
  const database = openDatabase(stateDir)
  const all = <One>(sql: string) => database.prepare(sql).all() as One[]
  const count = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0])
  try {
    const rows = all<Row>(`SELECT documents.slug, documents.id AS document,
        publications.id AS publication, revisions.fields ->> '$.title' AS title, effective.number
      FROM publications JOIN documents ON documents.id = publications.document_id
      LEFT JOIN revisions ON revisions.id = publications.revision_id
      LEFT JOIN effective_publications AS effective ON effective.publication_id = publications.id
      ORDER BY publications.id`)
    const ours = rows.filter(({ slug }) => isOurs(slug))
    const inEffect = ours
      .filter((row): row is Row & { number: number } => row.number !== null)
      .toSorted((a, b) => a.number - b.number)
    const [state] = all<{ writtenNumber: number; leased: number | null }>(
      'SELECT written_number AS writtenNumber, leased_until AS leased FROM publishing',
    )
    return {
      newestNumber: count('SELECT coalesce(max(number), 0) FROM effective_publications'),
      writtenNumber: state?.writtenNumber ?? 0,
      leasedUntil: state?.leased ?? 0,
      publications: new Set(ours.map(({ publication }) => publication)),
      shownBy: memoized((number) => {
        const shown = new Map<string, string>()
        for (const { slug, title, number: own } of inEffect) {
          if (own > number) break
          if (title === null) shown.delete(slug)
          else shown.set(slug, title)
        }
        return shown
      }),
      faults: Object.fromEntries(
        Object.entries(unfit).map(([fault, sql]) => [fault, count(sql)] as const),
      ),
    }
  } finally {
    database.close()
  }
}

function memoized<One>(make: (number: number) => One): (number: number) => One {
  const made = new Map<number, One>()
  return (number) => {
    const one = made.get(number) ?? make(number)
    made.set(number, one)
    return one
  }
}

// Only the first edition, which shipped, consists of many publications.
const unfit: Record<string, string> = {
  'missing edition numbers': `SELECT max(number) - count(DISTINCT number)
    - (SELECT min(number) - 1 FROM effective_publications) FROM effective_publications`,
  'duplicate edition numbers': `SELECT count(*) FROM (
    SELECT number FROM effective_publications
    WHERE number > (SELECT min(number) FROM effective_publications)
    GROUP BY number HAVING count(*) > 1)`,
  'editions without a publication': `SELECT count(*) FROM effective_publications
    WHERE publication_id NOT IN (SELECT id FROM publications)`,
  'publications without a document, or with a revision of another one': `SELECT count(*)
    FROM publications LEFT JOIN revisions ON revisions.id = revision_id
    WHERE publications.document_id NOT IN (SELECT id FROM documents)
      OR (revision_id IS NOT NULL AND revisions.document_id IS NOT publications.document_id)`,
  'documents without a revision': `SELECT count(*) FROM documents
    WHERE id NOT IN (SELECT document_id FROM revisions)`,
  'documents with a gap in their revision numbers': `SELECT count(*) FROM (
    SELECT document_id FROM revisions GROUP BY document_id
    HAVING max(number) - min(number) + 1 <> count(*))`,
  'documents whose editions are not in the order of their decisions': `SELECT count(*)
    FROM effective_revisions AS earlier
    WHERE EXISTS (SELECT 1 FROM effective_revisions AS later
      WHERE later.document_id = earlier.document_id
        AND later.publication_id > earlier.publication_id AND later.number <= earlier.number)`,
  'difference between the numbers of decisions and of log rows': `SELECT abs(
    (SELECT count(*) FROM publications WHERE published_by IS NOT NULL) -
    (SELECT count(*) FROM desk_log WHERE action IN
      ('document.published', 'document.scheduled', 'document.withdrawn')))`,
  'newly published rules without an alert, or with two': `SELECT count(*) FROM documents
    WHERE kind = 'rule'
      AND id IN (SELECT document_id FROM effective_revisions WHERE revision_id IS NOT NULL)
      AND id NOT IN (SELECT document_id FROM revisions WHERE number = 0)
      AND 1 <> (SELECT count(*) FROM sendings WHERE kind = 'alert' AND about = documents.id)`,
}

/** Returns the number of decisions that are due and were made last, but never took effect. */
export function countForgotten(stateDir: string): number {
  const database = openDatabase(stateDir)
  const row = database
    .prepare(`SELECT count(*) AS n FROM publications WHERE from_at <= ?
      AND id NOT IN (SELECT publication_id FROM effective_publications)
      AND id = (SELECT max(id) FROM publications AS all_of_it
        WHERE all_of_it.document_id = publications.document_id)`)
    .get(Date.now())
  database.close()
  return Number(row?.n)
}
