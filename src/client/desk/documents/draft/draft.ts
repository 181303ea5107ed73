import { kindNames } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields, DocumentPage } from '#shared/desk/documents/props.ts'
import { isRecord } from '#shared/records.ts'
import { slugOf } from '../slug.ts'
import { isEmpty } from './compare.ts'

/** A row of a list: its key stays while it is edited and moved. */
export interface Row {
  key: number
  fields: DocumentFields
  /** True until the draft is stored: it can come back. */
  isRemoved: boolean
}

/** What stands in the form of a document, and what of it is stored. */
export interface Draft {
  /** All fields but the lists of records. */
  fields: DocumentFields
  lists: Readonly<Record<string, readonly Row[]>>
  nextKey: number
  /** The field whose text is proposed as the slug; null once the slug cannot change any more. */
  titleField: string | null
  stored: DocumentFields
  /** The revision that is stored upon; empty for none. */
  base: string
  /** What was sent last, and the keys of its rows: errors name these by their places. */
  sent: { fields: DocumentFields; keys: Readonly<Record<string, readonly number[]>> }
}

/** A change of a draft. */
export type Step = (draft: Draft) => Draft

/** A change of the fields of a document, or of one of its records. */
export type Change = (fields: DocumentFields) => DocumentFields

/** Applies a step: the reducer of all drafts. */
export function applyStep(draft: Draft, step: Step): Draft {
  return step(draft)
}

/** Returns the draft of a document as it is opened; what was refused is stored nowhere. */
export function startDraft({ page, isRefused }: { page: DocumentPage; isRefused: boolean }): Draft {
  const fields = { slug: page.slug, ...page.fields }
  const empty: Draft = {
    fields: {},
    lists: {},
    nextKey: 0,
    titleField: page.id === null ? kindNames[page.kind].titleField : null,
    stored: isRefused ? {} : fields,
    base: firstBase(page),
    sent: { fields: {}, keys: {} },
  }
  return startSending(replaceFields(fields)(empty))
}

/**
 * The revision that is stored upon at first. Who opens an older one knows that there are newer ones;
 * who was told of one that came meanwhile decides about it first.
 */
function firstBase({ revisions, theirs }: DocumentPage): string {
  return (theirs ? revisions[1] : revisions[0])?.id ?? ''
}

/** Returns all fields as they would be sent. */
export function fieldsOfDraft({ fields, lists }: Pick<Draft, 'fields' | 'lists'>): DocumentFields {
  return { ...fields, ...mapValues(lists, (rows) => sentRows(rows).map((row) => row.fields)) }
}

/**
 * Returns the rows that are sent, in their order. Blank rows at the end are left out. The server drops
 * blank ones, and an error names its row by number: one before others would shift those numbers.
 */
export function sentRows(rows: readonly Row[]): Row[] {
  const remaining = rows.filter(({ isRemoved }) => !isRemoved)
  const last = remaining.findLastIndex((row) => !isEmpty(row.fields))
  return remaining.filter((row, place) => place > last || !isEmpty(row.fields))
}

/** Changes fields of the document; its slug follows its title until somebody chooses one. */
export function edit(change: Change): Step {
  return (draft) => {
    const fields = change(draft.fields)
    const { titleField } = draft
    if (titleField === null || fields[titleField] === draft.fields[titleField]) {
      return { ...draft, fields }
    }
    const proposed = slugOf(String(draft.fields[titleField] ?? ''))
    const isProposed = !draft.fields.slug || draft.fields.slug === proposed
    const slug = isProposed ? slugOf(String(fields[titleField])) : fields.slug
    return { ...draft, fields: { ...fields, slug } }
  }
}

/** Replaces one field, or a whole list. */
export function replaceField(name: string, value: unknown): Step {
  return (draft) => {
    if (!isListOfRecords(value)) {
      const { [name]: _, ...lists } = draft.lists
      return { ...draft, lists, fields: { ...draft.fields, [name]: value } }
    }
    const rows = value.map((fields, index): Row => {
      return { key: draft.nextKey + index, fields, isRemoved: false }
    })
    return { ...withRows(draft, name, () => rows), nextKey: draft.nextKey + rows.length }
  }
}

/** Replaces all fields: none of those before is left. */
export function replaceFields(fields: DocumentFields): Step {
  return (draft) =>
    Object.entries(fields).reduce<Draft>(
      (before, [name, value]) => replaceField(name, value)(before),
      { ...draft, fields: {}, lists: {} },
    )
}

/** Adds a row at the end; its key is the draft's `nextKey`. */
export function addRow(list: string, fields: DocumentFields = {}): Step {
  return (draft) => {
    const row = { key: draft.nextKey, fields, isRemoved: false }
    return { ...withRows(draft, list, (rows) => [...rows, row]), nextKey: row.key + 1 }
  }
}

/** Changes the fields of a row. */
export function editRow(list: string, key: number, change: Change): Step {
  return changeRow(list, key, (row) => ({ ...row, fields: change(row.fields) }))
}

/** Removes a row, or brings it back. */
export function removeRow(list: string, key: number, isRemoved = true): Step {
  return changeRow(list, key, (row) => ({ ...row, isRemoved }))
}

/** Moves a row before or after the next one that is not removed. */
export function moveRow(list: string, key: number, by: 1 | -1): Step {
  return (draft) =>
    withRows(draft, list, (rows) => {
      const remaining = rows.filter(({ isRemoved }) => !isRemoved)
      const row = remaining.find((one) => one.key === key)
      const other = remaining[remaining.findIndex((one) => one.key === key) + by]
      if (!row || !other) return rows
      const others = rows.filter((one) => one !== row)
      return others.toSpliced(others.indexOf(other) + (by === 1 ? 1 : 0), 0, row)
    })
}

/** Notes what is sent, as it is sent: it counts as stored then, not what is typed meanwhile. */
export function startSending(draft: Draft): Draft {
  const keys = mapValues(draft.lists, (rows) => sentRows(rows).map(({ key }) => key))
  return { ...draft, sent: { fields: fieldsOfDraft(draft), keys } }
}

/** Takes what was sent as stored, in this revision; its new sources stand among the others then. */
export function endSending(base: string): Step {
  return (draft) => {
    const { newSources: _, ...stored } = draft.sent.fields
    const { newSources: __, ...others } = draft.lists
    const lists = mapValues(others, (rows) => rows.filter(({ isRemoved }) => !isRemoved))
    return { ...draft, lists, stored, base, titleField: null }
  }
}

function changeRow(list: string, key: number, change: (row: Row) => Row): Step {
  return (draft) =>
    withRows(draft, list, (rows) => rows.map((row) => (row.key === key ? change(row) : row)))
}

function withRows(
  draft: Draft,
  list: string,
  change: (rows: readonly Row[]) => readonly Row[],
): Draft {
  return { ...draft, lists: { ...draft.lists, [list]: change(draft.lists[list] ?? []) } }
}

function isListOfRecords(value: unknown): value is DocumentFields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord)
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}
