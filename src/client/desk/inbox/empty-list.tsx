import { Link } from '@inertiajs/react'
import { exactTime, spanText } from '#client/desk/layout/times.ts'
import { inboxPath } from '#shared/desk/inbox/inbox-path.ts'
import type { InboxPage } from '#shared/desk/inbox/props.ts'
import { routes } from '#shared/routes.ts'
import { statusLabels } from './words.ts'

/** What stands where a list is empty: why, and where to go from there. */
export function EmptyList({ inbox }: { inbox: InboxPage }) {
  const { filters, counts } = inbox
  const { open, waiting, done } = counts
  if (filters.q || filters.assignee) return <NothingFound inbox={inbox} />
  if (open + waiting + done === 0) return <FirstUse />
  if (filters.status !== 'open') {
    return (
      <Said title={`Nothing is ${statusLabels[filters.status as 'done'].toLowerCase()}.`}>
        Threads come here once somebody gives them that status.
      </Said>
    )
  }
  // Where there is room for both, the overview beside the list says it.
  return (
    <div className="lg:hidden">
      <Said title="Nothing waits.">
        <AllAnswered inbox={inbox} />
      </Said>
    </div>
  )
}

/** That nobody waits, and when the last answer went out, if one did. */
export function AllAnswered({ inbox: { lastAnswerAt, now } }: { inbox: InboxPage }) {
  return (
    <>
      Everybody who wrote has an answer.{' '}
      {lastAnswerAt && (
        <>
          The last one went out{' '}
          <time dateTime={lastAnswerAt} title={exactTime(lastAnswerAt)}>
            {spanText(lastAnswerAt, now)} ago
          </time>
          .
        </>
      )}
    </>
  )
}

function NothingFound({ inbox: { filters } }: { inbox: InboxPage }) {
  const { status, q } = filters
  const everywhere = inboxPath({ ...filters, status: 'all' })
  return (
    <Said title={q ? 'No thread has these words.' : 'No thread is theirs.'}>
      {q && 'Every word must occur in one thread; the beginning of a word is enough. '}
      {status !== 'all' && (
        <>
          <Link href={everywhere} className="link">
            Look in every status
          </Link>{' '}
          or{' '}
        </>
      )}
      <Link href={inboxPath({ status, assignee: null, q: '' })} className="link">
        {status === 'all' ? 'Show all threads' : 'clear the search'}
      </Link>
      .
    </Said>
  )
}

function FirstUse() {
  return (
    <Said title="Nobody has written yet.">
      What comes by the{' '}
      <a href={routes.contact.href()} className="link">
        contact form
      </a>
      , by a booking or by mail stands here, the most urgent first.
    </Said>
  )
}

function Said({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="px-3 py-10">
      <p className="font-display text-lg font-name">{title}</p>
      <p className="mt-2 max-w-aside text-sm text-muted">{children}</p>
    </div>
  )
}
