import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

/** The number of documents that are due for a review, with a link to them. */
export function DueReviews({ count }: { count: number }) {
  return (
    <section
      aria-labelledby="due-reviews"
      className="mt-6 flex max-w-wide flex-wrap items-center justify-between gap-x-8 border border-line px-panel py-3"
    >
      <h2 id="due-reviews" className="figures font-sans text-base font-semibold">
        {count === 0 ? words.noDueReviews : words.dueReviews(count)}
      </h2>
      <ArrowLink href={routes.deskReview.href()}>{words.openReviews}</ArrowLink>
    </section>
  )
}
