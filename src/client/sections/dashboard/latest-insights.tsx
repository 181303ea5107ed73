import { Link } from '@inertiajs/react'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { datePartsOf } from '#client/ui/format-date.ts'
import { articleLists, articles, categories } from '#shared/content/insights.ts'
import { routes } from '#shared/routes.ts'

const shown = 3

/** The newest notes of the insights page, the first with its excerpt. */
export function LatestInsights() {
  return (
    <section className="p-6 @4xl:p-8">
      <h2 className="text-2xl">{articleLists.latest}</h2>
      <ol className="mt-4">
        {articles.slice(0, shown).map(({ slug, title, excerpt, category, date }, index) => (
          <li key={slug} className="border-t border-line py-4">
            <p className="figures flex flex-wrap gap-x-3 text-sm text-muted">
              <span className="font-semibold text-structure">
                {categories.find((one) => one.slug === category)?.label}
              </span>{' '}
              {dateOf(date)}
            </p>
            <h3 className={index === 0 ? 'text-xl' : 'text-lg'}>
              <Link
                href={`${routes.insights.href()}#${slug}`}
                className="inline-flex min-h-11 items-center hover:underline"
              >
                {title}
              </Link>
            </h3>
            {index === 0 && <p className="mt-1 text-sm">{excerpt}</p>}
          </li>
        ))}
      </ol>
      <div className="border-t border-line pt-3">
        <ArrowLink href={routes.insights.href()}>All insights</ArrowLink>
      </div>
    </section>
  )
}

function dateOf(date: string): string {
  const { day, month, year } = datePartsOf(date)
  return `${day} ${month} ${year}`
}
