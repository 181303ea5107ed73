import { cva } from 'class-variance-authority'
import { Check, Clock, Lock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { FileLinks } from '#client/ui/file-links.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { ThreadEntry } from '#shared/desk/inbox/props.ts'
import type { EntryKind } from '#shared/desk/inbox/statuses.ts'
import { EntryText } from './entry-text.tsx'
import * as words from './words.ts'

interface EntryProps {
  entry: ThreadEntry
  /** True if it arrived while a reply was written. */
  isNew: boolean
  isLast: boolean
  now: string
}

/** The frames that tell messages, replies and notes apart. */
const entryClass = cva('scroll-m-6 outline-none', {
  variants: {
    kind: {
      message: 'rounded-md border border-line bg-panel px-4 py-3 @xl:mr-16',
      reply: 'border-l-3 border-structure py-1 pl-4 @xl:ml-16',
      note: 'rounded-md border border-dashed border-clay px-4 py-3 @xl:ml-16',
      event: '',
    } satisfies Record<EntryKind, string>,
  },
})

/** Returns the element id of an entry, by which it gets the focus. */
export function entryId(entry: string): string {
  return `entry-${entry}`
}

export function Entry({ entry, isNew, isLast, now }: EntryProps) {
  const clock = useOfficeClock()
  const { id, kind, author, body, createdAt } = entry
  const time = (
    <time dateTime={createdAt} title={clock.dateTime(createdAt)} className="figures text-muted">
      {clock.shortTime(createdAt, now)}
    </time>
  )
  const newBadge = isNew && <strong className="badge py-0.5 text-xs">{words.newLabel}</strong>
  if (kind === 'event') {
    return (
      <li id={entryId(id)} tabIndex={-1} className={entryClass({ kind })}>
        <p className="flex flex-wrap items-center gap-x-2 text-xs wrap-anywhere text-muted">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-structure" />
          <bdi>{author}</bdi> {body} {time} {newBadge}
        </p>
      </li>
    )
  }
  return (
    <li id={entryId(id)} tabIndex={-1} className={entryClass({ kind })}>
      <p className="flex flex-wrap items-center gap-x-2 text-xs wrap-anywhere">
        <bdi className="text-sm font-semibold">{author}</bdi>
        <span className="text-muted">{verbs[kind]}</span> {time} {newBadge}
      </p>
      {kind === 'note' && <StaffOnly />}
      <EntryText text={body} folds={!isLast} />
      <FileLinks files={entry.files} viewLabel={words.viewPicture} />
      <DeliveryLine delivery={entry.delivery} />
    </li>
  )
}

const verbs = { message: words.wrote, reply: words.replied, note: words.noted } as const

/** The mark of an internal note, so that nobody takes it for a reply. */
export function StaffOnly() {
  return (
    <p className="mt-1 flex items-center gap-1.5 text-xs font-semibold text-clay">
      <Lock aria-hidden="true" className="size-4" />
      {words.internalNote}
    </p>
  )
}

function DeliveryLine({ delivery }: Pick<ThreadEntry, 'delivery'>) {
  if (delivery === 'waiting') {
    return (
      <DeliveryState icon={<Clock aria-hidden="true" className="size-4" />}>
        {words.waitingToBeSent}
      </DeliveryState>
    )
  }
  if (delivery === 'sent') {
    return (
      <DeliveryState icon={<Check aria-hidden="true" className="size-4" />}>
        {words.sent}
      </DeliveryState>
    )
  }
  if (delivery !== 'failed') return null
  return (
    <p className="mt-2 flex gap-1.5 text-xs text-danger">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <RichText text={words.notDelivered} />
      </span>
    </p>
  )
}

function DeliveryState({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <p className="mt-2 flex items-center gap-1.5 text-xs text-muted">
      {icon}
      {children}
    </p>
  )
}
