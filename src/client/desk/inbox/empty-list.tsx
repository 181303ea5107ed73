import { Link } from '@inertiajs/react'
import { officeDateTime, spanText } from '#client/desk/layout/times.ts'
import { inboxPath } from '#shared/desk/inbox/inbox-path.ts'
import type { InboxPage } from '#shared/desk/inbox/props.ts'
import { routes } from '#shared/routes.ts'
import { statusLabels } from './status-labels.ts'

export function EmptyList({ inbox }: { inbox: InboxPage }) {
  const { filters, counts } = inbox
  const { open, waiting, done } = counts
  if (filters.q || filters.assignee) return <NoMatches inbox={inbox} />
  if (open + waiting + done === 0) return <FirstUse />
  if (filters.status !== 'open') {
    return (
      <Notice title={`Nothing is ${statusLabels[filters.status as 'done'].toLowerCase()}.`}>
        Enquiries you set to this status appear here.
      </Notice>
    )
  }
  // On wide screens the overview next to the list says it.
  return (
    <div className="lg:hidden">
      <Notice title="All caught up.">
        <AllAnswered inbox={inbox} />
      </Notice>
    </div>
  )
}

/** A text for an inbox without open enquiries, with the time of the last reply. */
export function AllAnswered({ inbox: { lastAnswerAt, now } }: { inbox: InboxPage }) {
  return (
    <>
      Every enquiry has been answered.{' '}
      {lastAnswerAt && (
        <>
          The last one went out{' '}
          <time dateTime={lastAnswerAt} title={officeDateTime(lastAnswerAt)}>
            {spanText(lastAnswerAt, now)} ago
          </time>
          .
        </>
      )}
    </>
  )
}

function NoMatches({ inbox: { filters } }: { inbox: InboxPage }) {
  const { status, q } = filters
  const allStatusesPath = inboxPath({ ...filters, status: 'all' })
  return (
    <Notice title={q ? 'No matching enquiries.' : 'No enquiries assigned to them.'}>
      {q && 'All words must match; partial words are fine. '}
      {status !== 'all' && (
        <>
          <Link href={allStatusesPath} className="link">
            Search all statuses
          </Link>{' '}
          or{' '}
        </>
      )}
      <Link href={inboxPath({ status, assignee: null, q: '' })} className="link">
        {status === 'all' ? 'Show all enquiries' : 'clear the search'}
      </Link>
      .
    </Notice>
  )
}

function FirstUse() {
  return (
    <Notice title="No enquiries yet.">
      What arrives by the{' '}
      <a href={routes.contact.href()} className="link">
        contact form
      </a>
      , by a booking or by email appears here, most urgent first.
    </Notice>
  )
}

function Notice({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="px-3 py-10">
      <p className="font-display text-lg font-name">{title}</p>
      <p className="mt-2 max-w-aside text-sm text-muted">{children}</p>
    </div>
  )
}
