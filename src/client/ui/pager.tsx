import { Link } from '@inertiajs/react'
import { clsx } from 'clsx'
import * as words from './words.ts'

interface PagerProps {
  page: number
  pages: number
  hrefOf(page: number): string
  /** The labels of the previous and the next page. */
  labels?: { previous: string; next: string }
  className?: string
}

/** The way to the pages before and after this one; nothing where there is one. */
export function Pager({ page, pages, hrefOf, labels, className }: PagerProps) {
  if (pages <= 1) return null
  const { previous, next } = labels ?? { previous: words.previous, next: words.next }
  return (
    <nav
      aria-label={words.pages}
      className={clsx('mt-6 flex flex-wrap items-center gap-x-8 gap-y-2 print:hidden', className)}
    >
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" className="arrow-link">
          {previous}
        </Link>
      )}
      <p className="figures text-muted">{words.pageOf(page, pages)}</p>
      {page < pages && (
        <Link href={hrefOf(page + 1)} rel="next" className="arrow-link">
          {next}
        </Link>
      )}
    </nav>
  )
}
