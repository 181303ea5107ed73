import type { RecordChange } from '#shared/knowledge/props.ts'
import { keysOf } from '#shared/records.ts'
import { recordMessages } from '#shared/site/record-messages.ts'
import type { RecordPart } from './record-parts.ts'

/** A change without its edition and market. */
export type PartChange = Pick<
  RecordChange,
  'record' | 'kind' | 'field' | 'before' | 'after' | 'source' | 'section'
>

/** Returns what changed between two versions of a record, part by part and field by field. */
export function changesBetween(
  before: readonly RecordPart[],
  after: readonly RecordPart[],
): PartChange[] {
  const [oldParts, newParts] = [partsByKey(before), partsByKey(after)]
  const keys = new Set([...newParts.keys(), ...oldParts.keys()])
  return [...keys].flatMap((key) => changesOfPart(oldParts.get(key), newParts.get(key)))
}

/** Numbers parts of the same key, such as two taxes of one name. */
function partsByKey(parts: readonly RecordPart[]): Map<string, RecordPart> {
  const counts = new Map<string, number>()
  return new Map(
    parts.map((part) => {
      const count = (counts.get(part.key) ?? 0) + 1
      counts.set(part.key, count)
      return [`${part.key} ${count}`, part]
    }),
  )
}

function changesOfPart(before?: RecordPart, after?: RecordPart): PartChange[] {
  if (!after)
    return before
      ? [changeOf(before, recordMessages.changes.removed, { before: before.summary, after: null })]
      : []
  if (!before)
    return [changeOf(after, recordMessages.changes.added, { before: null, after: after.summary })]
  const changes = keysOf(after.fields).flatMap((name) => {
    const values = { before: before.fields[name] ?? null, after: after.fields[name] ?? null }
    return values.before === values.after
      ? []
      : [changeOf(after, recordMessages.changes.fields[name], values)]
  })
  if (changes.length > 0 || before.source === after.source) return changes
  // A better source for the same statement.
  return [
    changeOf(after, recordMessages.changes.fields.source, {
      before: before.source,
      after: after.source,
    }),
  ]
}

function changeOf(
  { record, kind, source, section }: RecordPart,
  field: string,
  values: Pick<PartChange, 'before' | 'after'>,
): PartChange {
  return { record, kind, field, ...values, source, section }
}
