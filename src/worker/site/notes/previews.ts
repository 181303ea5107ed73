import type { NotePreview } from '#shared/knowledge/props.ts'
import type { Note } from '#shared/knowledge/schemas.ts'
import { type Edition, noteSummary } from '#worker/knowledge/edition.ts'
import { markdownHtml } from '#worker/knowledge/markdown.ts'
import { countWords, minutesFor } from '#worker/knowledge/published-records.ts'

/** Returns the time an adult needs to read a text, in whole minutes, at least one. */
export function readingMinutes(markdown: string): number {
  return minutesFor(countWords(markdown))
}

/** Returns notes with their opening for the list, which unfolds it in place. */
export function notePreviews(edition: Edition, notes: readonly Note[]): NotePreview[] {
  return notes.map((note) => ({
    ...noteSummary(note),
    featured: note.featured,
    minutes: readingMinutes(note.body),
    html: markdownHtml(withoutCitationMarks(openingOf(note.body)), [], edition),
  }))
}

/** Returns the body of a note as HTML; its citation marks link to the sources below it. */
export function noteHtml(edition: Edition, { body, sources }: Note): string {
  return markdownHtml(
    body,
    sources.map(({ source }) => source),
    edition,
  )
}

/** Returns the text before the first heading: whole articles would be most of the list's page. */
function openingOf(body: string): string {
  const [opening = ''] = body.split(/^#/m)
  return opening
}

/** Removes citation marks: the list shows no sources, and they would be a tenth of its size. */
function withoutCitationMarks(body: string): string {
  return body.replace(/\[\^[a-z\d-]+\]/g, '')
}
