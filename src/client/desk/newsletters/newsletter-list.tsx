import { Link } from '@inertiajs/react'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { dayText } from '#shared/dates.ts'
import type { NewsletterSummary } from '#shared/desk/newsletters/props.ts'
import { routes } from '#shared/routes.ts'

export function NewsletterList({ letters }: { letters: readonly NewsletterSummary[] }) {
  return (
    <ol className="border-b border-line">
      {letters.map(({ slug, subject, date, excerpt }) => (
        <li
          key={slug}
          className="whole-card whole-row grid gap-x-8 gap-y-1 border-t border-line py-6 lg:grid-cols-12"
        >
          <time dateTime={date} className="figures text-sm text-muted lg:col-span-3 lg:pt-1.5">
            {dayText(date)}
          </time>
          <div className="lg:col-span-9">
            <h2 className="text-2xl leading-tight">
              <Link href={routes.letter.href({ slug })} prefetch className="whole-card-link">
                <RecordText>{subject}</RecordText>
              </Link>
            </h2>
            <p className="measure mt-2">
              <RecordText>{excerpt}</RecordText>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
