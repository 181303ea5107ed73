import type { SQL } from 'drizzle-orm'
import type { DeskAction } from '#shared/desk/staff/desk-actions.ts'
import type { SignedIn, Work } from '#worker/app-env.ts'
import type { Step } from '#worker/db/change.ts'
import { changeAtDesk } from '#worker/desk/staff/change-at-desk.ts'
import { publishEdition } from './publish-edition.ts'

/** The condition of the two-person rule, by its outcome. */
type Rule = Record<'another-person', SQL | undefined>

interface EditionChange<
  Refusal extends string,
  Steps extends Record<string, Step>,
  EditionSteps extends Record<string, Step>,
> {
  action: DeskAction
  target: string
  exists?: SQL | undefined
  /** Returns the preconditions, with the rule in its place among them. */
  preconditions: (rule: Rule) => Rule & Record<Refusal, SQL | undefined>
  /** What goes with the change, such as a revision that it publishes. */
  steps?: Steps
  /** What readers see, as `publicationChange` and `pictureChange` return it. */
  edition: { isAllowed: SQL | undefined; steps: EditionSteps }
}

/**
 * Makes a change of what readers see, and writes the edition after the reply. Staff change editions
 * by no other function, so the two-person rule is asked whatever changes; triggers hold it too.
 */
export async function changeEdition<
  const EditionSteps extends Record<string, Step>,
  const Steps extends Record<string, Step> = Record<never, Step>,
  const Refusal extends string = never,
>(
  work: Pick<Work, 'db' | 'settings' | 'submission' | 'kv' | 'search' | 'afterReply'>,
  actor: SignedIn,
  { preconditions, steps, edition, ...change }: EditionChange<Refusal, Steps, EditionSteps>,
) {
  const result = await changeAtDesk<Steps & EditionSteps, Refusal | 'another-person'>(work, actor, {
    ...change,
    preconditions: preconditions({ 'another-person': edition.isAllowed }),
    steps: { ...steps, ...edition.steps } as Steps & EditionSteps,
  })
  if (result.outcome === 'changed') work.afterReply(() => publishEdition(work))
  return result
}
