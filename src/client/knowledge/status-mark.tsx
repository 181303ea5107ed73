import { clsx } from 'clsx'
import type { ProductStatus } from '#shared/knowledge/schemas.ts'
import { statusLabels } from '#shared/knowledge/words.ts'

interface StatusProps {
  status: ProductStatus
  className?: string
}

export function StatusMark({ status, className }: StatusProps) {
  return (
    <span className={clsx('status-mark', swatchClass[status], className)}>
      {statusLabels[status].label}
    </span>
  )
}

/** A status with its meaning, as an entry of a list of terms. */
export function StatusMeaning({ status }: Pick<StatusProps, 'status'>) {
  return (
    <>
      <dt className={clsx('status-mark self-start', swatchClass[status])}>
        {statusLabels[status].label}
      </dt>
      <dd className="text-muted">{statusLabels[status].meaning}</dd>
    </>
  )
}

/** The classes of the mark of a status, the same on the map, in tables and in PDFs. */
export const swatchClass: Readonly<Record<ProductStatus, string>> = {
  licensed: 'swatch-licensed',
  possible: 'swatch-possible',
  closed: 'swatch-closed',
  unclear: 'swatch-unclear',
}

interface SwatchProps extends StatusProps {
  /** The name of the status, where no text beside the mark says it. */
  label?: string
}

export function StatusSwatch({ status, label, className = 'size-4' }: SwatchProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <span {...name} className={clsx('swatch', swatchClass[status], className)} />
}
