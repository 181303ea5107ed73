import { clsx } from 'clsx'
import type { Stage } from '#shared/knowledge/schemas.ts'
import { stageLabels } from '#shared/knowledge/words.ts'

export function StageMark({ stage, className }: { stage: Stage; className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2 font-semibold', className)}>
      <StageSwatch stage={stage} />
      {stageLabels[stage]}
    </span>
  )
}

/**
 * The mark of a stage. A circle fills as a rule comes closer to being in force and is struck through
 * when it is repealed; a court decision is a diamond, guidance a page.
 */
export function StageSwatch({ stage }: { stage: Stage }) {
  const { path, className } = marks[stage]
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
      <path d={path} strokeWidth="1.5" fillRule="evenodd" className={className} />
    </svg>
  )
}

const circle = 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13z'
const open = 'fill-transparent stroke-structure'
const filled = 'fill-structure stroke-structure'

const marks: Record<Stage, { path: string; className: string }> = {
  proposed: { path: circle, className: clsx(open, '[stroke-dasharray:2.5_2]') },
  // Only the right half is filled.
  passed: { path: `${circle}M8 1.5a6.5 6.5 0 0 0 0 13z`, className: filled },
  'in-force': { path: circle, className: filled },
  court: { path: 'M8 1 15 8 8 15 1 8zM8 1v14', className: open },
  guidance: { path: 'M2.5 1.5h11v13h-11zM5 5h6M5 8h6M5 11h3', className: open },
  repealed: { path: `${circle}M3.4 12.6 12.6 3.4`, className: 'fill-transparent stroke-clay' },
}
