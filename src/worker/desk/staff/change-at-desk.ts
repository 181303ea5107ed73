import { and, type SQL } from 'drizzle-orm'
import type { DeskAction } from '#shared/desk/staff/desk-actions.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import { changeIf, type Step } from '#worker/db/change.ts'
import { insertLogRow } from './log-rows.ts'
import { isStillStaff } from './staff-conditions.ts'

interface DeskChange<Refusal extends string, Steps extends Record<string, Step>> {
  action: DeskAction
  target: string
  exists?: SQL | undefined
  preconditions?: Record<Refusal, SQL | undefined>
  steps: Steps
}

/** Makes a change at the desk and logs it; `notFound` also if the actor has lost their role. */
export function changeAtDesk<
  const Steps extends Record<string, Step>,
  const Refusal extends string = never,
>(
  work: Pick<Work, 'db' | 'settings' | 'submission'>,
  actor: SignedIn,
  { action, target, exists, preconditions, steps }: DeskChange<Refusal, Steps>,
) {
  const notFound = and(isStillStaff(work, actor), exists)
  return changeIf(work, {
    preconditions: { notFound, ...preconditions } as Record<Refusal | 'notFound', SQL | undefined>,
    steps: { ...steps, log: insertLogRow(work.db, actor, action, target) },
  })
}
