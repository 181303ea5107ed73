import { clsx } from 'clsx'
import type { DocumentState } from '#shared/desk/documents/kinds.ts'
import { stateLabels } from './state-labels.ts'

export function DocumentStateMark({
  state,
  className,
}: {
  state: DocumentState
  className?: string
}) {
  const { path, className: markClass } = marks[state]
  return (
    <span className={clsx('inline-flex items-center gap-2 font-semibold', className)}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
        <path d={path} strokeWidth="1.5" fillRule="evenodd" className={markClass} />
      </svg>
      {stateLabels[state]}
    </span>
  )
}

const page = 'M2.5 1.5h11v13h-11z'
const open = 'fill-transparent stroke-structure'
const solid = 'fill-structure stroke-structure'

// Pages that are empty, with clock hands, full, half full and crossed out.
const marks: Record<DocumentState, { path: string; className: string }> = {
  draft: { path: page, className: clsx(open, '[stroke-dasharray:2.5_2]') },
  scheduled: { path: `${page}M8 4.5V8l2.5 1.5`, className: open },
  published: { path: page, className: solid },
  changed: { path: `${page}M2.5 1.5h11L2.5 14.5z`, className: solid },
  withdrawn: { path: `${page}M2.5 14.5l11-13`, className: 'fill-transparent stroke-clay' },
}
