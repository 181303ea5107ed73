import { Link } from '@inertiajs/react'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { Results } from '#client/site/search/results.tsx'
import { SearchForm } from '#client/site/search/search-form.tsx'
import { AllOfEachKind, Searchable } from '#client/site/search/searchable.tsx'
import * as words from '#client/site/search/words.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type SearchProps = Pages['marketing/search']

export default function SearchScreen(props: SearchProps) {
  return (
    <>
      <section className="wrap grid lg:grid-cols-12 lg:gap-x-8">
        <div className="pt-12 pb-10 lg:col-span-8 lg:pt-16 lg:pb-14">
          <h1 className="text-5xl">{words.search}</h1>
          <div className="mt-8">
            <SearchForm q={props.q} />
          </div>
        </div>
        <div className="relative mask-fade-top max-lg:hidden lg:col-span-4 print:hidden">
          <Contours drawing="hero" />
        </div>
      </section>
      <Outcome {...props} />
    </>
  )
}

SearchScreen.layout = MarketingLayout

function Outcome(props: SearchProps) {
  const { q, total, available, searchable } = props
  if (available && total > 0) {
    return (
      <div className="wrap grid gap-12 pb-section lg:grid-cols-12">
        <Results {...props} />
        <AllOfEachKind searchable={searchable} />
      </div>
    )
  }
  if (available && q === '') {
    return <Searchable title={words.browseByType} searchable={searchable} />
  }
  return (
    <>
      {available ? <NothingFound {...props} /> : <NoAnswer />}
      <Searchable title={words.browseInstead} searchable={searchable} />
    </>
  )
}

/** Similar market names, or advice to search for fewer words. */
function NothingFound({ q, nearest }: SearchProps) {
  return (
    <section aria-labelledby="nothing" className="wrap pb-10">
      <h2 id="nothing" className="text-2xl">
        <RichText
          text={words.noResultsFor}
          marks={{ q: () => <span className="break-words">“{q}”</span> }}
        />
      </h2>
      {nearest.length > 0 ? (
        <ul aria-label={words.didYouMean} className="mt-4">
          {nearest.map(({ slug, name }) => (
            <li key={slug}>
              <RichText
                text={words.didYouMeanMarket}
                marks={{
                  name: () => (
                    <Link
                      href={routes.market.href({ slug })}
                      className="link inline-flex min-h-11 items-center"
                    >
                      {name}
                    </Link>
                  ),
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-muted">{words.noResultsTryFewerWords}</p>
      )}
    </section>
  )
}

function NoAnswer() {
  return (
    <div className="wrap pb-10">
      <Alert tone="danger" className="measure">
        <p>{words.searchUnavailable}</p>
      </Alert>
    </div>
  )
}
