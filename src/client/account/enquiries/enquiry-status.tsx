import { Check, Clock, Reply } from 'lucide-react'
import type { Enquiry } from '#shared/account/enquiries/props.ts'
import { site } from '#shared/content/site.ts'
import type { ChosenStatus } from '#shared/desk/inbox/statuses.ts'
import { answerDueText } from '#shared/office-time.ts'
import * as words from './words.ts'

const icons = { open: Clock, waiting: Reply, done: Check } as const satisfies Record<
  ChosenStatus,
  typeof Clock
>

interface EnquiryStatusProps {
  enquiry: Pick<Enquiry, 'status' | 'dueAt'>
  /** The server's time when it rendered the page (ISO 8601, UTC). */
  now: string
}

export function EnquiryStatus({ enquiry, now }: EnquiryStatusProps) {
  const Icon = icons[enquiry.status]
  return (
    <p className="figures flex gap-2 text-sm font-semibold">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-structure" />
      <span>{statusText(enquiry, now)}</span>
    </p>
  )
}

function statusText({ status, dueAt }: EnquiryStatusProps['enquiry'], now: string): string {
  if (status === 'done') return words.closed
  if (status === 'waiting' || dueAt === null) return words.answered
  const due = words.dueInOffice(answerDueText(new Date(dueAt)), site.office.city)
  return dueAt < now ? words.replyIsLate(due) : words.replyBy(due)
}
