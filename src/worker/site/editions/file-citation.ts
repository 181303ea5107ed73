import type { Citation } from '#shared/knowledge/props.ts'
import { routes } from '#shared/routes.ts'
import { citations } from '#shared/site/head-messages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'

/** Returns the citation of a view of the data: the address is that of its edition, which stays. */
export function fileCitation(
  { number, publishedAt }: Edition,
  { title, file, origin }: { title: string; file: string; origin: URL },
): Citation {
  const path = routes.editionFile.href({ number: String(number), file })
  return {
    title,
    within: citations.inData(number),
    date: publishedAt,
    address: new URL(path, origin).href,
  }
}
