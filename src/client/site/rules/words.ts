import { plural } from '#shared/plural.ts'

export const alsoIn = (market: string) => `Also in ${market}`
export const allRulesFor = (market: string) => `All rules for ${market}`
export const doesThisAffectYourPlans = 'Does this affect your plans?'
export const tellUsWhatYouRun = (market: string) =>
  `Tell us what you run, or mean to run, in ${market}. We read the source with you and say what follows from it.`
export const getFreeConsultation = 'Get Free Consultation'

export const everyChangeMarketByMarket = 'Every change, market by market'
export const ledgerOfRules = 'Ledger of Rules'
export const ledgerLead =
  'What changed, when, and where it can be read: what each rule said and says, how far it has come, and its source.'
export const followByFeed = (market: string) => `Follow ${market} by feed`
export const rssFeed = 'RSS feed'
export const subscribeInYourCalendar = 'Subscribe in your calendar'
export const rules = 'Rules'
export const newerRules = 'Newer rules'
export const olderRules = 'Older rules'
export const noMatchingRules = 'No matching rules'
export const nothingMatches = 'Nothing we have recorded fits all of these filters at once.'
export const clearAllFilters = 'Clear all filters'
export const whichApplyToYou = 'Which of these apply to you?'
export const tellUsProductIn = (market: string) =>
  `Tell us the product you plan in ${market}. We name the rules that touch it, and the day each begins.`
export const tellUsProductAndMarket =
  'Tell us the product and the market. We name the rules that touch it, and the day each begins.'

export const notOnRecord = 'Not on record'
export const struck = 'Struck: '
export const added = 'Set: '
export const gone = 'Gone'

export const market = 'Market'
export const allMarkets = 'All markets'
export const topic = 'Topic'
export const allTopics = 'All topics'
export const stage = 'Stage'
export const allStages = 'All stages'
export const showRules = 'Show rules'
export const filters = 'Filters'
export const ruleCount = (count: number) =>
  `${count} ${plural(count, { one: 'rule', other: 'rules' })}`
export const pageOfPages = (page: number, pages: number) => `, page ${page} of ${pages}`
export const clearFilter = (filter: string) => `Clear ${filter}: `

export const years = 'Years'
export const rulesOfYear = (count: number) =>
  `${count}<hidden> ${plural(count, { one: 'rule', other: 'rules' })}</hidden>`

export const sourceBefore = 'Source: '
export const citeThisRule = 'Cite this rule'
export const youAreHere = 'You are here'
export const beforeAndAfter = 'Before and after'
export const date = 'Date'
export const inEffectFrom = 'In effect from'
export const topics = 'Topics'

export const stages = 'Stages'
