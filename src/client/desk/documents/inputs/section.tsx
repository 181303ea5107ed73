import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { isBlankRecord } from '../draft/compare.ts'
import { useDraftContent } from '../draft/context.tsx'
import { ErrorCount } from './record-fold.tsx'
import { useScope } from './scope.tsx'
import { useFold } from './use-fold.ts'
import * as words from './words.ts'

export interface Part {
  id: string
  title: string
  /** The document's fields in it; an error in one of them opens it. */
  fields: readonly string[]
  /** True if its heading shows the number of rows. */
  isCounted?: boolean
  openAtFirst?: boolean
  children: ReactNode
}

export function Section({ id, title, fields, isCounted, openAtFirst, children }: Part) {
  const { errors } = useScope()
  const { draft, changed } = useDraftContent()
  const rows = fields.flatMap((field) => draft.lists[field] ?? [])
  const refused = Object.keys(errors).filter((name) => fields.includes(name.split('.')[0] ?? ''))
  const isChanged = fields.some((field) => changed.has(field))
  // Without a script, a section with a row that was just added has to be open.
  const hasBlankRow = rows.some((row) => isBlankRecord(row.fields))
  const fold = useFold(refused.length > 0, openAtFirst || hasBlankRow)
  const titleId = `${sectionId(id)}-title`
  return (
    <section
      aria-labelledby={titleId}
      className="@container min-w-0 border-t-2 border-structure text-sm"
    >
      <details {...fold} className="fold scroll-mt-28">
        <summary className="py-1.5">
          <Summary
            {...{ titleId, title, isChanged }}
            count={isCounted ? rows.filter(({ isRemoved }) => !isRemoved).length : false}
            refusedCount={refused.length}
          />
        </summary>
        {/* A link to this element opens the fold, even without a script. */}
        <div id={sectionId(id)} className="grid scroll-mt-28 gap-4 pt-2 pb-8">
          {children}
        </div>
      </details>
    </section>
  )
}

interface SummaryProps {
  titleId: string
  title: string
  isChanged: boolean
  refusedCount: number
  /** The number of rows; false if they are not counted. */
  count: number | false
}

function Summary({ titleId, title, isChanged, refusedCount, count }: SummaryProps) {
  return (
    <span className="flex flex-1 flex-wrap items-baseline gap-x-3">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {count !== false && <span className="figures text-muted">{count}</span>}
      <span role="status" className={clsx('text-clay', !isChanged && 'sr-only')}>
        {isChanged && words.isChanged}
      </span>
      <ErrorCount count={refusedCount} />
    </span>
  )
}

/** Returns the id of a section; the prefix distinguishes it from the preview's sections. */
export function sectionId(id: string): string {
  return `fields-${id}`
}
