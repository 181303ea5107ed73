import { Link } from '@inertiajs/react'
import { RichText } from '#client/ui/rich-text.tsx'
import { dayText } from '#shared/dates.ts'
import type { PastView } from '#shared/knowledge/props.ts'
import * as words from './words.ts'

interface PastStripProps {
  past: PastView | null
  /** The page of today. */
  href: string
}

/** Says that the page is about a day in the past, and how far its records reach. */
export function PastStrip({ past, href }: PastStripProps) {
  if (!past) return null
  const { on, edition, publishedAt } = past
  return (
    <aside aria-label={words.pastDay} className="border-b-2 border-clay bg-panel text-sm">
      <p className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <span className="max-w-measure">
          <RichText text={words.asOf(dayText(on), edition, dayText(publishedAt))} />
          {on < publishedAt && ` ${words.beforeEdition}`}
        </span>
        <Link href={href} className="link inline-flex min-h-11 items-center print:hidden">
          {words.pageOfToday}
        </Link>
      </p>
    </aside>
  )
}
