import type { Article } from '#shared/content/insights.ts'
import { Dateline } from './dateline.tsx'
import { NoteBody } from './note-body.tsx'
import { NoteFacts } from './note-facts.tsx'

interface NoteListProps {
  title: string
  articles: readonly Article[]
}

/** Notes as a ledger, by date. */
export function NoteList({ title, articles }: NoteListProps) {
  return (
    <section aria-labelledby="notes" className="wrap pt-10 pb-16 lg:pb-24">
      <h2 id="notes" className="border-b-2 border-structure pb-5 text-3xl">
        {title}
      </h2>
      {articles.length === 0 && (
        <p className="py-10 text-muted">There is no note in this category yet.</p>
      )}
      {articles.map((article) => (
        <article
          key={article.slug}
          id={article.slug}
          className="grid gap-x-12 gap-y-4 border-b border-line py-8 lg:grid-cols-12 lg:py-10"
        >
          <div className="lg:col-span-3">
            <Dateline date={article.date} size="row" />
          </div>
          <div className="lg:col-span-7">
            <h3 className="text-2xl leading-tight">{article.title}</h3>
            <p className="measure mt-3">{article.excerpt}</p>
            <NoteBody article={article} />
          </div>
          <NoteFacts
            article={article}
            className="-order-1 lg:order-none lg:col-span-2 lg:flex-col lg:self-start lg:pt-2"
          />
        </article>
      ))}
    </section>
  )
}
