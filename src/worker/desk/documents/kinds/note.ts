import { type NoteFields, noteFields } from '#shared/desk/documents/fields.ts'
import { messages } from '#shared/messages.ts'
import { type Edition, today } from '#worker/knowledge/edition.ts'
import { editionWith } from '#worker/knowledge/edition-with.ts'
import { fillPlaceholders } from '#worker/knowledge/placeholders.ts'
import { countWords, minutesFor } from '#worker/knowledge/published-records.ts'
import { noteProps } from '#worker/site/notes/note-page.ts'
import { type Claims, figuresOfMarkets, figuresOfSources } from './claims.ts'
import { defineKind, type PreviewContext, type PreviewScreen } from './kind.ts'
import { newestFirst, withRecord } from './lists.ts'
import {
  type CheckContext,
  type Problem,
  unknownMarket,
  unknownPictures,
  unknownSources,
} from './problems.ts'

export const note = defineKind<NoteFields>({
  kind: 'note',
  schema: noteFields,
  firstValues: () => ({ category: 'market-analysis', date: today() }),
  arrange,
  problems,
  claims,
  markdown: ({ body }) => ({ body }),
  prose: ({ body }) => [body],
  preview,
})

/** Sorts the sources in the order in which the text cites them. */
function arrange(note: NoteFields): NoteFields {
  const sectionOf = new Map(note.sources.map(({ source, section }) => [source, section]))
  // A source that is listed but not cited was added on purpose, so it stays at the end.
  const keys = new Set([...citedKeys(note.body), ...sectionOf.keys()])
  return {
    ...note,
    markets: [...new Set(note.markets)],
    sources: [...keys].map((source) => ({ source, section: sectionOf.get(source) ?? null })),
    corrections: newestFirst(note.corrections, ({ date }) => date),
  }
}

function problems(
  { body, sources, markets, author }: NoteFields,
  context: CheckContext,
): Problem[] {
  const uncited = citedKeys(body).find((key) => !context.sources.has(key))
  const { unknownSource } = messages.documents
  return [
    ...unknownSources('sources', sources, context),
    ...(uncited === undefined ? [] : [['body', unknownSource(uncited)] as const]),
    ...markets.flatMap((slug, index) => unknownMarket(`markets.${index}`, slug, context)),
    ...unknownAuthor(author, context),
    ...unknownPictures('body', body, context),
  ]
}

/** Returns a problem if no person of this slug is published. */
function unknownAuthor(author: string | null, { edition }: CheckContext): Problem[] {
  if (author === null || edition.findPerson(author)) return []
  return [['author', messages.documents.unknownPerson(author)]]
}

function claims(note: NoteFields, { edition, sources }: CheckContext): Claims {
  const { title, excerpt, body, markets } = note
  const keys = [...citedKeys(body), ...note.sources.map(({ source }) => source)]
  const titles = keys.flatMap((key) => sources.get(key) ?? [])
  const correctionTexts = note.corrections.map(({ text }, index) => [
    `corrections.${index}.text`,
    text,
  ])
  return {
    texts: { title, excerpt, body, ...Object.fromEntries(correctionTexts) },
    recordedFigures: [...figuresOfMarkets(edition, markets), ...figuresOfSources(titles)],
  }
}

/** Renders the preview without markets that are not published. */
function preview(note: NoteFields, context: PreviewContext): PreviewScreen {
  const { edition, slug, revision, sources, origin } = context
  const { body: text, ...head } = { ...note, markets: publishedMarkets(edition, note.markets) }
  const body = fillPlaceholders(edition, text)
  const minutes = minutesFor(countWords(body))
  const notes = withRecord(edition.records.notes, {
    ...head,
    slug,
    minutes,
    revision,
    shipped: false,
  })
  const props = noteProps(editionWith(edition, { notes }, sources), { ...head, body, slug }, origin)
  return { component: 'marketing/note', props }
}

function publishedMarkets(edition: Edition, markets: readonly string[]): string[] {
  return markets.filter((slug) => edition.findMarket(slug) !== null)
}

/** Returns the distinct keys that a text cites as `[^key]`, in their order. */
function citedKeys(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(/\[\^([\w-]{1,80})\]/g)].map(([, key = '']) => key))]
}
