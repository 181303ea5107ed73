import { exactTime } from '#client/desk/layout/times.ts'
import type {
  DocumentPage,
  PublicationSummary,
  RevisionSummary,
} from '#shared/desk/documents/props.ts'
import { stateMeanings } from './words.ts'

/** The revision that readers see; undefined while they see nothing of the document. */
export function publishedRevision(
  page: Pick<DocumentPage, 'publications' | 'revisions'>,
): RevisionSummary | undefined {
  const current = page.publications.find(({ state }) => state === 'current')
  return page.revisions.find(({ id }) => id === current?.revision)
}

/** What readers see of a document, and what they are to see. */
export function readerState(page: DocumentPage): string {
  const { state, publications, revisions } = page
  const shown = publishedRevision(page)
  const waiting = publications.find((one) => one.state === 'waiting')
  if (waiting) {
    const next = revisions.find(({ id }) => id === waiting.revision)
    const now = shown ? `Version ${shown.number} is live` : 'Not published yet'
    return `${now}; version ${next?.number} follows on ${exactTime(waiting.from)}.`
  }
  if (state === 'changed' && shown) {
    return `Version ${shown.number} is live; version ${revisions[0]?.number} is not published.`
  }
  return state ? stateMeanings[state] : ''
}

/** Whether readers saw a revision before, and do not now. */
export function wasPublished({ publications }: Pick<DocumentPage, 'publications'>, id: string) {
  return publications.some(({ revision, state }) => revision === id && state === 'past')
}

/** Whether a withdrawal took nothing from readers: it only called off what was to come. */
export function isCallingOff(
  one: PublicationSummary,
  publications: readonly PublicationSummary[],
): boolean {
  const older = publications.slice(publications.indexOf(one) + 1)
  const before = older.find(({ state }) => state === 'current' || state === 'past')
  return one.revision === null && !before?.revision
}
