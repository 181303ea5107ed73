import { diffWordsWithSpace } from 'diff'
import type { DocumentFields, FieldChange } from '#shared/desk/documents/props.ts'

type Parts = FieldChange['parts']

// The time grows with the square of the edits. Above this limit a field is shown as replaced.
const maxEdits = 600
// Limits the time for a whole document, in case one text is unusually slow.
const timeoutMs = 1000

/** Returns the changed fields of a document with their word-by-word differences. */
export function fieldChanges(before: DocumentFields, after: DocumentFields): FieldChange[] {
  const oldLeaves = new Map(leavesOf(before, ''))
  const newLeaves = new Map(leavesOf(after, ''))
  const names = [...new Set([...newLeaves.keys(), ...oldLeaves.keys()])]
  const budget = { edits: maxEdits }
  return names.flatMap((field) => {
    const [from, to] = [oldLeaves.get(field) ?? '', newLeaves.get(field) ?? '']
    return from === to ? [] : [{ field, parts: partsOf(from, to, budget) }]
  })
}

/** Returns every text, number and boolean with its dotted field name. */
function leavesOf(value: unknown, name: string): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, child]) => {
    return leavesOf(child, name === '' ? key : `${name}.${key}`)
  })
}

function partsOf(from: string, to: string, budget: { edits: number }): Parts {
  const changes = diffWordsWithSpace(from, to, {
    maxEditLength: budget.edits,
    timeout: timeoutMs,
  })
  if (!changes) {
    budget.edits = Math.min(budget.edits, maxEdits / 10)
    return replacement(from, to)
  }
  const edits = changes.filter(({ added, removed }) => added || removed)
  budget.edits -= edits.reduce((sum, { count }) => sum + count, 0)
  return changes.map(({ value, added, removed }) => {
    return { text: value, kind: added ? 'added' : removed ? 'removed' : 'same' }
  })
}

function replacement(from: string, to: string): Parts {
  const parts: Parts = [
    { text: from, kind: 'removed' },
    { text: to, kind: 'added' },
  ]
  return parts.filter(({ text }) => text !== '')
}
