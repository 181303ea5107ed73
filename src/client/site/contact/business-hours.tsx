import { clsx } from 'clsx'
import { type DayRow, dayRows } from '#client/site/office/day-rows.ts'
import { hourText, openingText, useOfficeTime } from '#client/site/office/office-time.ts'
import { useFirm } from '#client/use-firm.ts'
import { businessHours } from '#shared/content/contact.ts'
import { longDayText } from '#shared/dates.ts'
import { dayMinutes, minutesOf } from '#shared/days.ts'
import { upperFirst } from '#shared/label-text.ts'
import type { ClockFacts } from '#shared/main-office.ts'
import { closingMinutes, type OfficeTime } from '#shared/office-hours.ts'
import * as words from './words.ts'

const scale = [0, 6, 12, 18, 24] as const

interface BusinessHoursProps {
  clock: ClockFacts
}

export function BusinessHours({ clock }: BusinessHoursProps) {
  const { zone, letters, utc, exceptions } = clock
  const time = useOfficeTime(exceptions)
  return (
    <section aria-labelledby="business-hours" className="break-inside-avoid">
      <h2 id="business-hours" className="text-2xl">
        {businessHours.title}
      </h2>
      <dl className="figures mt-5 grid gap-5">
        {dayRows(useFirm()).map((row) => (
          <DayRuler key={row.days} row={row} time={time} />
        ))}
      </dl>
      <div aria-hidden="true" className="figures mt-1.5 flex justify-between text-xs text-muted">
        {scale.map((hour) => (
          <span key={hour}>{hourText(hour)}</span>
        ))}
      </div>
      <p className="mt-4 text-sm text-muted">
        {words.timesAre(zone, letters ? [letters, utc] : [utc])}
      </p>
      {exceptions.length > 0 && <OtherHours exceptions={exceptions} />}
    </section>
  )
}

function OtherHours({ exceptions }: Pick<ClockFacts, 'exceptions'>) {
  return (
    <>
      <h3 className="mt-8 font-sans text-sm font-semibold">{words.otherHours}</h3>
      <dl className="figures mt-2 text-sm">
        {exceptions.map(({ day, label, hours }) => (
          <div key={day} className="flex justify-between gap-4 border-t border-line py-1.5">
            <dt>
              {upperFirst(longDayText(day))} <span className="block text-muted">{label}</span>
            </dt>
            <dd>{openingText({ spans: hours ? [hours] : [] })}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function DayRuler({ row, time }: { row: DayRow; time: OfficeTime | null }) {
  const { days, spans, weekdays } = row
  const today = time !== null && weekdays.includes(time.weekday)
  return (
    <div className={clsx('flex flex-wrap justify-between gap-x-4', today && 'font-semibold')}>
      <dt>{days}</dt>
      <dd>{openingText(row)}</dd>
      <dd className="mt-2 w-full">
        <svg aria-hidden="true" className="h-6 w-full overflow-visible">
          <line y1="18" x2="100%" y2="18" className="stroke-text/35" />
          {scale.map((hour) => (
            <Tick key={hour} at={percent(hour * 60)} />
          ))}
          {spans.map(({ opens, closes }) => (
            <rect
              key={opens}
              x={percent(minutesOf(opens))}
              width={percent(closingMinutes({ opens, closes }) - minutesOf(opens))}
              y="12"
              height="12"
              className="fill-structure"
            />
          ))}
          {today && <Now at={percent(time.minutes)} />}
        </svg>
      </dd>
    </div>
  )
}

function Tick({ at }: { at: string }) {
  return <line x1={at} x2={at} y1="13" y2="23" className="stroke-text/35" />
}

function Now({ at }: { at: string }) {
  return (
    <>
      <line x1={at} x2={at} y1="2" y2="28" className="stroke-clay stroke-2" />
      <circle cx={at} cy="3" r="4.5" className="fill-clay" />
    </>
  )
}

function percent(minutes: number): string {
  return `${(minutes / dayMinutes) * 100}%`
}
