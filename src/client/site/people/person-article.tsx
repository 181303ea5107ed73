import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { RecordText, useTextLang } from '#client/knowledge/record-text.tsx'
import { NoteText } from '#client/site/insights/note-text.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { MarketLinks } from '#client/ui/market-links.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { dayText } from '#shared/dates.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

type PersonProps = Pages['marketing/person']

export function PersonArticle({ person, html, notes }: PersonProps) {
  const { name, role } = person
  return (
    <article className="wrap grid gap-x-8 pt-12 pb-section lg:grid-cols-12 lg:pt-20">
      <header className="lg:col-span-12">
        <h1 className="long-words text-5xl leading-title">{name}</h1>
        <p className="lead mt-4">
          <RecordText>{role}</RecordText>
        </p>
      </header>
      <Particulars person={person} />
      <div className="mt-8 lg:col-span-8 lg:col-start-5 lg:mt-12">
        <NoteText html={html} lang={useTextLang(role)} isOwnPage />
        <Articles name={name} notes={notes} />
      </div>
    </article>
  )
}

function Particulars({ person: { languages, markets, photo } }: Pick<PersonProps, 'person'>) {
  return (
    <div className="mt-8 text-sm lg:col-span-3 lg:mt-12">
      {photo && (
        <Picture
          picture={photo}
          sizes="(min-width: 64rem) 18rem, 20rem"
          className="mb-6 aspect-square w-full max-w-80 bg-panel object-cover"
        />
      )}
      <dl className="grid gap-y-3">
        {languages.length > 0 && <Point label={words.languages}>{languages.join(', ')}</Point>}
        {markets.length > 0 && (
          <Point label={words.markets}>
            <MarketLinks markets={markets} />
          </Point>
        )}
      </dl>
      <ArrowLink href={routes.people.href()} className="mt-4 print:hidden">
        {words.allPeople}
      </ArrowLink>
    </div>
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

function Articles({ name, notes }: { name: string } & Pick<PersonProps, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="articles" className="mt-12">
      <h2 id="articles" className="text-2xl">
        {words.articlesBy(name)}
      </h2>
      <ul className="mt-4 border-b border-line">
        {notes.map(({ slug, title, date }) => (
          <li key={slug} className="whole-card whole-row border-t border-line py-4">
            <p className="figures text-sm text-muted">
              <time dateTime={date}>{dayText(date)}</time>
            </p>
            <Link
              href={routes.note.href({ slug })}
              prefetch
              className="whole-card-link font-display text-lg leading-tight"
            >
              <RecordText>{title}</RecordText>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
