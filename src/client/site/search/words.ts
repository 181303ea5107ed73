import { plural } from '#shared/plural.ts'

export const search = 'Search'
export const browseByType = 'Browse by type'
export const browseInstead = 'Browse instead'
export const noResultsFor = '0 results for “<q/>”'
export const didYouMean = 'Did you mean'
export const didYouMeanMarket = 'Did you mean <name/>?'
export const didYouMeanText = 'Did you mean <q/>?'
export const tryOneOf = 'Try fewer words, or one of these:'
export const searchesToTry = ['minimum age', 'licence fee', 'tax on winnings', 'advertising']
export const mostOfTheWords = 'With most of the words'
export const searchUnavailable = 'Search is temporarily unavailable. Please try again in a minute.'

export const resultsFor = (count: number) =>
  `${count} ${plural(count, { one: 'result', other: 'results' })} for “<q/>”`

export const markets = 'Markets'
export const aboutMarkets = 'Status by product, regulator, laws, taxes and licence terms.'
export const answers = 'Answers'
export const aboutAnswers = 'Whether a product can be launched in a market, and why.'
export const obligations = 'Obligations'
export const aboutObligations =
  'Ages, checks, advertising, capital, fees and returns, duty by duty.'
export const ledgerOfRules = 'Ledger of Rules'
export const aboutRules = 'What changed and when, what the rule said before and says since.'
export const articles = 'Articles'
export const aboutArticles = 'What a change means and what we would check.'
export const researchReports = 'Research Reports'
export const aboutReports = 'Free to download; their whole text is searched.'
export const pages = 'About this site'
export const aboutPages = 'Privacy, terms and accessibility.'
export const people = 'People'
export const aboutPeople = 'Who works here, and on what.'
export const services = 'Services'
export const aboutServices = 'Our services and deliverables.'
export const questions = 'Questions'
export const aboutQuestions = 'What visitors ask us first, with our answers.'

export const pdf = 'PDF'

export const submit = 'Search'
export const searchTheSite = 'Search the site'
export const everyWordMustOccur =
  'Every word must occur, or one that means the same; the beginning of a word is enough. '
export const fromAnyPage =
  'From any page: <key>/</key> or <key>Ctrl K</key>, on a Mac <key>Cmd K</key>.'
