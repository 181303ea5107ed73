import type { Product } from './schemas.ts'

const ventures: Readonly<Record<Product, string>> = {
  sportsbook: 'launch a sportsbook',
  'online-casino': 'launch an online casino',
  lottery: 'launch a lottery',
  b2b: 'supply gambling operators',
}

/** Returns the question about a product in a market: `Can I launch a lottery in Kenya?` */
export function launchQuestionOf(product: Product, market: string): string {
  return `Can I ${ventures[product]} in ${market}?`
}
