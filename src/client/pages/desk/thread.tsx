import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { Composer } from '#client/desk/inbox/composer.tsx'
import { Entries } from '#client/desk/inbox/entries.tsx'
import { EraseThread } from '#client/desk/inbox/erase-thread.tsx'
import { HeldMails } from '#client/desk/inbox/held-mails.tsx'
import { inboxLayouts } from '#client/desk/inbox/inbox-layout.tsx'
import { insertText } from '#client/desk/inbox/insert-text.ts'
import { RecordPanel } from '#client/desk/inbox/record-panel.tsx'
import { ThreadFacts } from '#client/desk/inbox/thread-facts.tsx'
import { ThreadHead, threadHeadingId } from '#client/desk/inbox/thread-head.tsx'
import { ThreadRelations } from '#client/desk/inbox/thread-relations.tsx'
import { ThreadState } from '#client/desk/inbox/thread-state.tsx'
import { useDeliveryPolling } from '#client/desk/inbox/use-delivery-polling.ts'
import { useNeighbours } from '#client/desk/inbox/use-neighbours.ts'
import { useSubmission } from '#client/desk/inbox/use-submission.ts'
import * as words from '#client/desk/inbox/words.ts'
import { Fold } from '#client/ui/fold.tsx'
import { sentenceToInsert } from '#shared/desk/inbox/dossier.ts'
import type { Pages } from '#shared/pages.ts'

export default function ThreadScreen(props: Pages['desk/thread']) {
  // A new key scrolls another thread to its top, and keeps the fields of two threads apart.
  return <ThreadPane key={props.thread.id} {...props} />
}

ThreadScreen.layout = inboxLayouts

function ThreadPane(props: Pages['desk/thread']) {
  const { thread, entries, staff, held, inbox, status, now, dossier } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const { next } = useNeighbours(inbox, thread.id)
  const submission = useSubmission(entries)
  useDeliveryPolling(entries)
  return (
    <section
      data-thread-open
      aria-labelledby={threadHeadingId}
      className="@container relative min-w-0 border-line pb-10 lg:overflow-y-auto lg:border-l lg:pl-8"
    >
      <div className="grid gap-x-12 gap-y-4 @4xl:grid-cols-[minmax(0,1fr)_minmax(20rem,27rem)] @6xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_18rem] @6xl:grid-rows-[auto_1fr]">
        <div>
          <ThreadHead thread={thread} inbox={inbox} />
          <ThreadState thread={thread} staff={staff} next={next} now={now} />
          <ThreadStatus status={status} />
        </div>
        <Fold summary={words.details} openFrom="lg" className="@4xl:pt-14">
          <ThreadFacts thread={thread} />
          <ThreadRelations {...props} />
        </Fold>
        <div className="min-w-0 max-w-2xl border-t border-line pt-6">
          <h2 className="sr-only">{words.conversation}</h2>
          <Entries entries={entries} newSince={submission.newSince} now={now} />
          <HeldMails held={held} thread={thread} now={now} />
        </div>
        <div className="max-w-2xl border-line pt-2 @4xl:sticky @4xl:top-0 @4xl:self-start @4xl:border-t">
          <Composer {...props} submission={submission} field={field} next={next} />
          <EraseThread thread={thread} now={now} />
        </div>
        <div className="max-w-2xl border-t border-line pt-4 @4xl:col-start-2 @6xl:sticky @6xl:top-0 @6xl:col-start-3 @6xl:row-span-2 @6xl:row-start-1 @6xl:max-h-[calc(100dvh-8rem)] @6xl:self-start @6xl:overflow-y-auto @6xl:border-t-0 @6xl:pt-14">
          <RecordPanel
            dossier={dossier}
            markets={inbox.markets}
            market={thread.market}
            onInsert={(sentence) => {
              if (!field.current || !dossier) return
              insertText(field.current, sentenceToInsert(dossier.market, sentence))
            }}
          />
        </div>
      </div>
    </section>
  )
}

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
