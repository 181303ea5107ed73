import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import * as words from '#client/desk/staff/words.ts'
import { Pager } from '#client/ui/pager.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { useOffice } from '#client/use-office.ts'
import { dayText } from '#shared/dates.ts'
import type { LogEntry } from '#shared/desk/staff/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { dayIn, timeIn } from '#shared/zones.ts'

export default function LogScreen({ entries, page, pages }: Pages['desk/log']) {
  const { city, timeZone } = useOffice()
  return (
    <div className="max-w-wide pt-8">
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-1 text-sm text-muted">{words.lead(city)}</p>
      {entries.length === 0 && <p className="mt-8 text-sm">{words.noActivityYet}</p>}
      {byDay(entries, timeZone).map(([day, dayEntries]) => (
        <Day key={day} day={day} entries={dayEntries} zone={timeZone} />
      ))}
      <Pager
        page={page}
        pages={pages}
        hrefOf={(to) => `${routes.deskLog.href()}?page=${to}`}
        labels={{ previous: words.newer, next: words.older }}
        className="text-sm"
      />
    </div>
  )
}

LogScreen.layout = deskLayouts

interface DayProps {
  day: string
  entries: readonly LogEntry[]
  zone: string
}

function Day({ day, entries, zone }: DayProps) {
  return (
    <TitledSection
      id={`day-${day}`}
      title={dayText(day)}
      titleClass="figures text-lg"
      className="mt-8"
    >
      <ol className="mt-2 text-sm">
        {entries.map(({ id, actor, action, target, createdAt }) => (
          <li key={id} className="flex min-h-10 items-baseline gap-x-5 border-t border-line py-2">
            <time dateTime={createdAt} className="figures text-muted">
              {timeIn(zone, new Date(createdAt))}
            </time>
            <p className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{actor}</span> {action}{' '}
              <span className="figures">{target}</span>
            </p>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

/** Groups the entries by their day at the office, in the same order. */
function byDay(entries: readonly LogEntry[], zone: string): [day: string, entries: LogEntry[]][] {
  const days = new Map<string, LogEntry[]>()
  for (const entry of entries) {
    const day = dayIn(zone, new Date(entry.createdAt))
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}
