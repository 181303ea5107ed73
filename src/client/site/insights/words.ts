export const marketsYouFollow = 'Markets you follow, and how often'
export const newerArticles = 'Newer articles'
export const olderArticles = 'Older articles'
export const categories = 'Categories'

export const otherNewsletters = 'Other newsletters'

export const archive = 'Archive'
export const newsletters = 'Newsletters'
export const archiveLead =
  'Each month we summarise what changed in law, tax and practice, and what it means. Past issues are below.'
export const noNewsletterYet =
  'No newsletter has been sent yet. Subscribe below to receive the first one.'

export const otherArticles = 'Other articles'

export const confirmYourSubscription = 'Confirm your subscription'
export const confirmSubscriptionHint =
  'Press the button to receive our monthly newsletter at this address.'
export const confirmSubscription = 'Confirm subscription'

export const unsubscribe = 'Unsubscribe'
export const unsubscribeHint = 'Press the button to stop our newsletter to this address.'

export const published = 'Published'
export const publishedHere = 'Published here'
export const written = 'Written'
export const writtenOn = (day: string) => `Written ${day}`
export const minutesShort = (minutes: number) => `${minutes} min`
export const readingTime = 'Reading time'
export const corrected = 'Corrected'
export const subject = 'Subject'
export const market = 'Market'
export const markets = 'Markets'

export const preview = 'Preview'
export const readArticle = (title: string) => `Read the article<hidden>: ${title}</hidden>`
export const minutesToRead = (minutes: number) => `${minutes} min read`

export const pdfOfEdition = 'PDF of the current edition'
export const whatIsInside = 'What is inside'

export const author = 'Author'
