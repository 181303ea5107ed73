import { groupDigits } from '#shared/group-digits.ts'
import type { Flow } from './props.ts'
import type { Market, ProductStatus, Tax } from './schemas.ts'
import { baseLabels } from './words.ts'

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
  const playersNote = players.length > 0 ? `Players: ${listOf(players.map(taxText))}.` : ''
  const cited = onceEach([...own, ...players])
  if (own.length > 0) {
    const bases = listOf([...new Set(own.map(({ base }) => baseLabels[base]))])
    const note = [`Of ${bases}, on the operator.`, playersNote].filter(Boolean).join(' ')
    return { label, value: own.map(rateText).join(' and '), note, cited }
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
  return { label, value: withBound(flow, amountText(flow.rest)), note, cited: [] }
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
function taxesOf(taxes: readonly Tax[], payer: Tax['payer']): Tax[] {
  return taxes.filter((tax) => tax.payer === payer && tax.base !== 'licence')
}

function taxText(tax: Tax): string {
  return `${rateText(tax)} of ${baseLabels[tax.base]}`
}

function rateText({ rate, upperBound }: Tax): string {
  return `${upperBound ? 'up to ' : ''}${rate}%`
}

function listOf(texts: readonly string[]): string {
  return [texts.slice(0, -1).join(', '), texts.at(-1)].filter(Boolean).join(' and ')
}

function withBound({ steps }: Flow, text: string): string {
  const own = steps.filter(({ payer }) => payer === 'operator')
  if (own.length === 0) return `at most ${text}`
  return own.some(({ upperBound }) => upperBound) ? `at least ${text}` : text
}

function amountText(amount: number): string {
  const [whole = '', cents] = Math.abs(amount).toFixed(2).split('.')
  return `${amount < 0 ? '−' : ''}${groupDigits(whole)}.${cents}`
}
