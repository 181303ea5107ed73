import { and, type SQL } from 'drizzle-orm'
import type { DeskAction } from '#shared/desk/staff/desk-actions.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf, type Step } from '#worker/db/change.ts'
import { insertLogRow } from './log-rows.ts'
import { isStillStaff } from './staff-conditions.ts'

interface DeskChange<Refusal extends string, Steps extends Record<string, Step>> {
  action: DeskAction
  /** What it is done to, as the log names it. */
  target: string
  /** The condition that what it is done to is there. */
  exists?: SQL | undefined
  /** What else has to hold, as `changeIf` takes it. */
  preconditions?: Record<Refusal, SQL | undefined>
  steps: Steps
}

/**
 * Makes a change at the desk and logs it. `notFound` also for whoever has lost their role since the
 * guard let them pass: what a request at the desk writes, only staff write.
 */
export function changeAtDesk<
  const Steps extends Record<string, Step>,
  const Refusal extends string = never,
>(
  work: Pick<Work, 'db' | 'settings'>,
  actor: SignedIn,
  { action, target, exists, preconditions, steps }: DeskChange<Refusal, Steps>,
) {
  const notFound = and(isStillStaff(work, actor), exists)
  return changeIf(work.db, {
    preconditions: { notFound, ...preconditions } as Record<Refusal | 'notFound', SQL | undefined>,
    steps: { ...steps, log: insertLogRow(work.db, actor, action, target) },
  })
}
