import type { RecordChange } from '#shared/knowledge/props.ts'
import { recordMessages } from '#shared/site/record-messages.ts'

/** Returns the values of a change in words: `15% of stakes → 5% of deposits`. */
export function valuesText({ before, after }: Pick<RecordChange, 'before' | 'after'>): string {
  const { nothing } = recordMessages.changes
  return `${before ?? nothing} → ${after ?? nothing}`
}
