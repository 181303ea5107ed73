import { plural } from '#shared/plural.ts'

export const eyebrow = 'Obligations'
export const whatBindsAnOperatorIn = (market: string) => `What binds an operator in ${market}`
export const lead = (duties: number, markets: number) =>
  `${duties} duties in ${markets} markets: who may play, what is checked, what may be advertised, what is lodged, paid and reported. Each entry has its source, or says what we tried.`

export const marketsChosen = (count: number) =>
  count === 0 ? 'Markets: none chosen' : `Markets: ${count} chosen`
export const product = 'Product'
export const allProducts = 'All products'
export const duty = 'Duty'
export const allDuties = 'All duties'
export const show = 'Show'

export const entries = 'Entries'
export const entryCount = (count: number, verified: number) =>
  `${count} ${plural(count, { one: 'entry', other: 'entries' })}: ${verified} with a source, ${count - verified} not verified.`
export const keyMarketsVisible = (names: string) => `Without a choice of markets: ${names}.`
export const nothingRecorded = 'Nothing is recorded for this choice.'
export const clearAllFilters = 'Clear all filters'
export const weDoNotJudge =
  'We record what the law asks and do not judge it. Where a source is secondary, the entry says so. No legal advice.'

export const dossierOf = (market: string) => `${market}<hidden>: dossier</hidden>`
export const dutyInAllMarkets = (label: string) => `${label}<hidden>: all markets</hidden>`
export const sources = 'Sources'
export const allSources = (count: number) => `Sources: all ${count}`
export const asPdf = 'These obligations (PDF)'
export const dataAsCsv = 'All obligations (CSV)'
export const dataAsJson = 'All obligations (JSON)'

export const whichBindYou = 'Which of these bind you?'
export const tellUs =
  'Tell us the product and the market. We read the law with you, look for what is not verified, and say what is due when.'
export const getFreeConsultation = 'Get Free Consultation'

export const citeObligations = 'Cite this list'
