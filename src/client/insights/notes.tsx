import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { dayText } from '#client/ui/dates.ts'
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
      <div className="mt-6 grid grid-cols-1 gap-12 lg:grid-cols-12">
        <Lead article={lead} alone={seconds.length === 0} />
        {seconds.length > 0 && (
          <div className="grid grid-cols-1 content-start gap-12 border-t border-line pt-10 lg:col-span-5 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-12">
            {seconds.map((article) => (
              <Second key={article.slug} article={article} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

/** The note in front: its first paragraph is open. Alone, it has its headline beside its text. */
function Lead({ article, alone }: { article: Article; alone: boolean }) {
  return (
    <article
      id={article.slug}
      className={clsx(
        alone ? 'grid grid-cols-1 gap-x-12 lg:col-span-12 lg:grid-cols-[7fr_5fr]' : 'lg:col-span-7',
      )}
    >
      <div>
        <Dateline article={article} />
        <h3 className="mt-4 max-w-[20ch] text-5xl leading-title">{article.title}</h3>
      </div>
      <div className={clsx('mt-6', alone && 'lg:mt-11')}>
        <p className="lead">{article.excerpt}</p>
        <p className="measure mt-5">{article.body[0]}</p>
        <NoteBody article={article} from={1} />
      </div>
    </article>
  )
}

function Second({ article }: { article: Article }) {
  return (
    <article id={article.slug} className="border-line not-first:border-t not-first:pt-10">
      <Dateline article={article} />
      <h3 className="mt-3 text-2xl leading-tight">{article.title}</h3>
      <p className="measure mt-3">{article.excerpt}</p>
      <NoteBody article={article} />
    </article>
  )
}

interface NoteCardsProps {
  title: string
  articles: readonly Article[]
}

/** Notes as a grid of cards, by date; a card takes a row of its own while its note is read. */
export function NoteCards({ title, articles }: NoteCardsProps) {
  return (
    <section aria-labelledby="notes" className="wrap pt-10 pb-16 lg:pb-24">
      <h2 id="notes" className="border-t-2 border-structure pt-5 text-3xl">
        {title}
      </h2>
      {articles.length === 0 && <p className="py-10 text-muted">{articleLists.none}</p>}
      <div className="note-cards mt-6 lg:mt-8">
        {articles.map((article) => (
          <article
            key={article.slug}
            id={article.slug}
            className="note-card whole-card @container border border-line p-gutter lg:p-7"
          >
            <div className="flex h-full flex-col @2xl:grid @2xl:grid-cols-2 @2xl:content-start @2xl:gap-x-12 @5xl:grid-cols-[5fr_7fr]">
              <div>
                <Dateline article={article} />
                <h3 className="mt-3 text-xl leading-tight @2xl:text-2xl">{article.title}</h3>
              </div>
              <div className="flex flex-1 flex-col @2xl:block">
                <p className="measure mt-3 mb-auto @2xl:mt-0">{article.excerpt}</p>
                <NoteBody article={article} whole />
              </div>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}

interface NoteBodyProps {
  article: Article
  /** The first paragraph that is folded; those before it stand above. */
  from?: number
  /** Whether the whole card opens it. */
  whole?: boolean
}

/** The text of a note, folded under its excerpt; opens without a script. */
function NoteBody({ article, from = 0, whole = false }: NoteBodyProps) {
  return (
    <details className="group mt-3" onToggle={whole ? keepInView : undefined}>
      <summary
        className={clsx(
          'inline-flex min-h-11 items-center gap-2 font-semibold print:hidden',
          whole && 'whole-card-link',
        )}
      >
        <span className="link">Read the note</span>
        <span className="sr-only">: {article.title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="mt-4 mb-2 grid grid-cols-1 gap-4 border-l-2 border-structure pl-5 *:max-w-measure md:pl-7">
        {article.body.slice(from).map((paragraph) => (
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

/** A card that opens goes to a row of its own, which may lie below the screen. */
function keepInView({ currentTarget }: { currentTarget: HTMLDetailsElement }) {
  if (currentTarget.open) currentTarget.closest('article')?.scrollIntoView({ block: 'nearest' })
}

/** When a note was written, what it is about, and how long it takes to read. */
function Dateline({ article }: { article: Article }) {
  const label = categories.find(({ slug }) => slug === article.category)?.label
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
      <time dateTime={article.date} className="font-display text-base text-structure">
        {dayText(article.date)}
      </time>{' '}
      <span className="font-semibold text-structure">{label}</span>{' '}
      <span>{readMinutes(article)} min read</span>
    </p>
  )
}
