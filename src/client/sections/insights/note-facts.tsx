import { type Article, categories, readMinutes } from '#shared/content/insights.ts'

/** Where a note belongs and how long it takes to read. */
export function NoteFacts({ article, className = '' }: { article: Article; className?: string }) {
  const label = categories.find(({ slug }) => slug === article.category)?.label
  return (
    <p className={`figures flex flex-wrap gap-x-3 text-sm text-muted ${className}`}>
      <span className="font-semibold text-structure">{label}</span>{' '}
      <span className="whitespace-nowrap">{readMinutes(article)} min read</span>
    </p>
  )
}
