import type { AnswerRecords } from '#shared/knowledge/answer-figures.ts'
import { obligationsOf } from '#shared/knowledge/obligations.ts'
import type { Market, Product } from '#shared/knowledge/schemas.ts'
import { taxesOn } from '#shared/knowledge/taxes.ts'
import { productIn } from './edition.ts'
import { stakeToDividend, usualFlowInput } from './stake-to-dividend.ts'

/** A product in a market, on a day. */
export interface AnswerSubject {
  market: Market
  product: Product
  /** `YYYY-MM-DD`; decides which taxes are in force. */
  today: string
}

/** Returns the records that the figures of an answer are taken from. */
export function answerRecords({ market, product, today }: AnswerSubject) {
  return {
    status: productIn(market, product).status,
    taxes: taxesOn(market, product, today),
    flow: stakeToDividend(market, { product, input: usualFlowInput, today }),
    timeToDecide: timeToDecide(market, product),
  } satisfies AnswerRecords
}

/** Returns what is known of the time to decide: the obligation's value, or the licence's. */
function timeToDecide(market: Market, product: Product): AnswerRecords['timeToDecide'] {
  const [obligation] = obligationsOf(market, { product, duty: 'time-to-decide' })
  if (!obligation) return market.licence.monthsToDecide
  const { value, source, section } = obligation
  return value !== null && source !== null ? { value, source, section } : null
}
