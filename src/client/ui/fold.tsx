import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface FoldProps {
  /** The title of the folded content; where it is open, the content brings its own heading. */
  summary: ReactNode
  /** The breakpoint from which the content is always open. */
  openFrom?: keyof typeof openFromClass
  className?: string
  children: ReactNode
}

const openFromClass = { md: 'fold-below-md', lg: 'fold-below-lg' }

/** Folds its content on narrow screens and shows it on wide ones, without a script. */
export function Fold({ summary, openFrom = 'md', className, children }: FoldProps) {
  return (
    <details className={clsx('fold', openFromClass[openFrom], className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
