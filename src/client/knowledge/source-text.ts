import { dayText } from '#shared/dates.ts'
import type { Source } from '#shared/knowledge/schemas.ts'

/** Returns the number of a source in a plain text, as the list of sources has it. */
export function sourceNumber(sources: readonly Source[], id: string): string {
  return `[${sources.findIndex((source) => source.id === id) + 1}]`
}

/** Returns a source in one line of plain text. */
export function sourceText({ publisher, title, date, url }: Source): string {
  return [publisher, title, date && dayText(date), url].filter(Boolean).join(', ')
}

/** Joins the lines of each paragraph, and the paragraphs that have any. */
export function textOfParagraphs(paragraphs: readonly (readonly string[])[]): string {
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}
