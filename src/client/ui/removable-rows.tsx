import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'

interface RemovableRowsProps {
  label: string
  className: string
  /** Returns the rows; each calls `onRemoved` once it has disappeared with its focused button. */
  children: (onRemoved: () => void) => ReactNode
}

/** A ruled list that takes the focus when one of its rows is removed. */
export function RemovableRows({ label, className, children }: RemovableRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={label}
      className={clsx(
        'divide-y divide-line border-y border-line text-sm outline-none empty:hidden',
        className,
      )}
    >
      {children(() => list.current?.focus({ preventScroll: true }))}
    </ul>
  )
}
