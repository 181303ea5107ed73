import { products } from '#shared/knowledge/codes.ts'
import type { SubjectField } from '#shared/site/contact/rules.ts'
import type { ContactSubject } from '#shared/site/contact/subject.ts'
import { textOf } from '#shared/text.ts'
import { type Edition, nameOf } from '#worker/knowledge/edition.ts'

/** Returns the market and product that a link or form names, without those we do not cover. */
export function findContactSubject(
  edition: Edition,
  fields: Partial<Record<SubjectField, unknown>>,
): ContactSubject {
  const market = edition.findMarket(textOf(fields.market))
  const slug = textOf(fields.product)
  const product = products.find((product) => product === slug)
  return { ...(market && { market: nameOf(market) }), ...(product && { product }) }
}
