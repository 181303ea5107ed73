export const law = 'Law'
export const taxes = 'Taxes'
export const licence = 'Licence'
export const facts = 'Facts'
export const judgement = 'Judgement'
export const rules = 'Rules'
export const sources = 'Sources'
export const thinkingOf = (market: string) => `Thinking of ${market}?`

export const whatBindsAnOperator = 'What binds an operator, duty by duty'
export const whatChanged = 'What changed, edition by edition'
export const theContinentInFigures = 'The continent in figures'
export const placesOnTheMap = 'Places on the map'
export const sourcesAll = (count: number) => `Sources: all ${count}`
export const tax = 'Tax'
export const payments = 'Payments'
export const competition = 'Competition'

export const perCent = 'per cent'
export const millions = 'millions'

export const exactlyMarkets = (count: number) => `Exactly ${count} markets`
export const onRecord = 'On record: '

export const markets = 'Markets'

export const rulesNewestFirst = 'Rules, newest first'
export const noRuleOnRecord = 'No rule on record.'
export const allRulesOf = (count: number, market: string) => `All ${count} rules of ${market}`
export const theLedgerOfRules = 'The Ledger of Rules'
export const ourArticles = 'Our articles'
export const allSources = (count: number) => `All ${count} sources`
export const dossierAsPdf = 'This dossier (PDF)'
export const dataOfMarket = 'Its data (JSON)'
export const feedOfItsRules = 'Feed of its rules'

export const quantity = 'Quantity'
export const value = 'Value'
export const estimate = 'Estimate'
export const estimateBefore = 'estimate, '
export const reported = 'Reported'
export const earlierValues = (count: number) => `Earlier values (${count})`

export const ourJudgement = 'Our judgement'
export const sinceBecause = 'Since <day/>: <why/>'
export const sinceFirst = 'Since <day/>, our first of this market.'
export const scoreSince = (scoreWord: string, score: number) =>
  `<score>${scoreWord}, ${score} of 5</score>, since <day/>.`
export const before = 'Before'

export const productInMarkets = (product: string, count: number) => `${product} in ${count} markets`
export const resetMap = 'Reset map'
export const marketsAndRegions = 'Key markets, trends and regions'

export const fullAnswer = 'Answer in full'

export const matrixCaption = 'The status of each product in each market'
export const market = 'Market'
export const why = 'Why'
export const compareMarket = (market: string) => `Compare<hidden> ${market}</hidden>`

export const lawAndRegulators = 'Law and regulators'
export const regulators = 'Regulators'
export const laws = 'Laws'

export const whoGrantsIt = 'Who grants it'
export const fee = 'Fee'
export const term = 'Term'
export const timeToDecide = 'Time to decide'
export const localOwnership = 'Local ownership'
export const dataAndSystems = 'Data and systems'

export const lawAndRegulation = 'Law and regulation'
export const regulatorAndLaw = 'Regulator and law'
export const regulation = 'Regulation'

export const switchMarket = (market: string) => `Switch market (currently ${market})`
export const allMarketsCounted = (count: number) => `All ${count} markets`
export const onThisPage = 'On this page'
export const allMarkets = 'All markets'

export const obligations = 'Obligations'
export const dutyInAllMarkets = (duty: string) => `${duty}<hidden>: all markets</hidden>`
export const besideOtherMarkets = (market: string) => `${market} beside other markets`

export const opportunitiesAndChallenges = 'Opportunities and challenges'
export const opportunities = 'Opportunities'
export const challenges = 'Challenges'

export const opportunityRating = 'Opportunity rating'
export const scoreOf5 = (scoreWord: string, score: number) => `${scoreWord}, ${score} of 5`

export const outlook = 'Outlook'
export const marketsCovered = 'Markets covered'

export const rateAndBase = 'Rate and base'
export const noLongerInForce = 'No longer in force'
export const ofBase = (base: string) => `of ${base}`
const payers = { operator: 'operator', player: 'player' }
export const taxTerms = (payer: keyof typeof payers, products: string, period: string) =>
  `Paid by the ${payers[payer]}; ${products}; ${period}`
export const bearerDisputed = (terms: string) => `${terms}; who bears it is disputed`
export const allProducts = 'all products'
export const firstDayNotVerified = 'first day not verified'
export const periodFrom = (day: string) => `from ${day}`
export const periodSince = (day: string) => `since ${day}`
export const periodUntil = (first: string, day: string) => `${first}, until ${day}`

export const book = 'Book a consultation'

export const citeDossier = 'Cite this dossier'
export const pastDay = 'A past day'
export const asOf = (day: string, edition: number, publishedAt: string) =>
  `As of <strong>${day}</strong>, by edition ${edition} of ${publishedAt}: taxes, rules, laws, facts and judgements of that day. Statuses, licence terms and obligations have no dates of their own and are those of the edition.`
export const beforeEdition = 'Our records begin later, so they may not have everything of that day.'
export const pageOfToday = 'As of today'
export const asOfAnotherDay = 'As of another day'
export const dossierAsOf = 'This dossier as of'
export const show = 'Show'
export const whatChangedHere = 'What changed'
