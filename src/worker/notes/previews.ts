import type { Note } from '#shared/knowledge/schemas.ts'
import type { NotePreview } from '#shared/pages.ts'
import { type Edition, noteSummary } from '../knowledge/edition.ts'
import { markdownHtml } from '../knowledge/markdown.ts'

const wordsPerMinute = 200

/** The time an adult needs to read a text, in whole minutes, at least one. */
export function readMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

/** All notes as their list unfolds them, newest first. */
export function notePreviews(edition: Edition): NotePreview[] {
  return edition.notes.map((note) => ({
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
