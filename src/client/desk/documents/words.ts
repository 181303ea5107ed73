import { type DocumentKind, kindNames } from '#shared/desk/documents/kinds.ts'
import { plural } from '#shared/plural.ts'

type OfKind = Readonly<Record<DocumentKind, string>>

export const kindsOf: OfKind = {
  note: 'Articles',
  rule: 'Rules',
  market: 'Markets',
  letter: 'Newsletters',
  person: 'People',
  service: 'Services',
  page: 'Pages',
  firm: 'Firm',
}
export const newOfKind: OfKind = {
  note: 'New article',
  rule: 'New rule',
  market: 'New market',
  letter: 'New newsletter',
  person: 'New person',
  service: 'New service',
  page: 'Pages',
  firm: 'The firm',
}
export const allOfKind: OfKind = {
  note: 'All articles',
  rule: 'All rules',
  market: 'All markets',
  letter: 'All newsletters',
  person: 'All people',
  service: 'All services',
  page: 'All pages',
  firm: 'The firm',
}

export const addedBefore = ' (added: '
export const removedBefore = ' (removed: '

export interface RowTexts {
  add: string
  /** The heading of a row without a name. */
  unnamed: string
}

export const rows = {
  regulator: { add: 'Add a regulator', unnamed: 'New regulator' },
  law: { add: 'Add a law', unnamed: 'New law' },
  tax: { add: 'Add a tax', unnamed: 'New tax' },
  fact: { add: 'Add a fact', unnamed: 'New fact' },
  opportunity: { add: 'Add an opportunity', unnamed: 'New opportunity' },
  challenge: { add: 'Add a challenge', unnamed: 'New challenge' },
  correction: { add: 'Add a correction', unnamed: 'New correction' },
  duty: { add: 'Add a duty', unnamed: 'New duty' },
  source: { add: 'Add a source', unnamed: 'New source' },
  office: { add: 'Add an office', unnamed: 'New office' },
  hours: { add: 'Add hours', unnamed: 'New hours' },
  figure: { add: 'Add a figure', unnamed: 'New figure' },
} satisfies Record<string, RowTexts>

export const compareVersions = 'Compare versions'
export const from = 'From'
export const to = 'To'
export const compareFromVersion = (number: number) => `Compare from version ${number}`
export const compareToVersion = (number: number) => `Compare to version ${number}`

export const somebody = 'Somebody'
export const savedMeanwhile = (author: string, number: number) =>
  `${author} saved version ${number} while you were editing`
export const sameAsYours = 'It says the same as yours.'
export const conflictExplained =
  'What you typed is below, and nothing of it is lost. Struck: theirs. Underlined: yours.'
export const saveMyVersionOverTheirs = 'Save my version over theirs'
export const theirsIsEmpty = 'Theirs is empty.'
export const takeTheirs = (fieldLabel: string) => `Take theirs<hidden>: ${fieldLabel}</hidden>`

export const untitledHeading = 'Without a title'
export const previewAsAPage = 'Preview as a page'
export const whatReadersSee = 'What readers see'
export const publishing = 'Publishing'
export const history = 'History'

export const pictures = 'Pictures'
export const documents = 'Documents'

export const unpublished = 'Unpublished'
export const cancelledSchedules = 'Cancelled schedules'
export const published = 'Published'
export const secondPersonMustPublishVersion = (number: number) =>
  `You wrote version ${number}: a second person must publish it.`
export const publishOlderExplained =
  'Readers see this version within a minute. Newer versions stay here.'
export const publishAgainExplained =
  'Readers see this version again within a minute. Newer versions stay here.'
export const goBackToVersion = (number: number) => `Go back to version ${number}`
export const publishVersion = (number: number) => `Publish version ${number}`
export const version = (number: number) => `Version ${number}`
export const imported = 'Imported'
export const formerColleague = 'Former colleague'
export const isOpen = 'open'
export const openVersion = (number: number) => `Open<hidden> version ${number}</hidden>`
type Decision = 'published' | 'unpublished' | 'cancelled'
interface DecisionFacts {
  by: string | null
  time: string
}

const decisionVerbs: Readonly<Record<Decision, string>> = {
  published: 'Published',
  unpublished: 'Unpublished',
  cancelled: 'Cancelled',
}
const bySomebody = (name: string | null) => (name ? ` by ${name}` : '')

export const decision = (what: Decision, { by, time }: DecisionFacts) =>
  `${decisionVerbs[what]}${bySomebody(by)}, ${time}`
export const liveDecision = (what: Decision, facts: DecisionFacts) =>
  `${decision(what, facts)} (live)`
export const plannedDecision = (what: Decision, { by, time }: DecisionFacts) =>
  `To be ${decisionVerbs[what].toLowerCase()}${bySomebody(by)}, ${time}`
export const supersededDecision = (what: Decision, { by, time }: DecisionFacts) =>
  `Was to be ${decisionVerbs[what].toLowerCase()}${bySomebody(by)}, ${time}; superseded`
export const noDifferences = 'No differences.'
export const fromVersionTo = (from: number | undefined, to: number | undefined) =>
  `From version ${from} to version ${to}`
export const diffExplained = 'Struck through: removed. Underlined: added.'

export const title = 'Title'
export const date = 'Date'
export const optional = 'optional'
export const address = 'Address'
export const section = 'Section'
export const kind = 'Kind'
export const wordCount = (count: number) =>
  `${count} ${plural(count, { one: 'word', other: 'words' })}`
export const state = 'State'
export const all = 'All'
export const searchTitles = 'Search titles'
export const find = 'Find'
export const allKinds = 'All kinds'

export const createPreviewLink = (number: string | number) =>
  `Create preview link for version ${number}`
export const previewLinkExplained =
  'Anyone with the link can read this version for seven days; no account needed.'
export const previewLinkOf = (number: number | string, by: string | null) =>
  `Version ${number}${by ? `, by ${by}` : ''}, until <time/>`
export const previewLinks = 'Preview links'
export const endPreviewLink = (number: string | number, until: string) =>
  `End<hidden> the preview link of version ${number}, until ${until}</hidden>`
export const newPreviewLink = 'Preview link <muted>(shown once)</muted>'
export const copied = 'Copied'
export const copy = 'Copy'

export const pageAsReadersSeeIt = 'The page as readers would see it'
export const previewOutOfDate = 'Preview out of date (connection lost). It refreshes as you type.'
export const preview = 'Preview'
export const beforeYouCanSave = (count: number) =>
  `before you can publish: ${plural(count, { one: 'one thing', other: `${count} things` })} to correct`
export const minutesToRead = (minutes: number) => `${minutes} min to read`
export const toCorrect = 'To correct'
export const thePageAppearsHere = 'The page appears here.'
export const itStillNeeds = 'It still needs:'
export const previewUnavailable = 'Preview unavailable here. Save, then open the full preview.'

export const publishedBySending = 'A newsletter is published by sending it. '
export const publishesInArchiveOnly =
  'Publishing here updates the web archive only; emails already sent do not change. '
export const goOnToSending = 'Go on to sending'
export const viewDelivery = 'View delivery'
export const secondPersonMustPublish =
  'You wrote the latest version: a second person must publish it.'
export const unpublish = 'Unpublish'
export const unpublishWarning = (note: string) =>
  `The page goes offline within a minute and is removed from feeds and search, and its preview links end. It can be published again.${note}`
export const secondPersonMustCancel = (number: number) =>
  `You wrote the live version ${number}: a second person must cancel the schedule, so that it stays live.`
export const cancelTheSchedule = 'Cancel the schedule'
export const cancelScheduleOfLive = (number: number) =>
  `Version ${number} stays live. The scheduled version stays here, unpublished.`
export const cancelScheduleOfDraft = 'It becomes a draft again, and its preview links end.'
export const youCanPublish = 'Authors cannot publish their own versions. You can publish this one.'
export const fromHint = (city: string) => `${city} time; leave empty to publish now`

export const versionIsLive = (number: number) => `Version ${number} is live`
export const versionFollows = (now: string, number: number | undefined, time: string) =>
  `${now}; version ${number} follows on ${time}.`
export const versionIsLiveOnly = (live: number, newest: number | undefined) =>
  `Version ${live} is live; version ${newest} is not published.`
export const notPublishedYet = 'Not published yet'

export const saveDraft = 'Save draft'
export const saveVersion = 'Save version'
export const versionExplained =
  'A version stays in the history. Your text is saved without it, for you alone.'
export const publish = 'Publish'
export const publishKeys = 'Ctrl Enter or Cmd Enter'
export const schedule = 'Schedule'
export const sendForApproval = 'Send for approval'
export const publishFrom = 'Publish from'
export const savingDraft = 'Saving…'
export const draftSavedAt = (time: string) => `Draft saved, ${time}`
export const notSavedOnline =
  'Not saved: the server cannot be reached. Your text is kept in this browser.'
export const notSavedLoggedOut =
  'Not saved: you are logged out. Your text is kept in this browser. <login>Log in</login> in another tab to go on.'
export const tooLargeToSave = 'Not saved: the text is too long. Shorten it, or split it into two.'
export const changedElsewhere = 'This text was also changed in another tab.'
export const keepThisText = 'Keep this text'
export const showTheOther = 'Show the other text'
export const unsavedTexts = 'Your unsaved texts'
export const draftFacts = (kind: DocumentKind, isNew: boolean, time: string) =>
  `${isNew ? newOfKind[kind] : kindNames[kind].label}, ${time}`
export const draftOf = (time: string) => `Your unsaved text of ${time}.`
export const draftOfNewest = (time: string) =>
  `You have unsaved text of ${time}, which is not shown here. Saving from here replaces it.`
export const goOnWithDraft = 'Continue with it'
export const discardDraft = 'Discard it'
export const discardForGood = 'Yes, discard it for good'
export const toCorrectFirst = 'Please correct this first:'
export const deleteDocument = 'Delete this document'
export const deleteDocumentWarning =
  'It was never published. It is deleted with all its versions, drafts and preview links.'
export const deleteForGood = 'Delete for good'
export const details = 'Details'

export const writeTab = 'Write'

export const url = 'URL'
export const cannotBeChanged = 'published, cannot be changed'
export const theEndOf = (path: string) => `the end of ${path}`

export const draft = 'Draft'
export const scheduled = 'Scheduled'
export const changed = 'Changed'
export const notPublished = 'Not published.'
export const scheduledForPublication = 'Scheduled for publication.'
export const latestVersionIsLive = 'The latest version is live.'
export const olderVersionIsLive = 'An older version is live; your latest changes are unpublished.'
export const readersNoLongerSeeIt = 'Readers no longer see it.'

export const newer = 'Newer'
export const older = 'Older'
export const newLabel = 'New'
export const documentsInState = (kind: DocumentKind | null, state: string) =>
  [state, kind ? kindsOf[kind] : 'documents'].filter(Boolean).join(' ').toLowerCase()
export const noneWithTheseWords = (description: string) => `No ${description} with these words.`
export const thereAreNone = (description: string) => `There are no ${description}.`
export const showAllDocuments = 'Show all documents'
export const searchExplained =
  'Searches titles and markets. All words must match; partial words are fine.'
export const everythingIsUpToDate = 'Everything published is up to date.'
export const toApprove = 'To approve'
export const outdated = 'Outdated translations'
export const outdatedTranslations = 'outdated translations'
export const nothingIsOutdated = 'Every translation is of the English text that readers see.'
export const nothingToApprove = 'Nothing waits for your approval.'
export const noDrafts = 'No drafts.'
export const nothingIsScheduled = 'Nothing is scheduled.'
export const nothingHasBeenUnpublished = 'Nothing has been unpublished.'

export const noPeopleYet =
  'Readers do not see who works here: no person is published. <link>Add the first one</link>; About and a page of people follow by themselves.'
