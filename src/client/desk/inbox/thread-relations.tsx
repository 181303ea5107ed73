import { Link, usePage } from '@inertiajs/react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { fieldErrors } from '#client/ui/field.tsx'
import { TwoStep } from '#client/ui/two-step.tsx'
import type { OtherThread, Thread } from '#shared/desk/inbox/props.ts'
import { routes } from '#shared/routes.ts'
import { statusLabels } from './status-labels.ts'
import * as words from './words.ts'

interface ThreadRelationsProps {
  thread: Thread
  others: readonly OtherThread[]
  now: string
}

/** The other enquiries of a thread's person, each of which this one can be merged into. */
export function ThreadRelations({ thread, others, now }: ThreadRelationsProps) {
  const error = fieldErrors(usePage().props.errors).into
  return (
    <div className="mt-4 text-sm print:hidden">
      {error && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h3 id="others" className="font-sans text-xs font-normal text-muted">
            {words.otherEnquiries}
          </h3>
          <ul>
            {others.map((other) => (
              <OtherRow key={other.id} thread={thread} other={other} now={now} />
            ))}
          </ul>
        </section>
      )}
      <Link href={newEnquiryPath(thread)} className="link inline-flex min-h-11 items-center">
        {words.newEnquiryToPerson}
      </Link>
    </div>
  )
}

interface OtherRowProps {
  thread: Thread
  other: OtherThread
  now: string
}

function OtherRow({ thread, other, now }: OtherRowProps) {
  const clock = useOfficeClock()
  const { id, reference, service, status, lastAt } = other
  return (
    <li className="border-b border-line">
      <Link
        href={routes.deskThread.href({ id })}
        className="figures flex min-h-11 flex-wrap items-center gap-x-3"
      >
        <span className="link">{reference}</span>
        <span className="text-muted">
          {[service, statusLabels[status], clock.shortTime(lastAt, now)].join(' · ')}
        </span>
      </Link>
      <TwoStep
        action={routes.threadMerges.href({ id: thread.id })}
        fields={{ into: id }}
        summary={words.mergeInto}
        consequence={words.mergeExplained}
        button={words.mergeWithOther(reference)}
        tone="quiet"
      />
    </li>
  )
}

function newEnquiryPath({ person, company, market, product }: Thread): string {
  const query = new URLSearchParams({ ...person, company })
  if (market) query.set('market', market.slug)
  if (product) query.set('product', product)
  return `${routes.newThread.href()}?${query}`
}
