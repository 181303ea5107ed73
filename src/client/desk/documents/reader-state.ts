import type { OfficeClock } from '#client/desk/layout/use-office-clock.ts'
import type {
  DocumentPage,
  PublicationSummary,
  RevisionSummary,
} from '#shared/desk/documents/props.ts'
import { stateMeanings } from './state-labels.ts'
import * as words from './words.ts'

/** Returns the live revision; undefined if nothing is published. */
export function publishedRevision(
  page: Pick<DocumentPage, 'publications' | 'revisions'>,
): RevisionSummary | undefined {
  const current = page.publications.find(({ state }) => state === 'current')
  return page.revisions.find(({ id }) => id === current?.revision)
}

/** Returns a sentence about the live and the scheduled version. */
export function readerState(page: DocumentPage, clock: OfficeClock): string {
  const { state, publications, revisions } = page
  const published = publishedRevision(page)
  const waiting = publications.find((item) => item.state === 'waiting')
  if (waiting) {
    const next = revisions.find(({ id }) => id === waiting.revision)
    const now = published ? words.versionIsLive(published.number) : words.notPublishedYet
    return words.versionFollows(now, next?.number, clock.dateTime(waiting.from))
  }
  if (state === 'changed' && published) {
    return words.versionIsLiveOnly(published.number, revisions[0]?.number)
  }
  return state ? stateMeanings[state] : ''
}

/** True if readers have seen any version of a document. */
export function wasEverPublished({ publications }: Pick<DocumentPage, 'publications'>): boolean {
  return publications.some(({ revision, state }) => {
    return revision !== null && (state === 'current' || state === 'past')
  })
}

/** True if a revision was live before and is not now. */
export function wasPublished({ publications }: Pick<DocumentPage, 'publications'>, id: string) {
  return publications.some(({ revision, state }) => revision === id && state === 'past')
}

/** True if unpublishing only cancelled a schedule. */
export function isScheduleCancellation(
  unpublication: PublicationSummary,
  publications: readonly PublicationSummary[],
): boolean {
  const older = publications.slice(publications.indexOf(unpublication) + 1)
  const before = older.find(({ state }) => state === 'current' || state === 'past')
  return unpublication.revision === null && !before?.revision
}
