import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { refusalOf } from './failures.ts'
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

/** Runs the steps as one transaction in which all preconditions hold; else nothing is changed. */
export async function changeIf<
  const Refusal extends string,
  const Steps extends Record<string, Step>,
>(db: Database, change: Change<Refusal, Steps>): Promise<Changed<Refusal, Steps>> {
  const conditions = Object.entries<SQL | undefined>(change.preconditions)
  const rows = conditions.flatMap(([code, condition]) =>
    condition ? [{ code, holds: sql<number>`(${condition})` }] : [],
  )
  const first = rows.length > 0 ? [db.insert(preconditions).values(rows)] : []
  try {
    return { outcome: 'changed', results: await runAfter(db, first, change.steps) }
  } catch (error) {
    const code = refusalOf(error)
    if (code === null || !(code in change.preconditions)) throw error
    return { outcome: code } as Changed<Refusal, Steps>
  }
}
