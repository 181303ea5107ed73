import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface FoldProps {
  /** The name of what folds; where it stands open, the content brings its heading. */
  summary: ReactNode
  /** The breakpoint from which it stands open, and is no fold. */
  openFrom?: keyof typeof openFromClass
  className?: string
  children: ReactNode
}

const openFromClass = { md: 'fold-below-md', lg: 'fold-below-lg' }

/** What folds where room is short and stands open where there is some, without a script. */
export function Fold({ summary, openFrom = 'md', className, children }: FoldProps) {
  return (
    <details className={clsx('fold', openFromClass[openFrom], className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
