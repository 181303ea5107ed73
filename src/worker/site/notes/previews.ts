import type { NotePreview } from '#shared/knowledge/props.ts'
import type { Note } from '#shared/knowledge/schemas.ts'
import { noteSummary } from '#worker/knowledge/edition.ts'
import { markdownHtml } from '#worker/knowledge/markdown.ts'
import { countWords, minutesFor } from '#worker/knowledge/published-records.ts'

/** The time an adult needs to read a text, in whole minutes, at least one. */
export function readMinutes(markdown: string): number {
  return minutesFor(countWords(markdown))
}

/** Notes as their list unfolds them. */
export function notePreviews(notes: readonly Note[]): NotePreview[] {
  return notes.map((note) => ({
    ...noteSummary(note),
    featured: note.featured,
    minutes: readMinutes(note.body),
    html: markdownHtml(withoutMarks(note.body), []),
  }))
}

/** The body of a note; its marks lead to the sources below it. */
export function noteHtml({ body, sources }: Note): string {
  return markdownHtml(
    body,
    sources.map(({ source }) => source),
  )
}

/** The marks of all notes together would be a tenth of the list, whose sources stand elsewhere. */
function withoutMarks(body: string): string {
  return body.replace(/\[\^[a-z\d-]+\]/g, '')
}
