import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface FoldProps {
  /** The title of the folded content; where it is open, the content brings its own heading. */
  summary: ReactNode
  /** The breakpoint from which the content is always open. */
  openFrom?: keyof typeof openFromClass
  /** True if it is open on narrow screens too, until it is folded. */
  isOpenAtFirst?: boolean
  className?: string
  children: ReactNode
}

const openFromClass = { md: 'fold-below-md', lg: 'fold-below-lg' }

/** Folds its content on narrow screens and shows it on wide ones, without a script. */
export function Fold(props: FoldProps) {
  const { summary, openFrom = 'md', isOpenAtFirst = false, className, children } = props
  return (
    <details open={isOpenAtFirst} className={clsx('fold', openFromClass[openFrom], className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
