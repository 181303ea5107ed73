import { Link } from '@inertiajs/react'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { StageMark } from '#client/knowledge/stage-mark.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { dayText } from '#shared/dates.ts'
import { ledgerPath } from '#shared/knowledge/ledger-path.ts'
import type { LedgerEntry } from '#shared/knowledge/props.ts'
import { topicLabels } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { Amendment } from './amendment.tsx'
import * as words from './words.ts'

type LedgerProps = Pages['marketing/rules']

export function Ledger(props: LedgerProps) {
  const years = [...new Set(props.rules.map(({ date }) => yearOf(date)))]
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-[6rem_minmax(0,1fr)]">
      <YearRail {...props} />
      <div>
        {years.map((year) => (
          <section
            key={year}
            id={idOf(year)}
            aria-label={year}
            className="scroll-mt-20 not-first:pt-12"
          >
            <h2 className="figures border-b-2 border-text pb-2 font-display text-3xl">{year}</h2>
            <ol>
              {props.rules
                .filter(({ date }) => yearOf(date) === year)
                .map((rule) => (
                  <Entry key={rule.slug} rule={rule} today={props.today} />
                ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  )
}

/** Links to the first rule of each year, on this page or another. */
function YearRail({ years, rules, filters }: LedgerProps) {
  const visibleYears = new Set(rules.map(({ date }) => yearOf(date)))
  return (
    <nav
      aria-label={words.years}
      className="relative max-lg:-mx-gutter max-lg:overflow-x-auto max-lg:px-gutter print:hidden"
    >
      <ol className="figures flex gap-x-1 border-line max-lg:border-y lg:sticky lg:top-24 lg:flex-col">
        {years.map(({ year, page, count }) => (
          <li key={year}>
            <Link
              href={`${ledgerPath(filters, page)}#${idOf(year)}`}
              aria-current={visibleYears.has(year) || undefined}
              className="flex min-h-11 items-center gap-2 px-2 text-sm text-muted decoration-2 underline-offset-4 hover:text-text hover:underline aria-[current]:font-semibold aria-[current]:text-text lg:min-h-8 lg:justify-between lg:border-l-2 lg:border-line lg:pr-0 lg:pl-3 lg:aria-[current]:border-structure"
            >
              {year}
              <span className="text-xs font-normal text-muted">
                <RichText text={words.rulesOfYear(count)} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A rule of the ledger; its change is hidden on phones. */
function Entry({ rule, today }: { rule: LedgerEntry; today: string }) {
  const { slug, date, stage, topics, title, market } = rule
  return (
    <li className="flex break-inside-avoid flex-wrap justify-between gap-x-8 gap-y-1 border-b border-line py-5 md:grid md:grid-cols-[11rem_minmax(0,1fr)_7rem] min-[112.5rem]:grid-cols-[11rem_minmax(0,1fr)_minmax(0,2fr)_7rem]">
      <time dateTime={date} className="figures text-sm text-muted md:pt-1">
        {dayText(date)}
      </time>
      <StageMark
        stage={stage}
        className="text-sm text-structure md:col-start-3 md:row-start-1 md:self-start md:pt-1 min-[112.5rem]:col-start-4"
      />
      <div className="max-md:w-full md:col-start-2 md:row-start-1">
        <h3 className="font-display text-lg leading-tight">
          <Link
            href={routes.rule.href({ slug })}
            className="decoration-1 underline-offset-4 hover:underline"
          >
            <RecordText>{title}</RecordText>
          </Link>
        </h3>
        <p className="mt-1 text-sm text-muted">
          <span className="mr-3 font-semibold text-text">{market.name}</span>
          {topics.map((topic) => topicLabels[topic]).join(', ')}
        </p>
      </div>
      <Amendment
        change={rule}
        today={today}
        className="mt-2 text-sm max-md:hidden md:col-span-2 md:col-start-2 min-[112.5rem]:col-span-1 min-[112.5rem]:col-start-3 min-[112.5rem]:row-start-1 min-[112.5rem]:mt-0"
      />
    </li>
  )
}

function yearOf(date: string): string {
  return date.slice(0, 4)
}

function idOf(year: string): string {
  return `year-${year}`
}
