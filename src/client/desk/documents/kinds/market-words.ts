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
export const valueHint = 'All digits: 57,532,493 or 59.5'
export const unit = 'Unit'
export const unitHint = 'people, subscriptions, percent, KES'
export const asOf = 'As of'
export const opportunities = 'Opportunities'
export const challenges = 'Challenges'
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
export const marketWithdrawalNote = ' Its rules are not shown either, as long as it is not.'
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
export const fullDepth = 'Full: a key market'
export const briefDepth = 'Brief'
export const capital = 'Capital'
export const region = 'Region'
export const depth = 'Depth'
export const threeDigitCountryCode = 'Code of three digits'
export const threeDigitHint = 'ISO 3166-1: 404'
export const checkedOnHint = 'All in it but the facts, which have days of their own'

export const duty = 'Duty'
export const whatTheLawSays = 'What the law says'
export const emptyWhileNotVerified = 'Empty while not verified; for the minimum age, digits first'
export const whatWasTried = 'What was tried'
export const onlyWhileNotVerified = 'Only while not verified: what was looked for, and where'
export const withoutEntry = (duties: string) => `Without an entry: ${duties}.`
export const obligations = 'Obligations'
