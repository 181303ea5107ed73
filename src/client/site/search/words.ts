import { plural } from '#shared/plural.ts'

export const search = 'Search'
export const browseByType = 'Browse by type'
export const browseInstead = 'Browse instead'
export const noResultsFor = '0 results for <q/>'
export const didYouMean = 'Did you mean'
export const didYouMeanMarket = 'Did you mean <name/>?'
export const noResultsTryFewerWords = 'No results. Try fewer words.'
export const searchUnavailable = 'Search is temporarily unavailable. Please try again in a minute.'

export const resultsFor = (count: number) =>
  `${count} ${plural(count, { one: 'result', other: 'results' })} for <q/>`

export const market = 'Market'
export const markets = 'Markets'
export const aboutMarkets = 'Status by product, regulator, laws, taxes and licence terms.'
export const answer = 'Answer'
export const answers = 'Answers'
export const aboutAnswers = 'Whether a product can be launched in a market, and why.'
export const obligation = 'Obligation'
export const obligations = 'Obligations'
export const aboutObligations =
  'Ages, checks, advertising, capital, fees and returns, duty by duty.'
export const rule = 'Rule'
export const ledgerOfRules = 'Ledger of Rules'
export const aboutRules = 'What changed and when, what the rule said before and says since.'
export const article = 'Article'
export const articles = 'Articles'
export const aboutArticles = 'What a change means and what we would check.'
export const report = 'Report'
export const researchReports = 'Research Reports'
export const aboutReports = 'Free to download; their whole text is searched.'
export const service = 'Service'
export const services = 'Services'
export const aboutServices = 'Our services and deliverables.'
export const question = 'Question'
export const questions = 'Questions'
export const aboutQuestions = 'What visitors ask us first, with our answers.'

export const pdf = 'PDF'

export const searchTheSite = 'Search the site'
export const everyWordMustOccur = 'Every word must occur; the beginning of one is enough. '
export const fromAnyPage =
  'From any page: <key>/</key> or <key>Ctrl K</key>, on a Mac <key>Cmd K</key>.'
