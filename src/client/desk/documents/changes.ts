import type { DocumentFields, FieldChange } from '#shared/desk/documents/props.ts'

/** A field with different texts in two versions of a document. */
export interface Difference {
  /** The name of the form field. */
  field: string
  ours: string
  theirs: string
}

/** Returns the fields whose text in the form differs from the saved one. */
export function differencesOf(ours: DocumentFields, theirs: DocumentFields): Difference[] {
  const names = Object.keys(theirs).filter((name) => name !== 'slug')
  const differences = names.map((field) => {
    return { field, ours: asText(ours[field]), theirs: asText(theirs[field]) }
  })
  return differences.filter((difference) => difference.ours !== difference.theirs)
}

/** Returns the value of a field as text, with one line for each part. */
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

/** Returns the word-by-word differences of two texts; loads the library on demand. */
export async function wordChanges(before: string, after: string): Promise<FieldChange['parts']> {
  // The server never compares, and a dynamic import would split its bundle into chunks.
  if (import.meta.env.SSR) return []
  const { diffWordsWithSpace } = await import('diff')
  const parts = diffWordsWithSpace(before, after).map(({ value, added, removed }): Part => {
    return { text: value, kind: added ? 'added' : removed ? 'removed' : 'same' }
  })
  return mergeRuns(parts)
}

type Part = FieldChange['parts'][number]

/** Merges consecutive changes into one: the removed words, then the added ones. */
function mergeRuns(parts: readonly Part[]): Part[] {
  const runs: Part[][] = []
  for (const part of parts) {
    const run = runs.at(-1)
    const continuesRun = part.kind !== 'same' || part.text.trim() === ''
    if (run && continuesRun && run.some(({ kind }) => kind !== 'same')) run.push(part)
    else runs.push([part])
  }
  return runs.flatMap((run) => (run.length === 1 ? run : toChange(run)))
}

function toChange(run: readonly Part[]): Part[] {
  const textOf = (omitted: Part['kind']) => {
    return run.map(({ kind, text }) => (kind === omitted ? '' : text)).join('')
  }
  const change: Part[] = [
    { kind: 'removed', text: textOf('added') },
    { kind: 'added', text: textOf('removed') },
  ]
  return change.filter(({ text }) => text !== '')
}
