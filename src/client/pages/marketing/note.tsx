import { Link } from '@inertiajs/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { NoteText } from '#client/insights/note-text.tsx'
import { Cite } from '#client/knowledge/cite.tsx'
import { RuleList } from '#client/knowledge/rule-list.tsx'
import { SourceList } from '#client/knowledge/sources.tsx'
import { MarketingLayout } from '#client/marketing/marketing-layout.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { categoryLabel, noteAction, notePage } from '#shared/content/insights.ts'
import { dayText } from '#shared/dates.ts'
import type { NoteSummary, Pages, SharedProps } from '#shared/pages.ts'
import { contactPath, routes } from '#shared/routes.ts'

type NoteProps = Pages['marketing/note'] & SharedProps

export default function NoteScreen(props: NoteProps) {
  const { note, html, sources, related } = props
  return (
    <>
      <article className="wrap grid gap-x-8 pt-12 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-24">
        <h1 className="long-words max-w-[20ch] text-5xl leading-title lg:col-span-12">
          {note.title}
        </h1>
        <Dateline {...props} />
        <div className="lg:col-span-8 lg:col-start-5 lg:row-start-2">
          <p className="measure mt-6 font-display text-xl leading-quote text-muted lg:mt-12">
            {note.excerpt}
          </p>
          <NoteText html={html} own className="mt-10" />
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
          <Corrections corrections={note.corrections} />
          <CiteNote {...props} />
        </div>
      </article>
      <Neighbours {...props} />
      <Related related={related} />
      <CallToAction {...props} />
    </>
  )
}

NoteScreen.layout = MarketingLayout

/** When and about what it was written; beside the text where there is room, above it on a phone. */
function Dateline({ note, minutes, markets }: NoteProps) {
  const category = `${routes.insights.href()}?category=${note.category}`
  return (
    <dl className="figures mt-8 grid grid-cols-2 content-start gap-x-8 gap-y-3 text-sm lg:col-span-3 lg:row-start-2 lg:mt-12 lg:grid-cols-1">
      <Point label="Published">
        <time dateTime={note.date}>{dayText(note.date)}</time>
      </Point>
      <Point label="Reading time">{minutes} min</Point>
      {note.corrections[0] && (
        <Point label="Corrected">
          <a href="#corrections" className="link">
            {dayText(note.corrections[0].date)}
          </a>
        </Point>
      )}
      <Point label="Subject">
        <Link href={category} className="link">
          {categoryLabel(note.category)}
        </Link>
      </Point>
      {markets.length > 0 && (
        <Point label={markets.length === 1 ? 'Market' : 'Markets'}>
          {markets.map(({ slug, name }, index) => (
            <span key={slug}>
              {index > 0 && ', '}
              <Link href={routes.market.href({ slug })} className="link">
                {name}
              </Link>
            </span>
          ))}
        </Point>
      )}
    </dl>
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

/** What was wrong in the note, and since when it is not. */
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
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function CiteNote({ note, name, address }: NoteProps) {
  return (
    <section aria-labelledby="cite" className="mt-10 measure">
      <h2 id="cite" className="text-lg">
        {notePage.cite}
      </h2>
      <div className="mt-3">
        <Cite title={note.title} author={name} date={note.date} address={address} />
      </div>
    </section>
  )
}

/** The notes before and after it. */
function Neighbours({ previous, next }: NoteProps) {
  return (
    <nav aria-label="Other notes" className="border-y border-line print:hidden">
      <div className="wrap grid md:grid-cols-2">
        {previous ? <Neighbour note={previous} label="Earlier" /> : <span />}
        {next && <Neighbour note={next} label="Later" />}
      </div>
    </nav>
  )
}

function Neighbour({ note, label }: { note: NoteSummary; label: 'Earlier' | 'Later' }) {
  const isLater = label === 'Later'
  const Icon = isLater ? ArrowRight : ArrowLeft
  return (
    <Link
      href={routes.note.href({ slug: note.slug })}
      prefetch
      rel={isLater ? 'next' : 'prev'}
      className="group flex items-center gap-4 border-line py-6 not-first:max-md:border-t md:odd:pr-8 md:even:flex-row-reverse md:even:border-l md:even:pl-8 md:even:text-right"
    >
      <Icon aria-hidden="true" className="size-6 shrink-0 text-structure" />
      <span className="flex-1">
        <span className="block text-sm text-muted">{label}</span>
        <span className="font-display text-lg leading-tight group-hover:underline">
          {note.title}
        </span>
      </span>
    </Link>
  )
}

/** What else we know about the same: entries of the ledger, and notes. */
function Related({ related: { rules, notes } }: Pick<NoteProps, 'related'>) {
  return (
    <div className="wrap section grid gap-x-16 gap-y-14 print:hidden lg:grid-cols-12">
      {rules.length > 0 && (
        <section aria-labelledby="related-rules" className="lg:col-span-7">
          <h2 id="related-rules" className="mb-6 text-2xl">
            {notePage.rules}
          </h2>
          <RuleList rules={rules} />
        </section>
      )}
      {notes.length > 0 && (
        <section aria-labelledby="related-notes" className="lg:col-span-5">
          <h2 id="related-notes" className="mb-6 text-2xl">
            {notePage.related}
          </h2>
          <ul className="border-b border-line">
            {notes.map((note) => (
              <RelatedNote key={note.slug} note={note} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function RelatedNote({ note: { slug, title, date, category } }: { note: NoteSummary }) {
  return (
    <li className="whole-card whole-row border-t border-line py-4">
      <p className="figures text-sm text-muted">
        <time dateTime={date}>{dayText(date)}</time> · {categoryLabel(category)}
      </p>
      <Link
        href={routes.note.href({ slug })}
        prefetch
        className="whole-card-link font-display text-lg leading-tight"
      >
        {title}
      </Link>
    </li>
  )
}

/** The call to action; of a note about one market, that one is asked about. */
function CallToAction({ markets }: NoteProps) {
  const [market] = markets
  const only = markets.length === 1 && market ? market : null
  return (
    <section aria-labelledby="ask" className="band relative overflow-hidden print:hidden">
      <div className="absolute inset-y-0 right-0 w-2/5 max-lg:hidden">
        <Contours drawing="corner" />
      </div>
      <div className="wrap section">
        <h2 id="ask" className="max-w-[18ch] text-4xl">
          {noteAction.title(only?.name ?? null)}
        </h2>
        <p className="mt-5 max-w-column text-lg text-muted">{noteAction.text}</p>
        <ButtonLink
          href={contactPath('market-entry-strategy', only ? { market: only.slug } : {})}
          className="mt-8"
        >
          {noteAction.action}
        </ButtonLink>
      </div>
    </section>
  )
}
