import type { Certainty } from '#shared/knowledge/schemas.ts'

export const eyebrow = 'Side by side'
export const orWhereElse = (market: string) => `${market}, or where else?`
export const compareMarkets = 'Compare Markets'
export const lead =
  'Two to four markets side by side: who licenses, what it takes, and what is left of the stakes after each gambling tax, with the source at every step.'
export const whatToCompare = 'What to compare'
export const chooseOneMore = (market: string) => `${market} is chosen. Choose at least one more.`
export const sideBySide = 'Side by side'
export const sources = 'Sources'
export const allSources = (count: number) => `Sources: all ${count}`
export const eyebrowOf = (product: string) => `Compare Markets · ${product}`
export const whichMarket = (markets: string) => `${markets}?`
export const leftToOperator = (stakes: string, remainders: string) =>
  `Of ${stakes} staked, this is left to the operator after gambling taxes and before all other costs: ${remainders}. `
export const copyText = 'Copy as text'
export const copyLink = 'Copy link'
export const textTitle = (product: string, markets: string) => `${product}: ${markets}`
export const forBoard = 'PDF for a board'
export const leftOf = (stakes: string) =>
  `Of ${stakes} staked, left to the operator after gambling taxes and before all other costs:`
export const editComparison = 'Edit comparison'
export const stakeToDividend = 'Stake to dividend'
export const howToReadFlows = (times: string) =>
  `Read it as a walk from the ridge down to the valley: hatched is what goes, solid is what stays, dotted is what is not certain. All markets share the scales: first of all stakes, then, from gross gaming revenue on, ${times} times larger.`

export const compareTheseMarkets = 'Compare these markets'
export const productIs = (product: string) => `${product} is`
export const markets = 'Markets'
export const addMarket = 'Add a market (up to four)'
export const recalculate = 'Recalculate'
export const product = 'Product'
export const stakes = 'Stakes'
export const marginPercent = 'Margin %'
export const depositsPercent = 'Deposits %'

export const obligationsThatDiffer = 'Obligations that differ'
export const allDutiesBeside = 'All duties of these markets'

export const ourJudgement = 'Our judgement'
export const more = 'More'
export const regulator = 'Regulator'
export const taxesInForce = 'Taxes in force'
export const checked = 'Checked'
export const licenceFrom = 'Licence from'
export const fee = 'Fee'
export const term = 'Term'
export const timeToDecide = 'Time to decide'
export const localOwnership = 'Local ownership'
export const dataRules = 'Data rules'
const payers = { operator: 'operator', player: 'player' }
export const taxTerms = (rate: string, base: string, payer: keyof typeof payers) =>
  `${rate} of ${base}, paid by the ${payers[payer]}`
export const bearerDisputed = ', who bears it is disputed'
export const taxSince = (day: string) => `, since ${day}`
export const afterValueEstimate = ', estimate'
export const marketOverall = (scoreWord: string, score: number) =>
  `Market overall: ${scoreWord.toLowerCase()}, ${score} of 5`
export const since = (day: string) => `Since ${day}`
export const dossier = 'Dossier'
export const rules = 'Rules'
export const remove = 'Remove'
export const planAnEntry = (name: string) => `Plan an entry<hidden>: ${name}</hidden>`

export const winningsPaid = 'Winnings paid'
export const grossGamingRevenue = 'Gross gaming revenue'
export const stakesTimesMargin = 'stakes × margin'
export const deposits = 'Deposits'
export const stakesTimesDeposits = 'stakes × deposits %'
export const withdrawals = 'Withdrawals'
export const taxesOnTheOperator = 'Taxes on the operator'
export const taxesOnPlayers = 'Taxes on players'
export const leftBeforeCosts = 'Left before costs'

export const howItIsWorkedOut = 'How it is worked out'
export const limitsOfModel =
  'A model, not an account: the same stakes, margin and deposits everywhere, so that only the taxes on gambling differ. Licence fees, taxes on companies and wages, payments, marketing and all other costs come after what is left; they differ too. So does value-added tax, except where it is drawn as a step.'
export const incomeTaxIncluded = (markets: string) =>
  `In ${markets} a tax drawn here is the company’s income tax or is paid in its place, so none comes after it.`
export const theFormulas = 'The formulas'
export const winnings = 'Winnings'
export const formulaOfWinnings = 'stakes − gross gaming revenue'
export const formulaOfWithdrawals = 'deposits − gross gaming revenue, at least 0'
export const lessThan0 = ', less than 0: '
export const taxesInForceOn = (day: string) =>
  `In force on ${day}. One on the licence takes nothing here.`
export const eachTax = 'Each tax'
export const formulaOfTax = 'rate × its base'
export const playerTaxesChangeNothing = 'Player taxes do not reduce this amount.'
export const left = 'Left'
export const formulaOfRest = 'gross gaming revenue − taxes on the operator'

export const whatIsLeft = 'What is left'
export const ofGrossGamingRevenue = (amount: string) =>
  `Of gross gaming revenue, ${amount}: hatched goes in tax, solid stays, dotted is not certain.`

export const taxesPaidByPlayers = 'Taxes paid by players'
export const playerTaxesExplained =
  'Paid by players; not deducted from operator revenue. Full bar = total stakes.'
export const taxExplained = (rate: number, base: string, caveats: readonly string[]) =>
  [`${rate}% of ${base}.`, ...caveats].join(' ')
export const caveats: Readonly<Record<Certainty, string>> = {
  exact: '',
  'at-most': 'At most: less may be due.',
  'at-least': 'At least: more may be due.',
  unknown: 'Not verified for this product: the amount is left open.',
}
export const allOrNothing =
  'It is disputed who bears it: the operator bears all of it, or players do.'
export const insteadOfIncomeTax = 'It is the company’s income tax, or is paid in its place.'

export const lossOf = (amount: string) => `−${amount}`
export const upTo = (amount: string) => `up to −${amount}`
export const orMore = (amount: string) => `−${amount} or more`

export const atAGlance = 'At a glance'
export const rulesAndTaxes = 'Rules and taxes'
export const licence = 'Licence'
export const facts = 'Facts'

export const notModelled = 'Not modelled'
export const prohibitedHere =
  'Nobody can offer this product here under the law as we found it: there are no stakes to follow.'
export const unclearHere =
  'Whether anybody can offer this product here is not settled by what we found: a figure would be a guess.'
export const totalAmountWagered = 'Total amount wagered.'
export const backToPlayers = 'Back to players.'
export const stakesLessWinnings = (times: string) =>
  `Stakes less winnings. Drawn ${times} times larger from here on.`
export const operatorTax = 'Operator tax'
export const notVerifiedNotIncluded = 'Not verified; not included.'
export const nothingIsLeft = 'Nothing is left'
export const taxesExceedRevenue = 'Taxes take more than gross gaming revenue.'
export const shareOfRevenue = (share: string) => `That is ${share} of gross gaming revenue.`
export const noTaxVerified = (product: string, market: string) =>
  `No gambling tax verified for ${product} in ${market}. That is not “no tax”: what is left here is an upper bound.`
export const noTaxVerifiedForOperators = (product: string, market: string) =>
  `No gambling tax verified for operators of ${product} in ${market}. That is not “no tax”: what is left here is an upper bound.`

export const citeComparison = 'Cite this comparison'
