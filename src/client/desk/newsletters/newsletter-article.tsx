import { Link } from '@inertiajs/react'
import { RecordText, useTextLang } from '#client/knowledge/record-text.tsx'
import { RuleList } from '#client/knowledge/rule-list.tsx'
import { NoteText } from '#client/site/insights/note-text.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { dayText } from '#shared/dates.ts'
import type { NoteSummary } from '#shared/knowledge/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import * as words from './article-words.ts'

export function NewsletterArticle(props: Pages['marketing/letter']) {
  const { letter, introduction, closing, notes, rules } = props
  const lang = useTextLang(letter.excerpt)
  return (
    <article className="wrap grid gap-x-8 pt-12 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-24">
      <h1
        lang={useTextLang(letter.subject)}
        className="long-words text-5xl leading-title lg:col-span-10"
      >
        {letter.subject}
      </h1>
      <div className="mt-8 text-sm lg:col-span-3 lg:mt-12">
        {letter.date && (
          <p className="figures border-t border-line pt-2">
            <span className="block text-muted">{words.sent}</span>
            <time dateTime={letter.date} className="font-semibold">
              {dayText(letter.date)}
            </time>
          </p>
        )}
        <ArrowLink href={routes.letters.href()} className="mt-2 print:hidden">
          {words.allNewsletters}
        </ArrowLink>
      </div>
      <div className="mt-8 lg:col-span-8 lg:col-start-5 lg:mt-12">
        <NoteText html={introduction} lang={lang} className="text-lg" />
        <Notes notes={notes} />
        {rules.length > 0 && (
          <section aria-labelledby="rules" className="mt-12">
            <h2 id="rules" className="mb-6 text-2xl">
              {words.ruleChanges}
            </h2>
            <RuleList rules={rules} sentences={rules.map(({ text }) => text)} />
          </section>
        )}
        {closing && <NoteText html={closing} lang={lang} className="mt-12 text-lg" />}
      </div>
    </article>
  )
}

function Notes({ notes }: { notes: readonly NoteSummary[] }) {
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="notes" className="mt-12">
      <h2 id="notes" className="mb-6 text-2xl">
        {words.fromOurArticles}
      </h2>
      <ul className="border-b border-line">
        {notes.map(({ slug, title, excerpt, date }) => (
          <li key={slug} className="whole-card whole-row border-t border-line py-4">
            <time dateTime={date} className="figures text-sm text-muted">
              {dayText(date)}
            </time>
            <h3 className="font-display text-lg leading-tight">
              <Link href={routes.note.href({ slug })} prefetch className="whole-card-link">
                <RecordText>{title}</RecordText>
              </Link>
            </h3>
            <p className="measure mt-1">
              <RecordText>{excerpt}</RecordText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
