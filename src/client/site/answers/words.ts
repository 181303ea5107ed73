/** The sentences of answer pages. */
export const markets = 'Markets'
export const youAreHere = 'You are here'
export const inFigures = 'The answer in figures'
export const ask = 'Ask about this product'
export const book = 'Book a consultation'
export const copyText = 'Copy as text with sources'
export const copied = 'Copied'
export const asText = 'As text with sources'
export const obligations = 'What binds an operator'
export const compareObligations = 'Obligations in other markets'
export const whatWasTried = 'What was tried'
export const changedLast = 'What changed last'
export const noRules = 'No change is on record.'
export const sources = 'Sources'
export const cite = 'Cite this answer'
export const compare = 'Compare with other markets'

export const allRules = (market: string) => `All rules of ${market}`
export const dossier = (market: string) => `The dossier of ${market}`
export const otherProducts = (market: string) => `Other products in ${market}`
export const inAllMarkets = (product: string) => `${product} in all markets`
export const planning = (market: string) => `Planning for ${market}?`

export const planningText =
  'Tell us what you run and by when you want to be live. We read the sources with you and say what would hold you up.'

export const checkedOn = (day: string) => `Checked ${day}.`
export const changedOn = (day: string, title: string, stage: string) =>
  `${day}: ${title} (${stage.toLowerCase()})`

export const notVerifiedDuties = (duties: string) => `Not verified: ${duties}`
