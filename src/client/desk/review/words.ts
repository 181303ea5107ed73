import { staleAfterDays } from '#shared/constants.ts'
import { review } from '#shared/desk/constants.ts'
import { type DocumentKind, type DocumentState, kindNames } from '#shared/desk/documents/kinds.ts'
import type { ReviewList } from '#shared/desk/documents/review.ts'
import { plural } from '#shared/plural.ts'

export const toReview = 'To review'
export const dueNow = (count: number) =>
  count === 0
    ? 'Nothing is due. Well kept.'
    : `${count} ${plural(count, { one: 'document is', other: 'documents are' })} due.`
export const dueRules = `A check is due after ${review.dueAfterDays} days: readers see a warning after ${staleAfterDays}. Where a source is weak or a change is near, it is due after ${review.settledDays}.`
export const whatACheckMoves =
  'Press “Checked today” only after reading the sources again. It saves a version in which nothing but the check dates moves to today: in a market those of the dossier and of every fact and obligation in it. A rule has no check dates; its new version is the record. Whatever has changed, edit in the form instead.'

export const lists = 'Lists'
export const listNames: Readonly<Record<ReviewList, string>> = {
  oldest: 'Oldest check',
  sources: 'Weak sources',
  soon: `Changes within ${review.soonDays} days`,
}
export const nothingListed: Readonly<Record<ReviewList, string>> = {
  oldest: 'Nothing is published.',
  sources: 'Every entry has a source, and every source an address and a date.',
  soon: `Nothing takes effect or ends within ${review.soonDays} days.`,
}

export const documents = 'Documents to review'
export const due = 'Due'
export const untitled = 'Without a title'
export const kindLabel = (kind: DocumentKind) => kindNames[kind].label
export const checked = (day: string, days: number) => `Oldest check ${day}, ${ago(days)}`
export const edited = (day: string, days: number) => `Last version ${day}, ${ago(days)}`
const ago = (days: number) =>
  days === 0 ? 'today' : `${days} ${plural(days, { one: 'day', other: 'days' })} ago`
export const changesOn = (day: string) => `A change is due on ${day}`
export const unsourced = (count: number) =>
  `${count} ${plural(count, { one: 'entry', other: 'entries' })} without a source`
export const weakSources = (count: number) =>
  `${count} ${plural(count, { one: 'source', other: 'sources' })} without an address or a date`

export const checkedToday = (title: string) =>
  `Checked today, nothing changed<hidden>: ${title}</hidden>`
export const waits: Readonly<Partial<Record<DocumentState, string>>> = {
  changed: 'Its newest version waits to be published.',
  scheduled: 'A version is scheduled.',
}

export const newer = 'Previous'
export const older = 'Next'

export const dueReviews = (count: number) =>
  `${count} ${plural(count, { one: 'document', other: 'documents' })} to review`
export const noDueReviews = 'Nothing to review'
export const openReviews = 'Open the list'
export const waitForYourApproval = (count: number) =>
  `${count} ${plural(count, { one: 'version waits', other: 'versions wait' })} for your approval`
