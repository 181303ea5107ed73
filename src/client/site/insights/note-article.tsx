import { Link, usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { Cite } from '#client/knowledge/cite.tsx'
import { RecordText, useTextLang } from '#client/knowledge/record-text.tsx'
import { SourceList } from '#client/knowledge/sources.tsx'
import { MarketLinks } from '#client/ui/market-links.tsx'
import { categoryLabel, notePage } from '#shared/content/insights.ts'
import { dayText } from '#shared/dates.ts'
import { publicationDay } from '#shared/knowledge/publication-day.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { NoteText } from './note-text.tsx'
import * as words from './words.ts'

type NoteProps = Pages['marketing/note']

export function NoteArticle(props: NoteProps) {
  const { note, html, sources } = props
  return (
    <article className="wrap grid gap-x-8 pt-12 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-24">
      <h1 className="long-words max-w-[12.9em] text-5xl leading-title lg:col-span-12">
        <RecordText>{note.title}</RecordText>
      </h1>
      <Dateline {...props} />
      <div className="lg:col-span-8 lg:col-start-5 lg:row-start-2">
        <p className="measure mt-6 font-display text-xl leading-quote text-muted lg:mt-12">
          <RecordText>{note.excerpt}</RecordText>
        </p>
        <NoteText
          html={html}
          lang={useTextLang(note.title)}
          isOwnPage
          className="note-text-initial mt-10"
        />
        <Sources note={note} sources={sources} />
        <Corrections corrections={note.corrections} />
        <CiteNote {...props} />
      </div>
    </article>
  )
}

/** The particulars of a note; next to the text on wide screens, above it on a phone. */
function Dateline({ note, minutes, markets, author }: NoteProps) {
  const category = `${routes.insights.href()}?category=${note.category}`
  return (
    <dl className="figures mt-8 grid grid-cols-2 content-start gap-x-8 gap-y-3 text-sm lg:col-span-3 lg:row-start-2 lg:mt-12 lg:grid-cols-1">
      {author && (
        <Point label={words.author}>
          <Link href={routes.person.href({ slug: author.slug })} className="link">
            {author.name}
          </Link>
        </Point>
      )}
      <Publication date={note.date} />
      <Point label={words.readingTime}>{words.minutesShort(minutes)}</Point>
      {note.corrections[0] && (
        <Point label={words.corrected}>
          <a href="#corrections" className="link">
            {dayText(note.corrections[0].date)}
          </a>
        </Point>
      )}
      <Point label={words.subject}>
        <Link href={category} className="link">
          {categoryLabel(note.category)}
        </Link>
      </Point>
      {markets.length > 0 && (
        <Point label={markets.length === 1 ? words.market : words.markets}>
          <MarketLinks markets={markets} />
        </Point>
      )}
    </dl>
  )
}

/** The day of publication, and the day of writing if the article is older than the site. */
function Publication({ date }: { date: string }) {
  const published = publicationDay(date)
  if (published === date) return <Day label={words.published} date={date} />
  return (
    <>
      <Day label={words.written} date={date} />
      <Day label={words.publishedHere} date={published} />
    </>
  )
}

function Day({ label, date }: { label: string; date: string }) {
  return (
    <Point label={label}>
      <time dateTime={date}>{dayText(date)}</time>
    </Point>
  )
}

function Point({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

function Sources({ note, sources }: Pick<NoteProps, 'note' | 'sources'>) {
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources" className="mt-12 measure">
      <hr className="mb-5 w-32 border-t-2 border-structure" />
      <h2 id="sources" className="text-lg">
        {notePage.sources}
      </h2>
      <div className="mt-4">
        <SourceList
          sources={sources.map((source, index) => ({
            ...source,
            section: note.sources[index]?.section ?? null,
          }))}
        />
      </div>
    </section>
  )
}

function Corrections({ corrections }: Pick<NoteProps['note'], 'corrections'>) {
  if (corrections.length === 0) return null
  return (
    <section aria-labelledby="corrections" className="mt-10 measure">
      <h2 id="corrections" className="text-lg">
        {notePage.corrections}
      </h2>
      <dl className="mt-3 grid gap-3 text-sm">
        {corrections.map(({ date, text }) => (
          <div key={text} className="border-l-2 border-clay pl-4">
            <dt className="figures font-semibold">
              <time dateTime={date}>{dayText(date)}</time>
            </dt>
            <dd>
              <RecordText>{text}</RecordText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function CiteNote({ note, address, author }: NoteProps) {
  const { name } = usePage().props
  return (
    <section aria-labelledby="cite" className="mt-10 measure">
      <h2 id="cite" className="text-lg">
        {notePage.cite}
      </h2>
      <div className="mt-3">
        <Cite title={note.title} author={author?.name ?? name} date={note.date} address={address} />
      </div>
    </section>
  )
}
