import { Link } from '@inertiajs/react'
import { useId } from 'react'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { NewsletterSending } from '#shared/desk/newsletters/props.ts'
import { groupDigits } from '#shared/number-text.ts'
import { routes } from '#shared/routes.ts'
import { useProgress } from './use-progress.ts'
import * as words from './words.ts'

interface ProgressProps {
  id: string
  sending: NewsletterSending
  isShown: boolean
}

/** The progress of a newsletter's delivery, with a button that pauses or resumes it. */
export function Progress({ id, sending, isShown }: ProgressProps) {
  const clock = useOfficeClock()
  useProgress(sending)
  const label = useId()
  const { state, total, sent, startedAt, startedBy } = sending
  const isScheduled = state === 'scheduled'
  const by = startedBy ?? words.aFormerColleague
  return (
    <section aria-labelledby={label} className="border border-line bg-panel p-6">
      <div role="status">
        <h2 id={label} className="text-xl">
          {titles[state]}
        </h2>
      </div>
      <p className="mt-1 text-sm text-muted">
        <RichText
          text={isScheduled ? words.scheduledFor(by) : words.startedBy(by)}
          marks={{ time: () => <time dateTime={startedAt}>{clock.dateTime(startedAt)}</time> }}
        />
      </p>
      {sending.market && (
        <p className="mt-1 text-sm text-muted">{words.toFollowersOf(sending.market)}</p>
      )}
      {!isScheduled && (
        <>
          <progress
            aria-label={words.sent}
            value={state === 'done' ? 1 : sent}
            max={state === 'done' ? 1 : Math.max(1, total)}
            className="progress mt-4"
          />
          <Counts sending={sending} />
        </>
      )}
      {isShown && state === 'stopped' && sent === 0 && <ArchiveNotice id={id} />}
      {isScheduled && (
        <OneButtonForm action={routes.stopLetter.href({ id })} className="mt-5">
          {words.cancelSchedule}
        </OneButtonForm>
      )}
      {state !== 'done' &&
        !isScheduled &&
        (isShown ? (
          <PauseOrResume id={id} stopped={state === 'stopped'} />
        ) : (
          <UnpublishedNotice id={id} />
        ))}
    </section>
  )
}

const titles: Readonly<Record<NewsletterSending['state'], string>> = {
  scheduled: words.scheduledTitle,
  preparing: words.sendingTitle,
  sending: words.sendingTitle,
  stopped: words.sendingPaused,
  done: words.sent,
}

function Counts({ sending }: { sending: NewsletterSending }) {
  const { state, total } = sending
  const counts = [
    { label: words.sent, count: sending.sent },
    { label: words.waiting, count: sending.waiting },
    { label: words.failed, count: sending.failed },
    { label: words.bounced, count: sending.bounced },
    { label: words.suppressed, count: sending.suppressed },
    { label: words.unsubscribed, count: sending.unsubscribed },
  ]
  return (
    <>
      <dl className="figures mt-3 grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
        {counts.map(({ label, count }) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{groupDigits(String(count))}</dd>
          </div>
        ))}
      </dl>
      <p className="figures mt-3 text-sm text-muted">{totalText(state, total)}</p>
      <p className="mt-2 text-sm text-muted">{words.countsExplained}</p>
    </>
  )
}

function totalText(state: NewsletterSending['state'], total: number): string {
  if (state === 'preparing') {
    return words.preparingRecipients
  }
  if (total === 0) {
    return state === 'stopped' ? words.pausedBeforeList : words.everyoneUnsubscribed
  }
  return words.ofRecipients(groupDigits(String(total)))
}

/** Explains that pausing does not remove it from the archive. */
function ArchiveNotice({ id }: { id: string }) {
  return (
    <p className="mt-3 text-sm">
      <RichText
        text={words.inArchiveAlready}
        marks={{
          link: (text) => (
            <Link href={routes.deskDocument.href({ id })} className="link">
              {text}
            </Link>
          ),
        }}
      />
    </p>
  )
}

/** Explains that it has to be published again first. */
function UnpublishedNotice({ id }: { id: string }) {
  return (
    <p className="mt-3 text-sm">
      <RichText
        text={words.isUnpublished}
        marks={{
          link: (text) => (
            <Link href={routes.deskDocument.href({ id })} className="link">
              {text}
            </Link>
          ),
        }}
      />
    </p>
  )
}

function PauseOrResume({ id, stopped }: { id: string; stopped: boolean }) {
  const action = stopped ? routes.continueLetter.href({ id }) : routes.stopLetter.href({ id })
  return (
    <OneButtonForm action={action} className="mt-5">
      {stopped ? words.goOn : words.stop}
    </OneButtonForm>
  )
}
