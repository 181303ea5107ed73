import type { DocumentFields, FieldChange } from '#shared/desk/documents/props.ts'

/** A field that two states of a document have in different words. */
export interface Difference {
  /** The name of the field of the form, of which it is the whole or a part. */
  field: string
  ours: string
  theirs: string
}

/** The fields in which what was typed differs from what is stored; forms know texts only. */
export function differencesOf(ours: DocumentFields, theirs: DocumentFields): Difference[] {
  const names = Object.keys(theirs).filter((name) => name !== 'slug')
  const differences = names.map((field) => {
    return { field, ours: asText(ours[field]), theirs: asText(theirs[field]) }
  })
  return differences.filter((one) => one.ours !== one.theirs)
}

/** What a field holds as lines of text, one for each of its parts. */
function asText(value: unknown): string {
  if (value === null || value === undefined || value === false) return ''
  if (value === true) return 'true'
  if (typeof value !== 'object') return String(value).replace(/\r\n/g, '\n').trim()
  const parts = Array.isArray(value)
    ? value.map(asText)
    : Object.entries(value).map(([name, part]) => {
        const text = asText(part)
        return text && `${name}: ${text}`
      })
  return parts.filter(Boolean).join('\n')
}

/** What is different between two texts, word by word; the library comes when it is needed. */
export async function wordChanges(before: string, after: string): Promise<FieldChange['parts']> {
  // The server never asks, and would be cut into pieces by what is loaded later.
  if (import.meta.env.SSR) return []
  const { diffWordsWithSpace } = await import('diff')
  const parts = diffWordsWithSpace(before, after).map(({ value, added, removed }): Part => {
    return { text: value, kind: added ? 'added' : removed ? 'removed' : 'same' }
  })
  return inRuns(parts)
}

type Part = FieldChange['parts'][number]

/** Words that changed in a row as one change: what was struck, then what was set. */
function inRuns(parts: readonly Part[]): Part[] {
  const runs: Part[][] = []
  for (const part of parts) {
    const run = runs.at(-1)
    const goesOn = part.kind !== 'same' || part.text.trim() === ''
    if (run && goesOn && run.some(({ kind }) => kind !== 'same')) run.push(part)
    else runs.push([part])
  }
  return runs.flatMap((run) => (run.length === 1 ? run : asChange(run)))
}

function asChange(run: readonly Part[]): Part[] {
  const textOf = (left: Part['kind']) => {
    return run.map(({ kind, text }) => (kind === left ? '' : text)).join('')
  }
  const change: Part[] = [
    { kind: 'removed', text: textOf('added') },
    { kind: 'added', text: textOf('removed') },
  ]
  return change.filter(({ text }) => text !== '')
}
