import type { Citation } from '#shared/knowledge/props.ts'
import type { Market } from '#shared/knowledge/schemas.ts'
import { routes } from '#shared/routes.ts'
import { citations } from '#shared/site/head-messages.ts'
import { withQuery } from '#shared/with-query.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

/** Returns the citation of a dossier as it was on a day; the address stays. */
export function dossierCitation(
  edition: Edition,
  { slug, name }: Market,
  { day, origin }: { day: string; origin: URL },
): Citation {
  return {
    title: citations.dataset(name),
    within: citations.inMarkets(edition.number),
    date: edition.publishedAt,
    address: new URL(withQuery(routes.market.href({ slug }), [['on', day]]), origin).href,
  }
}
