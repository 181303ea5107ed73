import type { AnswerRecords } from '#shared/knowledge/answer-figures.ts'
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
    timeToDecide: market.licence.monthsToDecide,
  } satisfies AnswerRecords
}
