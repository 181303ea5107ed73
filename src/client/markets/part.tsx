import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface PartProps {
  id: string
  title: string
  className?: string
  children: ReactNode
}

/** A part of a dossier, under its heading. */
export function Part({ id, title, className, children }: PartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx('min-w-0 border-t-2 border-structure pt-4', className)}
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
