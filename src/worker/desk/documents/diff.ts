import { diffWordsWithSpace } from 'diff'
import type { DocumentFields, FieldChange } from '#shared/desk/documents/props.ts'

type Parts = FieldChange['parts']

// The work grows with its square: what differs more is shown as replaced, field by field.
const mostEdits = 600
// The budget of a whole document, should a text be odd.
const mostMs = 1000

/** What is different in the fields of a document, field by field, in words. */
export function fieldChanges(before: DocumentFields, after: DocumentFields): FieldChange[] {
  const old = new Map(leavesOf(before, ''))
  const now = new Map(leavesOf(after, ''))
  const names = [...new Set([...now.keys(), ...old.keys()])]
  const budget = { edits: mostEdits }
  return names.flatMap((field) => {
    const [from, to] = [old.get(field) ?? '', now.get(field) ?? '']
    return from === to ? [] : [{ field, parts: partsOf(from, to, budget) }]
  })
}

/** Each text, number and choice by its dotted name. */
function leavesOf(value: unknown, name: string): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, one]) => {
    return leavesOf(one, name === '' ? key : `${name}.${key}`)
  })
}

function partsOf(from: string, to: string, budget: { edits: number }): Parts {
  const changes = diffWordsWithSpace(from, to, {
    maxEditLength: budget.edits,
    timeout: mostMs,
  })
  if (!changes) {
    budget.edits = Math.min(budget.edits, mostEdits / 10)
    return replaced(from, to)
  }
  const edited = changes.filter(({ added, removed }) => added || removed)
  budget.edits -= edited.reduce((sum, { count }) => sum + count, 0)
  return changes.map(({ value, added, removed }) => {
    return { text: value, kind: added ? 'added' : removed ? 'removed' : 'same' }
  })
}

function replaced(from: string, to: string): Parts {
  const parts: Parts = [
    { text: from, kind: 'removed' },
    { text: to, kind: 'added' },
  ]
  return parts.filter(({ text }) => text !== '')
}
