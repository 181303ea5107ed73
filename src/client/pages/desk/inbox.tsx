import { Link } from '@inertiajs/react'
import { AllAnswered } from '#client/desk/inbox/empty-list.tsx'
import { inboxLayouts } from '#client/desk/inbox/inbox-layout.tsx'
import { useKeysOn } from '#client/desk/inbox/keys.tsx'
import { KeyList } from '#client/desk/inbox/keys-help.tsx'
import { countText, totalOf } from '#client/desk/inbox/status-labels.ts'
import * as words from '#client/desk/inbox/words.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { Contours } from '#client/ui/contours.tsx'
import { isNarrowed } from '#shared/desk/inbox/inbox-path.ts'
import type { InboxPage } from '#shared/desk/inbox/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function InboxScreen({ status, ...inbox }: Pages['desk/inbox']) {
  return (
    <section
      aria-label={words.overview}
      className="relative flex flex-col overflow-clip border-line max-lg:order-first lg:border-l lg:pl-8"
    >
      <StatusMessage>{status}</StatusMessage>
      <div className="flex flex-1 flex-col justify-center gap-8 py-10 max-lg:hidden">
        <Overview inbox={inbox} />
      </div>
      <div className="mask-fade-top absolute inset-y-0 right-0 left-1/2 max-lg:hidden print:hidden">
        <Contours drawing="corner" />
      </div>
    </section>
  )
}

InboxScreen.layout = inboxLayouts

/** The number of open enquiries, next to a list without an open thread. */
function Overview({ inbox }: { inbox: InboxPage }) {
  const { open } = inbox.counts
  return (
    <>
      {totalOf(inbox.counts) > 0 && (
        <div>
          <p className="font-display text-3xl leading-title font-heading text-balance">
            {titleOf(inbox)}
          </p>
          <p className="mt-3 max-w-aside text-sm text-muted">
            {open === 0 ? <AllAnswered inbox={inbox} /> : <WaitingText inbox={inbox} />}
          </p>
        </div>
      )}
      {useKeysOn() && (
        <div className="hidden pointer-fine:block noscript:hidden">
          <h2 className="eyebrow font-sans">{words.keys}</h2>
          <KeyList inThread={false} />
        </div>
      )}
    </>
  )
}

function titleOf(inbox: InboxPage): string {
  if (!isDefaultList(inbox)) {
    return inbox.threads.length > 0 ? words.selectEnquiryInList : words.noEnquiryInThisList
  }
  const { open } = inbox.counts
  return open === 0 ? words.allCaughtUpTitle : words.waitingForReply(open, countText(open))
}

/** The order of the list if it shows the open enquiries, otherwise a link to them. */
function WaitingText({ inbox }: { inbox: InboxPage }) {
  if (isDefaultList(inbox)) return words.sortedByDueTime
  const { open } = inbox.counts
  return (
    <Link href={routes.deskInbox.href()} className="link">
      {words.waitingForReply(open, countText(open))}
    </Link>
  )
}

function isDefaultList({ filters }: InboxPage): boolean {
  return filters.status === 'open' && !isNarrowed(filters)
}
