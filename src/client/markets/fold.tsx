import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface FoldProps {
  /** The name of what folds, for the phone; where it stands open, the content brings its heading. */
  summary: ReactNode
  className?: string
  children: ReactNode
}

/** What folds on a phone and stands open where there is room, without a script. */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={clsx('fold', className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
