import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Wrong } from './record-fold.tsx'
import { useScope } from './scope.tsx'
import { useChanged } from './stored.tsx'
import { useOpened } from './use-opened.ts'

interface SectionProps {
  id: string
  title: string
  /** How many entries it has, where it is a list. */
  count?: number
  /** The fields of the document in it: when one is refused, it opens. */
  fields: readonly string[]
  openAtFirst?: boolean
  children: ReactNode
}

/** A part of a long form, folded under its title, which says what is changed and what is refused. */
export function Section({ id, title, count, fields, openAtFirst, children }: SectionProps) {
  const { errors } = useScope()
  const changed = useChanged()
  const wrong = Object.keys(errors).filter((name) => fields.includes(name.split('.')[0] ?? ''))
  const isChanged = fields.some((field) => changed.has(field))
  const fold = useOpened(wrong.length > 0, openAtFirst)
  const titleId = `${sectionId(id)}-title`
  return (
    <section
      aria-labelledby={titleId}
      className="@container min-w-0 border-t-2 border-structure text-sm"
    >
      <details {...fold} className="fold scroll-mt-28">
        <summary className="py-1.5">
          <span className="flex flex-1 flex-wrap items-baseline gap-x-3">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            {count !== undefined && <span className="figures text-muted">{count}</span>}
            <span role="status" className={clsx('text-clay', !isChanged && 'sr-only')}>
              {isChanged && 'changed'}
            </span>
            {wrong.length > 0 && <Wrong count={wrong.length} />}
          </span>
        </summary>
        {/* A link to what is folded opens it, without a script too. */}
        <div id={sectionId(id)} className="grid scroll-mt-28 gap-4 pt-2 pb-8">
          {children}
        </div>
      </details>
    </section>
  )
}

/** Where a link to a part leads; beside a preview of the page, whose parts are called alike. */
export function sectionId(id: string): string {
  return `fields-${id}`
}
