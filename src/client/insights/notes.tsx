import { ChevronDown } from 'lucide-react'
import { datePartsOf } from '#client/ui/dates.ts'
import { type Article, articleLists, categories, readMinutes } from '#shared/content/insights.ts'

/** The featured notes: the first one large, the others beside it. */
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

interface NoteListProps {
  title: string
  articles: readonly Article[]
}

/** Notes as a list, by date. */
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

/** The text of a note, folded under its excerpt; opens without a script. */
function NoteBody({ article }: { article: Article }) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <span className="link">Read the note</span>
        <span className="sr-only">: {article.title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="measure mt-4 mb-2 grid gap-4 border-l-2 border-structure pl-5 md:pl-7">
        {article.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className="mt-2 text-sm text-muted">
          <h4 className="font-semibold text-structure">Sources</h4>
          <ul className="mt-1 grid gap-1">
            {article.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  )
}

/** The category of a note, and how long it takes to read. */
function NoteFacts({ article, className = '' }: { article: Article; className?: string }) {
  const label = categories.find(({ slug }) => slug === article.category)?.label
  return (
    <p className={`figures flex flex-wrap gap-x-3 text-sm text-muted ${className}`}>
      <span className="font-semibold text-structure">{label}</span>{' '}
      <span className="whitespace-nowrap">{readMinutes(article)} min read</span>
    </p>
  )
}

interface DatelineProps {
  /** `YYYY-MM-DD` */
  date: string
  size: 'lead' | 'second' | 'row'
}

const sizes = {
  lead: 'text-[clamp(6.5rem,3rem+13vw,14rem)] font-[330]',
  second: 'text-5xl font-[380]',
  row: 'min-w-[1.15em] text-4xl font-[400]',
} as const

/** The date of a note, with its day set large. */
function Dateline({ date, size }: DatelineProps) {
  const { day, month, year } = datePartsOf(date)
  return (
    <time dateTime={date} className="figures flex items-end gap-3">
      <span className={`font-display leading-[0.78] tracking-tight text-structure ${sizes[size]}`}>
        {day}
      </span>{' '}
      <span className="text-sm leading-[1.2] text-muted">
        {month}
        <br />
        {year}
      </span>
    </time>
  )
}
