import { Link } from '@inertiajs/react'
import { officeDateTime, shortTime } from '#client/desk/layout/times.ts'
import { initialsOf } from '#client/ui/initials.ts'
import { threadPath } from '#shared/desk/inbox/inbox-path.ts'
import type { InboxPage, ThreadRow as Row } from '#shared/desk/inbox/props.ts'
import { Company } from './company.tsx'
import { Due } from './due.tsx'
import { statusLabels } from './status-labels.ts'
import * as words from './words.ts'

interface ThreadRowProps {
  thread: Row
  inbox: InboxPage
  /** True if the thread is open next to the list. */
  open: boolean
}

export function ThreadRow({ thread, inbox, open }: ThreadRowProps) {
  const { id, person, company, service, excerpt, lastAt } = thread
  return (
    <Link
      id={rowId(id)}
      href={threadPath(id, inbox)}
      aria-current={open || undefined}
      className="desk-row"
    >
      <span className="flex items-baseline justify-between gap-4">
        <bdi className="min-w-0 truncate text-sm font-semibold">{person.name}</bdi>
        <time
          dateTime={lastAt}
          title={officeDateTime(lastAt)}
          className="figures shrink-0 text-xs text-muted"
        >
          {shortTime(lastAt, inbox.now)}
        </time>
      </span>
      <span className="block truncate text-muted">
        {service}
        <Company name={company} />
      </span>
      <span className="flex items-center justify-between gap-4">
        <bdi className="min-w-0 truncate">{excerpt}</bdi>
        <span className="figures flex shrink-0 items-center gap-2 text-muted">
          <State thread={thread} now={inbox.now} />
          <Assignee thread={thread} inbox={inbox} />
        </span>
      </span>
    </Link>
  )
}

/** Returns the element id of a thread's row, by which it gets the focus back. */
export function rowId(thread: string): string {
  return `thread-${thread}`
}

/** The due time of an open thread, the status of any other. */
function State({ thread: { status, dueAt, late }, now }: { thread: Row; now: string }) {
  if (status !== 'open') return statusLabels[status]
  return <Due dueAt={dueAt} late={late} now={now} />
}

function Assignee({ thread, inbox }: Pick<ThreadRowProps, 'thread' | 'inbox'>) {
  const name = inbox.staff.find(({ id }) => id === thread.assignee)?.name
  if (!name) return null
  return (
    <span
      title={words.assignedTo(name)}
      className="rounded-sm border border-line px-1 leading-tight"
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="sr-only">{words.andAssignedTo(name)}</span>
    </span>
  )
}
