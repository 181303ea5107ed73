import { CalendarDays, Check, Clock, Reply } from 'lucide-react'
import { LocalTime } from '#client/ui/local-time.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { Enquiry } from '#shared/account/enquiries/props.ts'
import type { MainStatus } from '#shared/desk/inbox/statuses.ts'
import * as words from './words.ts'

const icons = { open: Clock, waiting: Reply, done: Check } as const satisfies Record<
  MainStatus,
  typeof Clock
>

interface EnquiryStatusProps {
  enquiry: Pick<Enquiry, 'status' | 'dueAt' | 'consultationAt'>
  /** The server's time when it rendered the page (ISO 8601, UTC). */
  now: string
}

export function EnquiryStatus({ enquiry, now }: EnquiryStatusProps) {
  const { status, dueAt, consultationAt } = enquiry
  const isAwaited = consultationAt !== null && status === 'waiting'
  const Icon = isAwaited ? CalendarDays : icons[status]
  const at = isAwaited ? consultationAt : dueAt
  return (
    <p className="figures flex gap-2 text-sm font-semibold">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-structure" />
      <span>
        <RichText
          text={isAwaited ? words.consultationAt : statusText(enquiry, now)}
          marks={{ time: () => at && <LocalTime at={at} /> }}
        />
      </span>
    </p>
  )
}

function statusText({ status, dueAt }: EnquiryStatusProps['enquiry'], now: string): string {
  if (status === 'done') return words.closed
  if (status === 'waiting' || dueAt === null) return words.answered
  return dueAt < now ? words.replyIsLate : words.replyBy
}
