import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { lifetimes } from '#shared/constants.ts'
import { AlreadyDone } from './already-done.ts'
import { isUniqueViolation, refusalOf } from './failures.ts'
import { submissions } from './schema.ts'
import type { Database } from './stores.ts'

type Statement = BatchItem<'sqlite'>

/** A statement of a batch; some of them, or none, where a case needs more or nothing. */
export type Step = Statement | readonly Statement[] | null

type Results<Steps> = {
  [Name in keyof Steps]: Steps[Name] extends Statement ? Steps[Name]['_']['result'] : undefined
}

/** Runs statements in their order in one transaction, and returns the result of each by its name. */
export async function runBatch<const Steps extends Record<string, Step>>(
  db: Database,
  steps: Steps,
): Promise<Results<Steps>> {
  return runAfter(db, [], steps)
}

async function runAfter<Steps extends Record<string, Step>>(
  db: Database,
  first: readonly Statement[],
  steps: Steps,
): Promise<Results<Steps>> {
  const entries = Object.entries(steps)
  const statements = [...first, ...entries.flatMap(([, step]) => step ?? [])]
  if (statements.length === 0) return {} as Results<Steps>
  const results: unknown[] = await db.batch(statements as [Statement])
  const rest = results.slice(first.length)
  const entriesByName = entries.map(([name, step]) => {
    const own = rest.splice(0, [step ?? []].flat().length)
    return [name, Array.isArray(step) ? undefined : own[0]]
  })
  return Object.fromEntries(entriesByName)
}

// A view whose trigger rolls the batch back. It is written to as a table: drizzle inserts into no view.
const preconditions = sqliteTable('preconditions', { code: text(), holds: integer() })

interface Change<Refusal extends string, Steps extends Record<string, Step>> {
  /** The condition for each refusal; the first one that fails is the outcome. */
  preconditions: Record<Refusal, SQL | undefined>
  steps: Steps
}

type Changed<Refusal, Steps> =
  | { outcome: 'changed'; results: Results<Steps> }
  // Distributes over the refusals, so that checking one outcome narrows the type.
  | (Refusal extends string ? { outcome: Refusal; results?: never } : never)

/** A form that was sent with a key. */
export interface Submission {
  /** The same for the same form of the same visitor. */
  id: string
  /** True once this request has made the form's change. */
  isDone: boolean
}

interface Author {
  db: Database
  /** The form that asks for the change; absent or null for background work and forms without a key. */
  submission?: Submission | null
}

/**
 * Runs the steps as one transaction in which all preconditions hold; else nothing is changed. Throws
 * AlreadyDone if the form that asks for the change has had its change.
 */
export async function changeIf<
  const Refusal extends string,
  const Steps extends Record<string, Step>,
>({ db, submission }: Author, change: Change<Refusal, Steps>): Promise<Changed<Refusal, Steps>> {
  const conditions = Object.entries<SQL | undefined>(change.preconditions)
  const rows = conditions.flatMap(([code, condition]) =>
    condition ? [{ code, holds: sql<number>`(${condition})` }] : [],
  )
  const claim = submission && !submission.isDone ? claimSubmission(db, submission) : []
  const first = [...claim, ...(rows.length > 0 ? [db.insert(preconditions).values(rows)] : [])]
  try {
    const results = await runAfter(db, first, change.steps)
    if (submission) submission.isDone = true
    return { outcome: 'changed', results }
  } catch (error) {
    if (isUniqueViolation(error, 'submissions.id')) throw new AlreadyDone()
    const code = refusalOf(error)
    if (code === null || !(code in change.preconditions)) throw error
    return { outcome: code } as Changed<Refusal, Steps>
  }
}

/** Runs the steps as one transaction, once for each submission. */
export async function change<const Steps extends Record<string, Step>>(
  author: Author,
  steps: Steps,
): Promise<Results<Steps>> {
  const { results } = await changeIf(author, { preconditions: {}, steps })
  return results
}

/** The instant before which submissions count no more. */
export function submissionCutoff(): Date {
  return new Date(Date.now() - lifetimes.submissionSeconds * 1000)
}

/** Returns the statements that fail if the submission has had its change. */
function claimSubmission(db: Database, { id }: Submission) {
  const isExpired = and(eq(submissions.id, id), lte(submissions.createdAt, submissionCutoff()))
  return [
    db.delete(submissions).where(isExpired),
    db.insert(submissions).values({ id, reply: null, createdAt: new Date() }),
  ]
}
