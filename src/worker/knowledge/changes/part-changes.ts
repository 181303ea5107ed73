import type { RecordChange } from '#shared/knowledge/props.ts'
import { keysOf } from '#shared/records.ts'
import { changeMessages } from '#shared/site/change-messages.ts'
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
  const labels = changeMessages
  if (before && after) return changesOfFields(before, after)
  if (before) return [changeOf(before, labels.removed, { before: before.summary, after: null })]
  return after ? [changeOf(after, labels.added, { before: null, after: after.summary })] : []
}

function changesOfFields(before: RecordPart, after: RecordPart): PartChange[] {
  const labels = changeMessages.fields
  const changes = keysOf(after.fields).flatMap((name) => {
    const values = { before: before.fields[name] ?? null, after: after.fields[name] ?? null }
    const isSame = values.before === values.after
    return isSame ? [] : [changeOf(after, labels[name], values)]
  })
  if (changes.length > 0 || before.source === after.source) return changes
  // A better source for the same statement.
  const sources = { before: before.source, after: after.source }
  return [changeOf(after, labels.source, sources)]
}

function changeOf(
  { record, kind, source, section }: RecordPart,
  field: string,
  values: Pick<PartChange, 'before' | 'after'>,
): PartChange {
  return { record, kind, field, ...values, source, section }
}
