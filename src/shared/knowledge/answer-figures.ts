import { amountText } from '#shared/amount-text.ts'
import { listText } from '#shared/list-text.ts'
import { numberText, percentText } from '#shared/number-text.ts'
import * as words from './answer-words.ts'
import { restRange } from './flow-steps.ts'
import type { Flow } from './props.ts'
import type { Market, ProductStatus, Tax, TaxPayer } from './schemas.ts'
import { baseLabels, rangeText, rateText, taxTermText } from './words.ts'

/** The parts of an answer that its figures are taken from. */
export interface AnswerRecords {
  status: ProductStatus
  taxes: readonly Tax[]
  flow: Flow | null
  timeToDecide: Market['licence']['monthsToDecide']
}

/** A figure of an answer. */
export interface AnswerFigure {
  label: string
  /** Null if it is not verified. */
  value: string | null
  note: string
  cited: readonly { source: string; section: string | null }[]
}

/** Returns the three figures of an answer: the tax, the rest of the revenue and the waiting time. */
export function answerFigures(records: AnswerRecords): AnswerFigure[] {
  return [taxFigure(records), restFigure(records), timeFigure(records)]
}

const none = '–'

function taxFigure({ status, taxes }: AnswerRecords): AnswerFigure {
  const label = words.gamblingTax
  const own = taxesOf(taxes, 'operator')
  const players = taxesOf(taxes, 'player')
  const playersNote = players.length > 0 ? words.onPlayers(listText(players.map(taxTermText))) : ''
  const disputed = own.filter(({ bearer }) => bearer === null).map(({ name }) => name)
  const disputedNote = disputed.length > 0 ? words.disputed(listText(disputed)) : ''
  const cited = onceEach([...own, ...players])
  if (own.length > 0) {
    const bases = listText([...new Set(own.map(({ base }) => baseLabels[base]))])
    const notes = [words.onOperator(bases), disputedNote, playersNote]
    return { label, value: ratesText(own), note: notes.filter(Boolean).join(' '), cited }
  }
  if (status === 'closed' && players.length === 0) {
    return { label, value: none, note: words.closedUntaxed, cited }
  }
  return { label, value: null, note: playersNote || words.noTaxVerified, cited }
}

function restFigure({ status, flow }: AnswerRecords): AnswerFigure {
  const label = flow ? words.leftOf(amountText(flow.ggr)) : words.whatIsLeft
  if (!flow) {
    const isClosed = status === 'closed'
    const note = words.notCalculated(status)
    return { label, value: isClosed ? none : null, note, cited: [] }
  }
  const note = words.howLeft(numberText(flow.stakes), amountText(flow.ggr))
  return { label, value: rangeText(restRange(flow), amountText), note, cited: [] }
}

function timeFigure({ status, timeToDecide }: AnswerRecords): AnswerFigure {
  const label = words.timeToLicence
  if (status === 'closed') {
    return { label, value: none, note: words.noLicence, cited: [] }
  }
  if (!timeToDecide) return { label, value: null, note: words.noPeriod, cited: [] }
  const { value } = timeToDecide
  return {
    label,
    value: words.shortPeriod(value) ?? words.noFixedTime,
    note: value,
    cited: [timeToDecide],
  }
}

/** Returns the citations without those of a source that another one cites. */
function onceEach(taxes: readonly Tax[]): AnswerFigure['cited'] {
  return taxes.filter((tax, at) => taxes.findIndex(({ source }) => source === tax.source) === at)
}

// A tax on the licence itself takes nothing of the stakes.
function taxesOf(taxes: readonly Tax[], side: TaxPayer): Tax[] {
  return taxes.filter(({ bearer, payer, base }) => (bearer ?? payer) === side && base !== 'licence')
}

/** Returns the rates of taxes; a bound that all of them share is said once. */
function ratesText(taxes: readonly Tax[]): string {
  const [first] = taxes
  const isShared = taxes.every(({ certainty }) => certainty === first?.certainty)
  if (!first || !isShared || first.certainty === 'unknown') {
    return listText(taxes.map(({ rate, certainty }) => rateText(rate, certainty)))
  }
  const others = taxes.slice(1).map(({ rate }) => percentText(rate))
  return listText([rateText(first.rate, first.certainty), ...others])
}
