import * as words from './answer-words.ts'
import type { Product } from './schemas.ts'

/** Returns the question about a product in a market: `Can I launch a lottery in Kenya?` */
export function launchQuestionOf(product: Product, market: string): string {
  return words.launchQuestion(product, market)
}
