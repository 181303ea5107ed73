import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Fold } from '#client/ui/fold.tsx'

interface PartProps {
  id: string
  title: string
  /** True to fold the part on narrow screens. */
  folds?: boolean
  className?: string
  children: ReactNode
}

export function Part({ id, title, folds = false, className, children }: PartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx(
        'min-w-0 border-t-2 border-structure',
        folds ? 'pt-2 lg:pt-4' : 'pt-4',
        className,
      )}
    >
      <h2 id={`${id}-title`} className={clsx('text-2xl', folds && 'max-lg:hidden')}>
        {title}
      </h2>
      {folds ? (
        <Fold openFrom="lg" summary={<h2 className="text-2xl">{title}</h2>}>
          {children}
        </Fold>
      ) : (
        children
      )}
    </section>
  )
}
