import { Link } from '@inertiajs/react'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { RuleList } from '#client/knowledge/rule-list.tsx'
import { NoteArticle } from '#client/site/insights/note-article.tsx'
import * as words from '#client/site/insights/words.ts'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { Neighbours } from '#client/ui/neighbours.tsx'
import { categoryLabel, noteAction, notePage } from '#shared/content/insights.ts'
import { dayText } from '#shared/dates.ts'
import type { NoteSummary } from '#shared/knowledge/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'

type NoteProps = Pages['marketing/note']

export default function NoteScreen(props: NoteProps) {
  const { previous, next } = props
  return (
    <>
      <NoteArticle {...props} />
      <Neighbours
        label={words.otherArticles}
        previous={previous && neighbourOf(previous)}
        next={next && neighbourOf(next)}
      />
      <Related related={props.related} />
      <CallToAction {...props} />
    </>
  )
}

NoteScreen.layout = MarketingLayout

const neighbourOf = ({ slug, title }: NoteSummary) => ({
  title: <RecordText>{title}</RecordText>,
  href: routes.note.href({ slug }),
})

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
        <RecordText>{title}</RecordText>
      </Link>
    </li>
  )
}

function CallToAction({ markets }: NoteProps) {
  const [market] = markets
  const only = markets.length === 1 && market ? market : null
  return (
    <section aria-labelledby="ask" className="band relative overflow-hidden print:hidden">
      <div className="absolute inset-y-0 right-0 w-2/5 max-lg:hidden">
        <Contours drawing="corner" />
      </div>
      <div className="wrap section">
        <h2 id="ask" className="max-w-[11.6em] text-4xl">
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
