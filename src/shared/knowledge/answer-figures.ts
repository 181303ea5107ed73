import { amountText } from '#shared/amount-text.ts'
import { listText } from '#shared/list-text.ts'
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
  const label = 'Gambling tax'
  const own = taxesOf(taxes, 'operator')
  const players = taxesOf(taxes, 'player')
  const playersNote = players.length > 0 ? `Players: ${listText(players.map(taxTermText))}.` : ''
  const disputed = own.filter(({ bearer }) => bearer === null).map(({ name }) => name)
  const disputedNote = disputed.length > 0 ? `Disputed who bears it: ${listText(disputed)}.` : ''
  const cited = onceEach([...own, ...players])
  if (own.length > 0) {
    const bases = listText([...new Set(own.map(({ base }) => baseLabels[base]))])
    const notes = [`Of ${bases}, on the operator.`, disputedNote, playersNote]
    return { label, value: ratesText(own), note: notes.filter(Boolean).join(' '), cited }
  }
  if (status === 'closed' && players.length === 0) {
    return { label, value: none, note: 'Closed: no tax on this product is recorded.', cited }
  }
  return { label, value: null, note: playersNote || 'No tax on this product is verified.', cited }
}

function restFigure({ status, flow }: AnswerRecords): AnswerFigure {
  const label = flow ? `Left of ${amountText(flow.ggr)}` : 'What is left'
  if (!flow) {
    const isClosed = status === 'closed'
    const note = `Not calculated while the product is ${status}.`
    return { label, value: isClosed ? none : null, note, cited: [] }
  }
  const note = `Of ${flow.stakes} staked, ${amountText(flow.ggr)} is revenue; this is left after gambling taxes, before all costs.`
  return { label, value: rangeText(restRange(flow), amountText), note, cited: [] }
}

function timeFigure({ status, timeToDecide }: AnswerRecords): AnswerFigure {
  const label = 'Time to a licence'
  if (status === 'closed') {
    return { label, value: none, note: 'There is no licence to apply for.', cited: [] }
  }
  if (!timeToDecide) return { label, value: null, note: 'No period was found.', cited: [] }
  const { value } = timeToDecide
  return { label, value: shortPeriod(value) ?? 'No fixed time', note: value, cited: [timeToDecide] }
}

/** Returns the period that a sentence begins with, such as `Up to 12 months`; null without one. */
function shortPeriod(sentence: string): string | null {
  const [, period] =
    /^(?:[A-Z]\w+: |The \w+ decides )?((?:[Uu]p to |[Ww]ithin )?\d+(?: to \d+)? (?:working |clear )?(?:days|weeks|months))\b/.exec(
      sentence,
    ) ?? []
  return period ? period.charAt(0).toUpperCase() + period.slice(1) : null
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
  const others = taxes.slice(1).map(({ rate }) => `${rate}%`)
  return listText([rateText(first.rate, first.certainty), ...others])
}
