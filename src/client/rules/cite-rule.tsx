import type { Citation } from '#shared/pages.ts'

/** How to cite an entry: as a line of text, and for BibTeX. A click selects all of either. */
export function CiteRule({ text, bibtex }: Citation) {
  return (
    <details className="border-y border-line print:hidden">
      <summary className="flex min-h-12 items-center font-semibold">Cite this entry</summary>
      <p className="pb-4 text-sm wrap-anywhere select-all">{text}</p>
      <pre className="mb-4 overflow-x-auto bg-panel p-4 font-mono text-sm whitespace-pre-wrap select-all wrap-anywhere">
        {bibtex}
      </pre>
    </details>
  )
}
