import { kindNames } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields, DocumentPage } from '#shared/desk/documents/props.ts'
import { isRecord } from '#shared/records.ts'
import { slugOf } from '../slug.ts'
import { isBlankRecord } from './compare.ts'

/** A row of a list, with a key that stays the same when it is edited or moved. */
export interface Row {
  key: number
  fields: DocumentFields
  /** True until the next save; it can be restored. */
  isRemoved: boolean
}

/** The content of a document's form, and the part of it that is saved. */
export interface Draft {
  /** All fields except lists of records. */
  fields: DocumentFields
  lists: Readonly<Record<string, readonly Row[]>>
  nextKey: number
  /** The field from which the slug is derived; null once the slug cannot change. */
  titleField: string | null
  saved: DocumentFields
  /** The id of the revision that the next one is based on; empty for a new document. */
  base: string
  /** The last submitted fields, with the keys of their rows, because errors name rows by index. */
  submitted: { fields: DocumentFields; keys: Readonly<Record<string, readonly number[]>> }
}

/** An action of the reducer. */
export type Step = (draft: Draft) => Draft

export type Change = (fields: DocumentFields) => DocumentFields

export function applyStep(draft: Draft, step: Step): Draft {
  return step(draft)
}

/** Returns the initial draft of a document. Refused input is not saved, and newer than a draft. */
export function startDraft({ page, isRefused }: { page: DocumentPage; isRefused: boolean }): Draft {
  const fields = { slug: page.slug, ...page.fields }
  const { draft } = page
  const hasDraft = draft !== null && !isRefused && !hidesDraft(page)
  const unsaved = hasDraft ? { ...draft.fields, slug: draft.slug || page.slug } : fields
  const empty: Draft = {
    fields: {},
    lists: {},
    nextKey: 0,
    titleField: page.id === null ? kindNames[page.kind].titleField : null,
    saved: isRefused ? {} : fields,
    base: firstBase(page),
    submitted: { fields: {}, keys: {} },
  }
  return startSubmit(replaceFields(unsaved)(empty))
}

/** True if an older version is shown, so that saving would overwrite a draft that nobody sees. */
export function hidesDraft({ draft, revision, revisions }: DocumentPage): boolean {
  return draft !== null && revision !== (revisions[0]?.id ?? null)
}

/**
 * Returns the base of the next revision. After a conflict that is the second newest, so that saving
 * is refused until it is resolved.
 */
export function firstBase({ revisions, theirs }: DocumentPage): string {
  return (theirs ? revisions[1] : revisions[0])?.id ?? ''
}

/** Returns all fields as they would be submitted. */
export function fieldsOfDraft({ fields, lists }: Pick<Draft, 'fields' | 'lists'>): DocumentFields {
  return { ...fields, ...mapValues(lists, (rows) => rowsToSubmit(rows).map((row) => row.fields)) }
}

/**
 * Returns the rows to submit, without blank ones at the end. Others stay, because errors name rows
 * by index.
 */
export function rowsToSubmit(rows: readonly Row[]): Row[] {
  const remaining = rows.filter(({ isRemoved }) => !isRemoved)
  const last = remaining.findLastIndex((row) => !isBlankRecord(row.fields))
  return remaining.filter((row, index) => index > last || !isBlankRecord(row.fields))
}

/** Changes fields of the document. The slug follows the title until somebody edits it. */
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

/** Replaces all fields and removes the others. */
export function replaceFields(fields: DocumentFields): Step {
  return (draft) =>
    Object.entries(fields).reduce<Draft>(
      (previous, [name, value]) => replaceField(name, value)(previous),
      { ...draft, fields: {}, lists: {} },
    )
}

/** Adds a row at the end, with the draft's `nextKey` as its key. */
export function addRow(list: string, fields: DocumentFields = {}): Step {
  return (draft) => {
    const row = { key: draft.nextKey, fields, isRemoved: false }
    return { ...withRows(draft, list, (rows) => [...rows, row]), nextKey: row.key + 1 }
  }
}

export function editRow(list: string, key: number, change: Change): Step {
  return changeRow(list, key, (row) => ({ ...row, fields: change(row.fields) }))
}

export function removeRow(list: string, key: number, isRemoved = true): Step {
  return changeRow(list, key, (row) => ({ ...row, isRemoved }))
}

/** Moves a row past the previous or next one that is not removed. */
export function moveRow(list: string, key: number, by: 1 | -1): Step {
  return (draft) =>
    withRows(draft, list, (rows) => {
      const remaining = rows.filter(({ isRemoved }) => !isRemoved)
      const row = remaining.find((item) => item.key === key)
      const other = remaining[remaining.findIndex((item) => item.key === key) + by]
      if (!row || !other) return rows
      const others = rows.filter((item) => item !== row)
      return others.toSpliced(others.indexOf(other) + (by === 1 ? 1 : 0), 0, row)
    })
}

/** Records the submitted fields, because input during the request is not saved by it. */
export function startSubmit(draft: Draft): Draft {
  const keys = mapValues(draft.lists, (rows) => rowsToSubmit(rows).map(({ key }) => key))
  return { ...draft, submitted: { fields: fieldsOfDraft(draft), keys } }
}

/** Marks the submitted fields as saved and removes new sources, which are in the library now. */
export function finishSubmit(base: string): Step {
  return (draft) => {
    const { newSources: _, ...saved } = draft.submitted.fields
    const { newSources: __, ...others } = draft.lists
    const lists = mapValues(others, (rows) => rows.filter(({ isRemoved }) => !isRemoved))
    return { ...draft, lists, saved, base, titleField: null }
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
