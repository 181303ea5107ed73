import { type Article, articleLists } from '#shared/content/insights.ts'
import { Dateline } from './dateline.tsx'
import { NoteBody } from './note-body.tsx'
import { NoteFacts } from './note-facts.tsx'

/** The featured notes as a front page: one lead, the others beside it. */
export function FrontPage({ articles }: { articles: readonly Article[] }) {
  const [lead, ...seconds] = articles
  if (!lead) return null
  return (
    <section aria-labelledby="featured" className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
      <h2 id="featured" className="eyebrow font-sans">
        {articleLists.featured}
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <Lead article={lead} />
        <div className="grid content-start gap-12 border-t border-line pt-10 lg:col-span-5 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-12">
          {seconds.map((article) => (
            <Second key={article.slug} article={article} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Lead({ article }: { article: Article }) {
  return (
    <article id={article.slug} className="lg:col-span-7">
      <Dateline date={article.date} size="lead" />
      <h3 className="mt-8 max-w-[16ch] text-5xl leading-[1.05]">{article.title}</h3>
      <NoteFacts article={article} className="mt-5" />
      <p className="lead mt-4">{article.excerpt}</p>
      <NoteBody article={article} />
    </article>
  )
}

function Second({ article }: { article: Article }) {
  return (
    <article id={article.slug} className="border-line not-first:border-t not-first:pt-10">
      <Dateline date={article.date} size="second" />
      <h3 className="mt-5 text-2xl leading-tight">{article.title}</h3>
      <NoteFacts article={article} className="mt-3" />
      <p className="mt-3">{article.excerpt}</p>
      <NoteBody article={article} />
    </article>
  )
}
