import { Link } from '@inertiajs/react'
import { MailQuestionMark } from 'lucide-react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { initialsOf } from '#client/ui/initials.ts'
import { threadPath } from '#shared/desk/inbox/inbox-path.ts'
import type { InboxPage, ThreadRow as Row } from '#shared/desk/inbox/props.ts'
import { productLabels } from '#shared/knowledge/words.ts'
import { bulkFormId } from './bulk-form.tsx'
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
  const clock = useOfficeClock()
  const { id, person, company, excerpt, lastAt } = thread
  return (
    <div className="relative">
      <RowCheckbox thread={thread} />
      <Link
        id={rowId(id)}
        href={threadPath(id, inbox)}
        aria-current={open || undefined}
        className="desk-row inbox-row"
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate">
            <bdi className="text-sm font-semibold">{person.name}</bdi>
            <span className="text-muted">
              <Company name={company} />
            </span>
          </span>
          <span className="figures flex shrink-0 items-center gap-2 text-muted">
            <State thread={thread} now={inbox.now} />
            <time dateTime={lastAt} title={clock.dateTime(lastAt)}>
              {clock.shortTime(lastAt, inbox.now)}
            </time>
          </span>
        </span>
        <span className="flex items-center justify-between gap-3">
          <span className="min-w-0 truncate">
            <span className="font-semibold text-structure">{subjectOf(thread)}</span>{' '}
            <bdi className="text-muted">{excerpt}</bdi>
          </span>
          <span className="flex shrink-0 items-center gap-2 text-muted">
            {thread.held && <HeldMark />}
            <Assignee thread={thread} inbox={inbox} />
          </span>
        </span>
      </Link>
    </div>
  )
}

/** Returns the element id of a thread's row, by which it gets the focus back. */
export function rowId(thread: string): string {
  return `thread-${thread}`
}

/** The market and product of a thread; its service if neither is known. */
function subjectOf({ market, product, service }: Row): string {
  const parts = [market?.name, product && productLabels[product]].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : service
}

function RowCheckbox({ thread: { id, person } }: { thread: Row }) {
  return (
    <label className="absolute inset-y-0 left-0 z-10 flex w-11 cursor-pointer items-center justify-center print:hidden">
      <input
        type="checkbox"
        name="ids[]"
        value={id}
        form={bulkFormId}
        aria-label={words.selectEnquiry(person.name)}
        className="checkbox inbox-choice"
      />
    </label>
  )
}

const urgentMs = 4 * 60 * 60 * 1000

/** The due time of an open thread, if that is soon; the status of any other. */
function State({ thread, now }: { thread: Row; now: string }) {
  const clock = useOfficeClock()
  const { status, dueAt, late, snoozedUntil } = thread
  if (snoozedUntil) {
    return (
      <time dateTime={snoozedUntil} title={clock.dateTime(snoozedUntil)}>
        {words.untilTime(clock.shortTime(snoozedUntil, now))}
      </time>
    )
  }
  if (status !== 'open') return statusLabels[status]
  const isUrgent = dueAt !== null && Date.parse(dueAt) - Date.parse(now) < urgentMs
  return isUrgent ? <Due dueAt={dueAt} late={late} now={now} /> : null
}

function HeldMark() {
  return (
    <span title={words.emailIsHeld} className="text-clay">
      <MailQuestionMark aria-hidden="true" className="size-4" />
      <span className="sr-only">{words.andEmailIsHeld}</span>
    </span>
  )
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
