import { products } from '#shared/knowledge/schemas.ts'
import type { ContactAbout } from '#shared/site/contact/about.ts'
import type { ContactTopic } from '#shared/site/contact/rules.ts'
import { textOf } from '#shared/text.ts'
import { type Edition, nameOf } from '#worker/knowledge/edition.ts'

/** The market and the product that a link or a form names; nothing for what we do not cover. */
export function knownAbout(
  edition: Edition,
  asked: Partial<Record<ContactTopic, unknown>>,
): ContactAbout {
  const market = edition.findMarket(textOf(asked.market))
  const product = products.find((one) => one === textOf(asked.product))
  return { ...(market && { market: nameOf(market) }), ...(product && { product }) }
}
