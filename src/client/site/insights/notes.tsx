import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { RecordText, useTextLang } from '#client/knowledge/record-text.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { articleLists, categoryLabel } from '#shared/content/insights.ts'
import { dayText } from '#shared/dates.ts'
import type { NotePreview } from '#shared/knowledge/props.ts'
import { publicationDay } from '#shared/knowledge/publication-day.ts'
import { labelText } from '#shared/label-text.ts'
import { routes } from '#shared/routes.ts'
import { NoteText } from './note-text.tsx'
import * as words from './words.ts'

export function FrontPage({ notes }: { notes: readonly NotePreview[] }) {
  const [lead, ...seconds] = notes
  if (!lead) return null
  return (
    <section aria-labelledby="featured" className="wrap pt-8 pb-10 md:pb-16 lg:pt-14 lg:pb-24">
      <h2 id="featured" className="eyebrow font-sans">
        {articleLists.featured}
      </h2>
      <div className="mt-6 grid grid-cols-1 gap-8 md:gap-12 lg:grid-cols-12">
        <Lead note={lead} alone={seconds.length === 0} />
        {seconds.length > 0 && (
          <div className="grid grid-cols-1 content-start gap-6 border-t border-line pt-6 md:gap-12 md:pt-10 lg:col-span-5 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-12">
            {seconds.map((note) => (
              <Second key={note.slug} note={note} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

/** The first featured note, with its first paragraph. */
function Lead({ note, alone }: { note: NotePreview; alone: boolean }) {
  const end = note.html.indexOf(endOfParagraph) + endOfParagraph.length
  return (
    <article
      id={note.slug}
      className={clsx(
        alone ? 'grid grid-cols-1 gap-x-12 lg:col-span-12 lg:grid-cols-[7fr_5fr]' : 'lg:col-span-7',
      )}
    >
      <div>
        <Dateline note={note} />
        <h3 className="mt-4 max-w-[12.9em] text-5xl leading-title">
          <TitleLink note={note} />
        </h3>
      </div>
      <div className={clsx('mt-6', alone && 'lg:mt-11')}>
        <p className="lead">
          <RecordText>{note.excerpt}</RecordText>
        </p>
        <NoteText html={note.html.slice(0, end)} lang={useTextLang(note.title)} className="mt-5" />
        <ReadLink note={note} />
      </div>
    </article>
  )
}

const endOfParagraph = '</p>'

function Second({ note }: { note: NotePreview }) {
  return (
    <article
      id={note.slug}
      className="border-line not-first:border-t not-first:pt-6 md:not-first:pt-10"
    >
      <Dateline note={note} />
      <h3 className="mt-3 text-2xl leading-tight">
        <TitleLink note={note} />
      </h3>
      <p className="measure mt-3">
        <RecordText>{note.excerpt}</RecordText>
      </p>
      <Preview note={note} />
    </article>
  )
}

interface NoteCardsProps {
  title: string
  notes: readonly NotePreview[]
}

/** Notes as a grid of cards, by date; an open card takes a whole row. */
export function NoteCards({ title, notes }: NoteCardsProps) {
  return (
    <section aria-labelledby="notes" className="wrap pt-6 pb-10 md:pt-10 md:pb-16 lg:pb-24">
      <h2 id="notes" className="border-t-2 border-structure pt-5 text-3xl">
        {title}
      </h2>
      {notes.length === 0 && <p className="py-10 text-muted">{articleLists.none}</p>}
      <div className="note-cards mt-6 lg:mt-8">
        {notes.map((note) => (
          <article
            key={note.slug}
            id={note.slug}
            className="note-card whole-card @container border border-line p-gutter lg:p-7"
          >
            <div className="flex h-full flex-col @2xl:grid @2xl:grid-cols-2 @2xl:content-start @2xl:gap-x-12 @5xl:grid-cols-[5fr_7fr]">
              <div>
                <Dateline note={note} />
                <h3 className="mt-3 text-xl leading-tight @2xl:text-2xl">
                  <TitleLink note={note} />
                </h3>
              </div>
              <div className="flex flex-1 flex-col @2xl:block">
                <p className="measure mt-3 mb-auto max-md:hidden @2xl:mt-0 print:block">
                  <RecordText>{note.excerpt}</RecordText>
                </p>
                <Preview note={note} whole />
              </div>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}

/** The title as a link to the note's own page; a click elsewhere on a card unfolds it instead. */
function TitleLink({ note }: { note: NotePreview }) {
  return (
    <Link href={addressOf(note)} prefetch className="relative z-1 hover:underline">
      <RecordText>{note.title}</RecordText>
    </Link>
  )
}

function addressOf({ slug }: NotePreview): string {
  return routes.note.href({ slug })
}

interface PreviewProps {
  note: NotePreview
  /** True if a click anywhere on the card opens it. */
  whole?: boolean
}

/** The opening of a note, folded under its excerpt; it opens without a script. */
function Preview({ note, whole = false }: PreviewProps) {
  return (
    <details className="group mt-1 print:hidden md:mt-3" onToggle={whole ? keepInView : undefined}>
      <summary
        className={clsx(
          'inline-flex min-h-11 items-center gap-2 font-semibold print:hidden',
          whole && 'whole-card-link',
        )}
      >
        <span className="link">{words.preview}</span>
        <span className="sr-only">{labelText('', note.title)}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="mt-4 mb-2 border-l-2 border-structure pl-5 md:pl-7">
        {whole && (
          <div className="lead mb-4 md:hidden print:hidden">
            <RecordText>{note.excerpt}</RecordText>
          </div>
        )}
        <NoteText html={note.html} lang={useTextLang(note.title)} />
        <ReadLink note={note} />
      </div>
    </details>
  )
}

function ReadLink({ note }: { note: NotePreview }) {
  const lang = useTextLang(note.title)
  return (
    <ArrowLink href={addressOf(note)} className="mt-3 print:hidden">
      <span>
        <RichText
          text={words.readArticle(note.title)}
          marks={{
            hidden: (text) => (
              <span className="sr-only" lang={lang}>
                {text}
              </span>
            ),
          }}
        />
      </span>
    </ArrowLink>
  )
}

/** Scrolls to an opened card, whose new row can be below the screen. */
function keepInView({ currentTarget }: { currentTarget: HTMLDetailsElement }) {
  if (currentTarget.open) currentTarget.closest('article')?.scrollIntoView({ block: 'nearest' })
}

function Dateline({ note }: { note: NotePreview }) {
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-3 text-sm text-muted max-md:gap-x-2">
      <time dateTime={note.date} className="font-display text-structure md:text-base">
        {publicationDay(note.date) === note.date
          ? dayText(note.date)
          : words.writtenOn(dayText(note.date))}
      </time>{' '}
      <span className="font-semibold text-structure">{categoryLabel(note.category)}</span>{' '}
      <span>{words.minutesToRead(note.minutes)}</span>
    </p>
  )
}
