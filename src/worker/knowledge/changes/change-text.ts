import type { RecordChange } from '#shared/knowledge/props.ts'
import { changeMessages } from '#shared/site/change-messages.ts'

/** Returns the values of a change in words: `15% of stakes → 5% of deposits`. */
export function valuesText({ before, after }: Pick<RecordChange, 'before' | 'after'>): string {
  const { nothing } = changeMessages
  return `${before ?? nothing} → ${after ?? nothing}`
}
