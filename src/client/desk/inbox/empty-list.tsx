import { Link } from '@inertiajs/react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { RichText } from '#client/ui/rich-text.tsx'
import { allThreads, inboxPath, isNarrowed } from '#shared/desk/inbox/inbox-path.ts'
import type { InboxPage } from '#shared/desk/inbox/props.ts'
import { routes } from '#shared/routes.ts'
import { distanceText } from './distance-text.ts'
import { totalOf } from './status-labels.ts'
import * as words from './words.ts'

export function EmptyList({ inbox }: { inbox: InboxPage }) {
  const { filters, counts } = inbox
  if (isNarrowed(filters)) return <NoMatches inbox={inbox} />
  if (totalOf(counts) === 0) return <FirstUse />
  if (filters.status !== 'open') {
    return (
      <Notice title={words.nothingIs[filters.status]}>{words.enquiriesOfStatusAppearHere}</Notice>
    )
  }
  // On wide screens the overview next to the list says it.
  return (
    <div className="lg:hidden">
      <Notice title={words.allCaughtUp}>
        <AllAnswered inbox={inbox} />
      </Notice>
    </div>
  )
}

/** A text for an inbox without open enquiries, with the time of the last reply. */
export function AllAnswered({ inbox: { lastAnswerAt, now } }: { inbox: InboxPage }) {
  const clock = useOfficeClock()
  return (
    <>
      {words.everyEnquiryIsAnswered}
      {lastAnswerAt && (
        <RichText
          text={words.lastReplyWentOut(distanceText(lastAnswerAt, now))}
          marks={{
            time: (text) => (
              <time dateTime={lastAnswerAt} title={clock.dateTime(lastAnswerAt)}>
                {text}
              </time>
            ),
          }}
        />
      )}
    </>
  )
}

function NoMatches({ inbox: { filters } }: { inbox: InboxPage }) {
  const { status, q } = filters
  return (
    <Notice title={q ? words.noMatchingEnquiries : words.noEnquiriesAssignedToThem}>
      {q && words.allWordsMustMatch}
      <RichText
        text={status === 'all' ? words.orShowAll : words.orSearchAllStatuses}
        marks={{
          statuses: (text) => (
            <Link href={inboxPath({ ...filters, status: 'all' })} className="link">
              {text}
            </Link>
          ),
          clear: (text) => (
            <Link href={inboxPath({ ...allThreads, status })} className="link">
              {text}
            </Link>
          ),
        }}
      />
    </Notice>
  )
}

function FirstUse() {
  return (
    <Notice title={words.noEnquiriesYet}>
      <RichText
        text={words.firstUse}
        marks={{
          link: (text) => (
            <a href={routes.contact.href()} className="link">
              {text}
            </a>
          ),
        }}
      />
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
