import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ProductStatus } from '#shared/knowledge/schemas.ts'
import { statusLabels } from '#shared/knowledge/words.ts'
import { keysOf } from '#shared/records.ts'

const statuses = keysOf(statusLabels)

interface StatusProps {
  status: ProductStatus
  className?: string
}

export function StatusMark({ status, className }: StatusProps) {
  return (
    <span className={clsx('inline-flex items-center gap-2 font-semibold', className)}>
      <StatusSwatch status={status} />
      {statusLabels[status].label}
    </span>
  )
}

/**
 * The mark of a status, the same on the map, in tables and in PDFs. It differs by shape as well as by
 * colour: licensed is filled, possible lined, closed empty with a clay edge, unclear dotted.
 */
export function StatusSwatch({ status, className = 'size-4' }: StatusProps) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={clsx('shrink-0', className)}>
      {shapes[status]}
    </svg>
  )
}

const symbolId = (status: ProductStatus) => `mark-${status}`

/** The marks as symbols, for the many marks of a table, which refer to them. */
export function StatusSymbols() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {statuses.map((status) => (
        <symbol key={status} id={symbolId(status)} viewBox="0 0 16 16">
          {shapes[status]}
        </symbol>
      ))}
    </svg>
  )
}

/** The mark of a status, drawn once in `StatusSymbols`; the style sheet sets its size. */
export function StatusUse({ status }: Pick<StatusProps, 'status'>) {
  return (
    <svg aria-hidden="true">
      <use href={`#${symbolId(status)}`} />
    </svg>
  )
}

const shapes: Record<ProductStatus, ReactNode> = {
  licensed: <rect width="16" height="16" className="fill-structure" />,
  possible: (
    <>
      <rect
        x="0.75"
        y="0.75"
        width="14.5"
        height="14.5"
        strokeWidth="1.5"
        className="fill-ground stroke-structure"
      />
      <path
        d="M1 5 5 1M1 10 10 1M1 15 15 1M6 15 15 6M11 15 15 11"
        strokeWidth="1.5"
        className="stroke-structure"
      />
    </>
  ),
  closed: (
    <rect
      x="1.25"
      y="1.25"
      width="13.5"
      height="13.5"
      strokeWidth="2.5"
      className="fill-ground stroke-clay"
    />
  ),
  unclear: (
    <>
      <rect
        x="0.75"
        y="0.75"
        width="14.5"
        height="14.5"
        strokeWidth="1.5"
        className="fill-ground stroke-muted"
        strokeDasharray="2 2"
      />
      <path
        d="M5 5h.01M11 5h.01M8 8h.01M5 11h.01M11 11h.01"
        strokeLinecap="round"
        strokeWidth="2.5"
        className="stroke-muted"
      />
    </>
  ),
}
