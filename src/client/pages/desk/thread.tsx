import { CircleCheck } from 'lucide-react'
import { Composer } from '#client/desk/inbox/composer.tsx'
import { Entries } from '#client/desk/inbox/entries.tsx'
import { EraseThread } from '#client/desk/inbox/erase-thread.tsx'
import { HeldMails } from '#client/desk/inbox/held-mails.tsx'
import { inboxLayouts } from '#client/desk/inbox/inbox-layout.tsx'
import { ThreadFacts } from '#client/desk/inbox/thread-facts.tsx'
import { ThreadHead, threadHeadingId } from '#client/desk/inbox/thread-head.tsx'
import { ThreadState } from '#client/desk/inbox/thread-state.tsx'
import { useDeliveryPolling } from '#client/desk/inbox/use-delivery-polling.ts'
import { useSubmission } from '#client/desk/inbox/use-submission.ts'
import * as words from '#client/desk/inbox/words.ts'
import { Fold } from '#client/ui/fold.tsx'
import type { Pages } from '#shared/pages.ts'

export default function ThreadScreen(props: Pages['desk/thread']) {
  const { thread, entries, staff, held, inbox, typed, status, now } = props
  const submission = useSubmission(entries)
  useDeliveryPolling(entries)
  return (
    <section
      // A new key scrolls another thread to its top.
      key={thread.id}
      data-thread-open
      aria-labelledby={threadHeadingId}
      className="@container relative min-w-0 border-line pb-10 lg:overflow-y-auto lg:border-l lg:pl-8"
    >
      <div className="grid gap-x-12 gap-y-4 @4xl:grid-cols-[minmax(0,1fr)_minmax(20rem,27rem)]">
        <div>
          <ThreadHead thread={thread} inbox={inbox} />
          <ThreadState thread={thread} staff={staff} />
          <ThreadStatus status={status} />
        </div>
        <Fold summary={words.details} openFrom="lg" className="@4xl:pt-14">
          <ThreadFacts thread={thread} />
        </Fold>
        <div className="min-w-0 max-w-2xl border-t border-line pt-6">
          <h2 className="sr-only">{words.conversation}</h2>
          <Entries entries={entries} newSince={submission.newSince} now={now} />
          <HeldMails held={held} thread={thread} now={now} />
        </div>
        <div className="max-w-2xl border-line pt-2 @4xl:sticky @4xl:top-0 @4xl:self-start @4xl:border-t">
          <Composer thread={thread} entries={entries} typed={typed} submission={submission} />
          <EraseThread thread={thread} now={now} />
        </div>
      </div>
    </section>
  )
}

ThreadScreen.layout = inboxLayouts

/** The status of the last action. Its line is always there, so that nothing moves. */
function ThreadStatus({ status }: { status: string | null }) {
  return (
    <p role="status" className="mt-2 flex items-center gap-2 text-sm text-success lg:min-h-6">
      {status && (
        <>
          <CircleCheck aria-hidden="true" className="size-5" />
          {status}
        </>
      )}
    </p>
  )
}
