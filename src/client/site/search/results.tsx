import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { langOfEnglish, useTextLang } from '#client/knowledge/record-text.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { dayText } from '#shared/dates.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import type { SearchResult } from '#shared/site/pages.ts'
import { kinds } from './kinds.ts'
import * as words from './words.ts'

type ResultsProps = Pick<
  Pages['marketing/search'],
  'q' | 'results' | 'total' | 'page' | 'pages' | 'most'
>

export function Results({ q, results, total, page, pages, most }: ResultsProps) {
  return (
    <section aria-labelledby="results" className="lg:col-span-8">
      <h2 id="results" className="text-2xl">
        <RichText
          text={words.resultsFor(total)}
          marks={{ q: () => <span className="break-words">{q}</span> }}
        />
      </h2>
      {groupsOf(results).map((group) => (
        <Group key={group.kind} {...group} />
      ))}
      <Pager
        page={page}
        pages={pages}
        hrefOf={(target) =>
          `${routes.search.href()}?${new URLSearchParams({ q, page: String(target) })}`
        }
      />
      <MostWords most={most} />
    </section>
  )
}

/** The results that lack one of the words. */
export function MostWords({ most }: Pick<ResultsProps, 'most'>) {
  if (most.length === 0) return null
  return (
    <section aria-labelledby="most" className="mt-12">
      <h2 id="most" className="text-2xl">
        {words.mostOfTheWords}
      </h2>
      {groupsOf(most).map((group) => (
        <Group key={group.kind} {...group} />
      ))}
    </section>
  )
}

interface ResultGroup {
  kind: SearchResult['kind']
  results: SearchResult[]
}

/** Groups results by kind; the kind of the best result comes first. */
function groupsOf(results: readonly SearchResult[]): ResultGroup[] {
  const resultKinds = [...new Set(results.map(({ kind }) => kind))]
  return resultKinds.map((kind) => ({ kind, results: results.filter((one) => one.kind === kind) }))
}

function Group({ kind, results }: ResultGroup) {
  return (
    <section className="mt-8">
      <h3 className="font-sans text-sm font-semibold text-structure">{kinds[kind].section}</h3>
      <ol className="mt-2 border-b border-line">
        {results.map((result) => (
          <li
            key={`${result.href} ${result.title}`}
            className="whole-card whole-row grid gap-x-6 gap-y-1 border-t border-line py-5 md:grid-cols-[9.5rem_1fr]"
          >
            <Result result={result} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Result({ result }: { result: SearchResult }) {
  const { kind, title, href, date, market, snippet } = result
  const langOfRecord = useTextLang(title)
  const lang = kind === 'report' ? langOfEnglish() : (result.lang ?? langOfRecord)
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-sm md:flex-col md:pt-1">
        {market && <span lang={result.lang}>{market}</span>}
        {date && (
          <time dateTime={date} className="figures text-muted">
            {dayText(date)}
          </time>
        )}
      </p>
      <div>
        <h4 className="font-display text-lg">
          <ResultLink kind={kind} href={href}>
            {lang ? <span lang={lang}>{title}</span> : title}
          </ResultLink>
        </h4>
        <p lang={lang} className="measure mt-1 text-muted">
          {snippet.map(({ text, mark }, index) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are identified by their position
            return mark ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>
          })}
        </p>
      </div>
    </>
  )
}

interface ResultLinkProps extends Pick<SearchResult, 'kind' | 'href'> {
  children: ReactNode
}

/** The link of a result; a report is a file, so the browser has to open it. */
function ResultLink({ kind, href, children }: ResultLinkProps) {
  const className = 'whole-card-link'
  if (kind === 'report') {
    return (
      <a href={href} className={className}>
        {children} <span className="font-sans text-sm text-muted">{words.pdf}</span>
      </a>
    )
  }
  return (
    <Link href={href} prefetch className={className}>
      {children}
    </Link>
  )
}
