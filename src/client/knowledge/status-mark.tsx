import { clsx } from 'clsx'
import type { ProductStatus } from '#shared/knowledge/schemas.ts'
import { statusLabels } from '#shared/knowledge/words.ts'

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

/** The classes of the mark of a status, the same on the map, in tables and in PDFs. */
export const swatchClass: Readonly<Record<ProductStatus, string>> = {
  licensed: 'swatch-licensed',
  possible: 'swatch-possible',
  closed: 'swatch-closed',
  unclear: 'swatch-unclear',
}

export function StatusSwatch({ status, className = 'size-4' }: StatusProps) {
  return <span aria-hidden="true" className={clsx('swatch', swatchClass[status], className)} />
}
