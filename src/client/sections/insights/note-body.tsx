import { ChevronDown } from 'lucide-react'
import type { Article } from '#shared/content/insights.ts'

/** The note itself, folded up under its excerpt; opens without a script. */
export function NoteBody({ article }: { article: Article }) {
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
