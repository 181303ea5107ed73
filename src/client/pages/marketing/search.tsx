import { Link } from '@inertiajs/react'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { MostWords, Results } from '#client/site/search/results.tsx'
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

/** Searches that were probably meant, and markets of a similar name; else searches to try. */
function NothingFound({ q, nearest, suggestion, most }: SearchProps) {
  const isNear = nearest.length > 0 || suggestion !== null
  return (
    <section aria-labelledby="nothing" className="wrap pb-10">
      <h2 id="nothing" className="text-2xl">
        <RichText
          text={words.noResultsFor}
          marks={{ q: () => <span className="break-words">{q}</span> }}
        />
      </h2>
      {isNear && (
        <ul aria-label={words.didYouMean} className="mt-4">
          {suggestion !== null && (
            <li>
              <RichText
                text={words.didYouMeanText}
                marks={{ q: () => <SearchFor text={suggestion} /> }}
              />
            </li>
          )}
          {nearest.map(({ slug, name }) => (
            <li key={slug}>
              <RichText
                text={words.didYouMeanMarket}
                marks={{
                  name: () => <NearLink href={routes.market.href({ slug })}>{name}</NearLink>,
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {!isNear && most.length === 0 && <SearchesToTry />}
      <MostWords most={most} />
    </section>
  )
}

function SearchesToTry() {
  return (
    <>
      <p className="mt-4 text-muted">{words.tryOneOf}</p>
      <ul className="flex flex-wrap gap-x-6">
        {words.searchesToTry.map((text) => (
          <li key={text}>
            <SearchFor text={text} />
          </li>
        ))}
      </ul>
    </>
  )
}

function SearchFor({ text }: { text: string }) {
  return (
    <NearLink href={`${routes.search.href()}?${new URLSearchParams({ q: text })}`}>{text}</NearLink>
  )
}

function NearLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="link inline-flex min-h-11 items-center">
      {children}
    </Link>
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
