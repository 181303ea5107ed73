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

export const checkedOn = 'Checked on'
export const checkedToday = 'Checked today'

export const choose = 'Choose …'

export const bold = 'Bold'
export const italic = 'Italic'
export const link = 'Link'
export const heading = 'Heading'
export const list = 'List'
export const quotation = 'Quotation'
export const format = (label: string) => `Format: ${label}`
export const withControlKey = (name: string, key: string) => `${name} (Ctrl ${key})`
export const citeASource = 'Cite a source'
export const citeASourceKeys = 'Cite a source (Ctrl Shift C)'

export const newSources = 'New sources'
export const newSourcesExplained =
  'Add a source that is not in the library. It is saved with this document and cannot be edited later.'
export const publisher = 'Publisher'
export const title = 'Title'
export const date = 'Date'
export const optional = 'optional'
export const address = 'Address'
export const sourceAddressHint = 'The publisher’s own page: https://…'
export const key = 'Key'
export const sourceKeyHint = 'Used to cite it: lowercase letters, digits and hyphens'
export const citeThisOne = 'Cite this one'

export const partsOfTheForm = 'Parts of the form'

export const findAmong = (label: string) => `Find among ${label}`
export const nothingIsPublishedYet = 'Nothing is published yet.'
export const noMatches = 'No matches.'
export const fieldsToCorrect = (count: number) =>
  `${count} ${plural(count, { one: 'field', other: 'fields' })} to correct`
export const findHint = 'Title, market or date'

export const removeRow = (row: string) => `Remove<hidden> ${row}</hidden>`
export const moveRow = {
  up: (row: string, position: number, count: number) =>
    `Move ${row} up, from place ${position} of ${count}`,
  down: (row: string, position: number, count: number) =>
    `Move ${row} down, from place ${position} of ${count}`,
}

export const isRemovedOnSave = '<row/> is removed when you save.'
export const undoRemoving = (row: string) => `Undo<hidden> removing ${row}</hidden>`

export const isChanged = 'changed'

export const sourcesToCite = 'Sources to cite'
export const findASource = 'Find a source'
export const findSourceHint = 'Publisher, title or key'
export const close = 'Close'
export const sourceCount = (count: number) =>
  `${count} ${plural(count, { one: 'source', other: 'sources' })}. Enter cites the first.`
export const sourceCountOfFirst = (count: number, visible: number) =>
  `${count} ${plural(count, { one: 'source', other: 'sources' })}, the first ${visible} are shown. Enter cites the first.`
export const noMatchingSources = 'No matching sources. Add a new one below.'

export const searchByTitle = 'Search by title'
export const source = 'Source'
export const unknownSourceKey = 'No source has this key: describe it under New sources'
export const section = 'Section'
export const articleSectionOrPage = 'Article, section or page'

export const partialDateHint = '2026, 2026-11 or 2026-11-20'
export const numberHint = 'Decimals after a point: 7.5'

export const subject = 'Subject'
export const introduction = 'Introduction'
export const articles = 'Articles'
export const rules = 'Rules'
export const closing = 'Closing'

export const scoreChoice = (score: string, word: string) => `${score} of 5: ${word}`
export const newJudgement = (day: string) =>
  `A new judgement. The one since ${day} stays in the history.`
export const judgementSince = (day: string, text: string, reason: string) =>
  `<score/>, since ${day}. ${text} ${reason}`
export const newJudgementInPlace = 'A new judgement, in place of the one above'
export const score = 'Score'
export const scoreHint = 'Another score opens a new judgement'
export const since = 'Since'
export const whyDidItChange = 'Why did it change?'
export const whyItChanged = 'Why it changed'
export const emptyForTheFirst = 'Empty for the first'
export const judgement = 'Judgement'
export const scoreOf5 = (scoreWord: string, score: string) => `${scoreWord}, ${score} of 5`

export const name = 'Name'
export const whatItSupervises = 'What it supervises'
export const regulatorAddressHint = 'Its own page: https://…'
export const regulation = 'Regulation'
export const regulationHint = 'What the law is, in one paragraph'
export const year = 'Year'
export const theOperator = 'The operator'
export const thePlayer = 'The player'
export const ratePerCent = 'Rate, per cent'
export const ofBase = 'Of'
export const paidBy = 'Paid by'
export const ifKnown = 'if known'
export const until = 'Until'
export const untilHint = 'The first day on which it no longer applies'
export const products = 'Products'
export const allProducts = 'All products'
export const borneBy = 'Borne by'
export const bearerHint = 'Empty: disputed'
export const certainty = 'Certainty'
export const certainties = {
  exact: 'Exact: this rate of this base',
  'at-most': 'At most: the law taxes less',
  'at-least': 'At least: more may be due',
  unknown: 'Not verified: the amount is left open',
}
export const replacesIncomeTax = 'It is the company’s income tax, or is paid in its place'
export const rateOfBase = (rate: string, base: string) => `${rate}% of ${base}`
export const untilDay = (day: string) => `until ${day}`
export const reported = 'Reported'
export const estimate = 'Estimate'
export const quantity = 'Quantity'
export const kind = 'Kind'
export const value = 'Value'
export const valueHint = 'All digits: 57,532,493 or 59.5'
export const unit = 'Unit'
export const unitHint = 'people, subscriptions, percent, KES'
export const asOf = 'As of'
export const opportunities = 'Opportunities'
export const challenges = 'Challenges'
export const text = 'Text'
export const emptyOurView = 'Empty: our view'
export const ourView = 'Our view'

export const earlierRateLeaves =
  'The earlier rate leaves the dossier. To keep it as history, give it an end and add the new rate as another row.'
export const keepTheOldRate = 'Keep the old rate'

export const status = 'Status'
export const basis = 'Basis'
export const notSet = 'Not set'
export const whoGrantsIt = 'Who grants it'
export const fee = 'Fee'
export const term = 'Term'
export const timeToDecide = 'Time to decide'
export const localOwnership = 'Local ownership'
export const dataAndSystems = 'Data and systems'
export const emptyMeans = (meaning: string) => `Empty: ${meaning}`

export const marketWithdrawalNote = ' Its rules are not shown either, as long as it is not.'
export const market = 'Market'
export const theMarket = 'The market'
export const regulators = 'Regulators'
export const laws = 'Laws'
export const regulationAndLaws = 'Regulation and laws'
export const taxes = 'Taxes'
export const licence = 'Licence'
export const facts = 'Facts'
export const points = 'Points'
export const opportunitiesAndChallenges = 'Opportunities and challenges'
export const ourJudgement = 'Our judgement'
export const sources = 'Sources'
export const fullDepth = 'Full: a key market'
export const briefDepth = 'Brief'
export const capital = 'Capital'
export const region = 'Region'
export const depth = 'Depth'
export const twoLetterCountryCode = 'Two-letter country code'
export const twoLetterHint = 'NG for Nigeria, GH for Ghana'
export const threeDigitCountryCode = 'Code of three digits'
export const threeDigitHint = 'ISO 3166-1: 404'
export const checkedOnHint = 'All in it but the facts, which have days of their own'

export const sourcesInOrder = 'Sources, in the order of their numbers'
export const nothingIsCitedYet = 'Nothing is cited yet.'
export const sourcesAppearAfterSave = ' Sources cited in the text appear here after you save.'
export const sectionHint = 'article, page'
export const noSourceWithKey = (key: string) => `There is no source with the key ${key}.`

export const excerpt = 'Excerpt'
export const characterCount = (count: number) => `${count} characters`
export const wordCount = (count: number) =>
  `${count} ${plural(count, { one: 'word', other: 'words' })}`
export const excerptNote = 'what lists and search engines show'
export const category = 'Category'
export const featured = 'Featured (pin to top of Insights)'
export const markets = 'Markets'
export const marketsNote = 'what it is about'
export const corrections = 'Corrections'
export const correctionsExplained =
  '<title>Corrections</title>Errors corrected after publication, with the date.'
export const whatWasWrong = 'What was wrong'
export const markdown = 'Markdown'

export const ruleDateHint = 'When it was said, passed or decided'
export const inEffectFrom = 'In effect from'
export const topics = 'Topics'
export const ruleBefore = 'What the rule said before'
export const ruleBeforeHint = 'Leave empty if new or unknown'
export const ruleAfter = 'What it says since, or would say'
export const ruleAfterHint = 'Leave empty if repealed or unknown'
export const whatItMeans = 'What it means'
export const stage = 'Stage'
export const currentStage = 'Current stage'

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
export const nothingIsOutdated = 'Every translation is of the English text that readers see.'
export const nothingToApprove = 'Nothing waits for your approval.'
export const noDrafts = 'No drafts.'
export const nothingIsScheduled = 'Nothing is scheduled.'
export const nothingHasBeenUnpublished = 'Nothing has been unpublished.'

export const duty = 'Duty'
export const whatTheLawSays = 'What the law says'
export const emptyWhileNotVerified = 'Empty while not verified; for the minimum age, digits first'
export const whatWasTried = 'What was tried'
export const onlyWhileNotVerified = 'Only while not verified: what was looked for, and where'
export const withoutEntry = (duties: string) => `Without an entry: ${duties}.`
export const obligations = 'Obligations'

export const foundedIn = 'Founded in'
export const tagline = 'Tagline'
export const taglineHint = 'What the firm does, in a sentence: at the foot of each page'
export const legalName = 'Legal name'
export const registrationNumber = 'Registration number'
export const contact = 'Contact'
export const email = 'Email'
export const phone = 'Phone'
export const whatsapp = 'WhatsApp number'
export const phoneHint = 'With the code of the country: +234 800 000 0000'
export const telegram = 'Telegram'
export const telegramHint = 'https://t.me/your_firm'
export const social = 'Profiles in networks'
export const socialHint = 'One https address a line'
export const offices = 'Offices'
export const label = 'Label'
export const officeLabelHint = 'The city, or what you call it: Head office'
export const addressHint = 'One line each, the city last, without the country'
export const businessHours = 'Business hours'
export const businessDays = 'Business days'
export const businessDaysHint =
  'Days on which you answer and hold consultations. None ticked: Monday to Friday'
export const days = 'Days'
export const opens = 'Opens'
export const closes = 'Closes'
export const timeZone = 'Time zone'
export const timeZoneHint = 'Its IANA name: Africa/Lagos'
export const figures = 'Figures'
export const figurePlaces = { home: 'Home', services: 'Services', markets: 'Markets' }
export const page = 'Page'
export const definition = 'Definition'
export const definitionHint = 'What it counts, in your own words'

export const role = 'Role'
export const roleHint = 'What they do here'
export const aboutThePerson = 'About the person'
export const languages = 'Languages'
export const languagesHint = 'One a line, by code or name: en, sw, Igbo'
export const order = 'Position'
export const orderHint = 'The lowest number stands first'
export const author = 'Author'
export const theFirm = 'The firm'
export const noPeopleYet =
  'Readers do not see who works here: no person is published. <link>Add the first one</link>; About and a page of people follow by themselves.'

export const servicePlace = 'Offered on'
export const servicePlaces = {
  home: 'Home, Services and the forms',
  services: 'Services and the forms',
  form: 'The forms only',
}
export const serviceTextHint = 'May be empty if only the forms offer it'
export const features = 'Features'
export const featuresHint = 'One a line'
export const deliverable = 'Deliverable'
export const deliverableHint = 'What the client receives at its end'
export const serviceWithdrawalNote =
  'Enquiries and consultations about it keep its title. The forms no longer offer it.'

export const lead = 'Opening'
export const description = 'Description'
export const descriptionHint = 'What search engines show; empty: the opening'
const placeholders =
  'Placeholders are filled in: {firm} {email} {phone} {city} {founded}; of the records {markets} {keymarkets} {rules} {articles} {sources} {checked} {edition}'
export const placeholderHint = `${placeholders}.`
export const legalPageHint = `Headings begin with ##. ${placeholders}; on a line of their own {stored} {cookies} {lookups}.`
export const pageHints = {
  'about-us': `Sections begin with ##. One that begins with a quotation (>) is set large; ### names a value; “### 2019: We are founded” is a milestone, whose source stands last, in *italics*. ${placeholderHint}`,
  process: `Each step begins with ## and its duration in brackets: “## Strategy (3 weeks)”. ${placeholderHint}`,
} as const

export const addPicture = 'Picture'
export const photo = 'Photo'
export const photoHint = 'The 64 characters at the end of its address, from Pictures'
export const addPhoto = 'Add a photo'
export const replacePhoto = 'Replace the photo'
export const removePhoto = 'Remove the photo'
