import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CheckedOn } from '#client/knowledge/checked-on.tsx'
import { NotVerified } from '#client/knowledge/not-verified.tsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import { StatusSwatch } from '#client/knowledge/status-mark.tsx'
import { countries, Shape } from '#client/site/map/africa.tsx'
import { type AnswerFigure, answerFigures } from '#shared/knowledge/answer-figures.ts'
import { launchQuestionOf } from '#shared/knowledge/launch-question.ts'
import { productLabels, statusLabels } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

type AnswerProps = Pages['marketing/answer']

/** The first screen of an answer: the question, the answer in a word, and three figures. */
export function AnswerOpening({ children, ...props }: AnswerProps & { children: ReactNode }) {
  const { market, product, status, text, citation, checkedAt, today, sources } = props
  return (
    <section className="wrap pt-6 pb-8 lg:pt-10 lg:pb-12 print:pt-2 print:pb-3">
      <div className="grid gap-x-12 lg:grid-cols-12 print:grid-cols-12">
        <div className="lg:col-span-9 print:col-span-10">
          <Breadcrumbs market={market} product={product} />
          <h1 className="mt-2 max-w-[16.8em] text-3xl lg:text-4xl print:max-w-none print:text-4xl">
            {launchQuestionOf(product, market.name)}
          </h1>
          <p className="mt-4 flex items-center gap-[0.22em] font-display text-6xl leading-none font-number lg:mt-6 print:mt-3">
            <StatusSwatch status={status} className="size-[0.68em] translate-y-[0.04em]" />
            {statusLabels[status].label}
          </p>
        </div>
        <Silhouette code={market.code} />
        <div className="mt-5 lg:col-span-9 lg:mt-8 print:col-span-12 print:mt-2">
          <p className="max-w-note text-lg leading-normal print:max-w-none">
            <RecordText>{text}</RecordText>
            <SourceMark sources={sources} sourceId={citation.source} section={citation.section} />
          </p>
          <p className="figures mt-2 text-sm text-muted">
            {citation.section && (
              <>
                <RecordText>{citation.section}</RecordText>
                <span aria-hidden="true"> · </span>
              </>
            )}
            <CheckedOn checkedAt={checkedAt} today={today} />
          </p>
        </div>
      </div>
      <Figures figures={answerFigures(props)} sources={sources} />
      {children}
    </section>
  )
}

function Breadcrumbs({ market: { slug, name }, product }: Pick<AnswerProps, 'market' | 'product'>) {
  return (
    <nav aria-label={words.youAreHere} className="text-sm print:hidden">
      <Link href={routes.markets.href()} className="link inline-block py-2.5">
        {words.markets}
      </Link>
      <span aria-hidden="true"> / </span>
      <Link href={routes.market.href({ slug })} className="link inline-block py-2.5">
        {name}
      </Link>
      <span aria-hidden="true"> / </span>
      {productLabels[product]}
    </nav>
  )
}

// A figure of more characters than this is set smaller, so that it fits on one line.
const longFigure = 10

function isLong(value: string | null): boolean {
  return value !== null && value.length > longFigure
}

function Silhouette({ code }: { code: string }) {
  const country = countries.find((other) => other.code === code)
  if (!country) return null
  const [left, top, right, bottom] = country.box
  return (
    <svg
      viewBox={[left, top, right - left, bottom - top].join(' ')}
      aria-hidden="true"
      className="h-56 w-full self-end fill-structure max-lg:hidden lg:col-span-3 print:col-span-2 print:block print:h-24"
    >
      <Shape of={code} />
    </svg>
  )
}

interface FiguresProps extends Pick<AnswerProps, 'sources'> {
  figures: readonly AnswerFigure[]
}

function Figures({ figures, sources }: FiguresProps) {
  return (
    <dl
      aria-label={words.inFigures}
      className="figures mt-6 grid border-y-2 border-structure md:grid-cols-3 lg:mt-10 print:mt-3 print:grid-cols-3"
    >
      {figures.map((figure) => (
        <div
          key={figure.label}
          className="flex flex-col border-line py-4 not-first:max-md:border-t md:py-6 md:not-first:border-l md:not-first:pl-8 md:not-last:pr-6 print:py-2 print:not-first:border-l print:not-first:pl-4"
        >
          <dt className="font-semibold text-structure">{figure.label}</dt>
          <dd
            className={clsx(
              'mt-1 font-display leading-tight font-number',
              isLong(figure.value) ? 'text-2xl lg:text-3xl' : 'text-3xl lg:text-4xl',
            )}
          >
            {figure.value ?? <NotVerified className="font-sans text-xl" />}
          </dd>
          <dd className="mt-1 max-w-aside text-sm leading-snug text-muted">
            {figure.note}
            {figure.cited.map(({ source, section }) => (
              <SourceMark key={source} sources={sources} sourceId={source} section={section} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
