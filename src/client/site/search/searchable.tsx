import { Link } from '@inertiajs/react'
import type { Pages } from '#shared/pages.ts'
import { kinds } from './kinds.ts'
import * as words from './words.ts'

interface SearchableProps {
  title: string
  searchable: Pages['marketing/search']['searchable']
}

export function Searchable({ title, searchable }: SearchableProps) {
  return (
    <section aria-labelledby="searchable" className="wrap pb-section">
      <h2 id="searchable" className="text-2xl">
        {title}
      </h2>
      <ul className="mt-6 grid gap-x-10 border-b border-line md:grid-cols-2 lg:grid-cols-3">
        {searchable
          .filter(({ count }) => count > 0)
          .map(({ kind, count }) => (
            <li
              key={kind}
              className="whole-card whole-row grid grid-cols-[4.5rem_1fr] items-baseline border-t border-line py-5"
            >
              <span className="figures font-display text-3xl font-number text-structure">
                {count}
              </span>
              <div>
                <h3 className="text-lg">
                  <Link href={kinds[kind].href} prefetch className="whole-card-link">
                    {kinds[kind].section}
                  </Link>
                </h3>
                <p className="mt-1 text-muted">{kinds[kind].text}</p>
              </div>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** The searchable kinds in a narrow column next to the results. */
export function AllOfEachKind({ searchable }: Pick<SearchableProps, 'searchable'>) {
  return (
    <nav
      aria-labelledby="each-kind"
      className="lg:col-span-4 lg:border-l lg:border-line lg:pt-1.5 lg:pl-8"
    >
      <h2 id="each-kind" className="eyebrow font-sans">
        {words.browseByType}
      </h2>
      <ul className="mt-2">
        {searchable
          .filter(({ count }) => count > 0)
          .map(({ kind, count }) => (
            <li key={kind} className="flex items-baseline justify-between gap-4">
              <Link
                href={kinds[kind].href}
                prefetch
                className="inline-flex min-h-11 items-center hover:underline"
              >
                {kinds[kind].section}
              </Link>
              <span className="figures text-muted">{count}</span>
            </li>
          ))}
      </ul>
    </nav>
  )
}
