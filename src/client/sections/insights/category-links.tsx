import { Link } from '@inertiajs/react'
import { articles, type Category, categories } from '#shared/content/insights.ts'
import { routes } from '#shared/routes.ts'

/** The sections of the front page; each is an address of its own. */
export function CategoryLinks({ current }: { current: Category }) {
  return (
    <nav aria-label="Categories" className="border-y border-line bg-ground">
      <ul className="wrap flex flex-wrap gap-x-7 py-1 md:gap-x-5 lg:gap-x-10">
        {categories.map(({ slug, label }) => (
          <li key={slug}>
            <Link
              href={addressOf(slug)}
              preserveScroll
              preserveState
              aria-current={slug === current ? 'page' : undefined}
              className="group flex min-h-12 items-center gap-1.5 font-medium text-muted hover:text-text aria-[current]:text-text"
            >
              <span className="border-b-2 border-transparent py-1 group-hover:border-line group-aria-[current]:border-structure">
                {label}
              </span>
              <span aria-hidden="true" className="figures text-xs text-muted">
                {countOf(slug)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function addressOf(slug: Category): string {
  const insights = routes.insights.href()
  return slug === 'all' ? insights : `${insights}?category=${slug}`
}

function countOf(slug: Category): number {
  return articles.filter(({ category }) => slug === 'all' || category === slug).length
}
