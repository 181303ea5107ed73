import { Link, usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { Due } from '#client/desk/inbox/due.tsx'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { DueReviews } from '#client/desk/review/due-reviews.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import type { StaffDashboard as Props, TodaysConsultation } from '#shared/desk/dashboard.ts'
import { allThreads, inboxPath } from '#shared/desk/inbox/inbox-path.ts'
import type { ThreadRow } from '#shared/desk/inbox/props.ts'
import { groupDigits } from '#shared/number-text.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

/** The work of a member of staff: enquiries, today's consultations and reviews. */
export function StaffDashboard({ desk, now }: { desk: Props; now: string }) {
  const { counts, due, consultations, dueReviews } = desk
  return (
    <>
      <Counts counts={counts} />
      <div className="mt-6 grid max-w-wide grid-cols-1 gap-6 @4xl:grid-cols-[3fr_2fr]">
        <TitledSection id="due-first" title={words.dueFirst} className={panel}>
          <DueList due={due} now={now} />
          <ArrowLink href={routes.deskInbox.href()}>{words.openInbox}</ArrowLink>
        </TitledSection>
        <TitledSection id="consultations" title={words.todaysConsultations} className={panel}>
          <ConsultationList consultations={consultations} now={now} />
          <ArrowLink href={routes.deskCalendar.href()}>{words.openCalendar}</ArrowLink>
        </TitledSection>
      </div>
      {dueReviews !== null && <DueReviews count={dueReviews} />}
    </>
  )
}

const panel = 'min-w-0 border border-line p-panel'

function Counts({ counts: { open, late, mine, unassigned } }: Pick<Props, 'counts'>) {
  const me = usePage().props.auth.user?.id ?? ''
  const openThreads = { ...allThreads, status: 'open' } as const
  return (
    <ul className="mt-8 grid max-w-wide grid-cols-1 border-t border-l border-line @xl:grid-cols-3">
      <Count count={open} href={inboxPath(openThreads)} label={words.toAnswer}>
        {late > 0 && <strong className="text-danger">{words.lateCount(late)}</strong>}
      </Count>
      <Count count={mine} href={inboxPath({ ...openThreads, assignee: me })} label={words.mine} />
      <Count
        count={unassigned}
        href={inboxPath({ ...openThreads, assignee: 'nobody' })}
        label={words.unassigned}
      />
    </ul>
  )
}

interface CountProps {
  count: number
  href: string
  label: string
  children?: ReactNode
}

function Count({ count, href, label, children }: CountProps) {
  return (
    <li className="border-r border-b border-line">
      <Link href={href} className="block h-full p-panel hover:bg-hover">
        <span className="figures block font-display text-4xl font-number">
          {groupDigits(String(count))}
        </span>
        <span className="font-semibold">{label}</span> <span className="text-sm">{children}</span>
      </Link>
    </li>
  )
}

function DueList({ due, now }: { due: readonly ThreadRow[]; now: string }) {
  if (due.length === 0) return <p className="mt-3 text-muted">{words.allAnswered}</p>
  return (
    <ul className="mt-3">
      {due.map(({ id, person, market, service, dueAt, late }) => (
        <li key={id} className="border-t border-line">
          <Link href={routes.deskThread.href({ id })} className={row}>
            <span className="min-w-0 flex-1">
              <bdi className="block truncate font-semibold">{person.name}</bdi>
              <span className="block truncate text-xs text-muted">{market?.name ?? service}</span>
            </span>
            <Due dueAt={dueAt} late={late} now={now} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const row = 'figures flex min-h-13 items-center gap-4 py-1.5 text-sm hover:bg-hover'

interface ConsultationListProps {
  consultations: readonly TodaysConsultation[]
  now: string
}

function ConsultationList({ consultations, now }: ConsultationListProps) {
  const clock = useOfficeClock()
  if (consultations.length === 0) {
    return <p className="mt-3 text-muted">{words.noConsultationsToday}</p>
  }
  return (
    <ul className="mt-3">
      {consultations.map(({ id, thread, name, company, topic, startsAt, minutes }) => (
        <li key={id} className="border-t border-line">
          <Link href={routes.deskThread.href({ id: thread })} className={row}>
            <time dateTime={startsAt} className="font-semibold">
              {clock.shortTime(startsAt, now)}
            </time>
            <span className="min-w-0 flex-1">
              <bdi className="block truncate font-semibold">
                {[name, company].filter(Boolean).join(', ')}
              </bdi>
              <span className="block truncate text-xs text-muted">
                {topic || words.minutes(minutes)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
