import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { StateDot } from '#client/ui/badge.tsx'
import { useFirm } from '#client/use-firm.ts'
import { dayMinutes, minutesOf } from '#shared/days.ts'
import { officeName } from '#shared/knowledge/firm.ts'
import type { ClockFacts } from '#shared/main-office.ts'
import { closingMinutes, hoursOfWeekday, hoursOn, type OfficeTime } from '#shared/office-hours.ts'
import { hourText, useOfficeTime } from './office-time.ts'
import * as words from './words.ts'

interface OfficeClockProps {
  clock: ClockFacts
  /** `large` where the drawing is narrow and its numbers would be too small. */
  numbers?: 'normal' | 'large'
  className: string
}

/** The time at the office and its opening state; without a script, its time zone. */
export function OfficeClock({ clock, numbers = 'normal', className }: OfficeClockProps) {
  const time = useOfficeTime(clock.exceptions)
  const [office] = useFirm().offices
  return (
    <div className={className}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
        <p className="figures font-display text-5xl leading-[0.8] font-number">
          {time ? <time>{time.display}</time> : clock.utc}
        </p>
        <p className="text-right text-sm leading-snug">
          {office && <span className="block text-muted">{officeName(office)}</span>}
          <OpenState isOpen={time?.isOpen} zone={clock.zone} />
        </p>
      </div>
      <DayHill {...{ clock, numbers, time }} />
    </div>
  )
}

function OpenState({ isOpen, zone }: { isOpen: boolean | undefined; zone: string }) {
  if (isOpen === undefined) return <span className="font-semibold">{zone}</span>
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      <StateDot on={isOpen} />
      {isOpen ? words.openNow : words.closedNow}
    </span>
  )
}

const width = 480
const horizon = 132
const height = 122
/** The sun that shapes the hill of a place that is not known. */
const usualSun = { noonMinutes: 12 * 60, latitude: 0 }

const slopes = [0.76, 0.52, 0.3] as const
const hours = [6, 12, 18] as const

const hourClass = cva('fill-muted', {
  variants: {
    numbers: {
      normal: 'text-[22px] lg:text-[19px] xl:text-[15px]',
      large: 'text-[31px] sm:text-[25px]',
    },
  },
})

type Sun = NonNullable<ClockFacts['sun']>

interface DayHillProps extends Pick<OfficeClockProps, 'clock'> {
  numbers: 'normal' | 'large'
  time: OfficeTime | null
}

/** A day at the office as a hill, with the sun along its ridge and the business hours at its foot. */
function DayHill({ clock, numbers, time }: DayHillProps) {
  const office = { ...useFirm(), exceptions: clock.exceptions }
  const spans = time ? hoursOn(office, time.day) : hoursOfWeekday(office, 1)
  const sun = clock.sun ?? usualSun
  return (
    <svg
      viewBox={`0 0 ${width} 180`}
      aria-hidden="true"
      fill="none"
      className="figures w-full overflow-visible"
    >
      {slopes.map((slope) => (
        <path key={slope} d={hill(sun, slope)} className="stroke-structure/45" />
      ))}
      <path d={hill(sun, 1)} className="stroke-structure stroke-[1.75px]" />
      <path d={`M0 ${horizon}H${width}`} className="stroke-text/50" />
      {spans.map(({ opens, closes }) => (
        <path
          key={opens}
          d={`M${xAt(minutesOf(opens))} ${horizon}H${xAt(closingMinutes({ opens, closes }))}`}
          className="stroke-structure stroke-7"
        />
      ))}
      {hours.map((hour) => (
        <text
          key={hour}
          x={xAt(hour * 60)}
          y={horizon + 42}
          textAnchor="middle"
          className={hourClass({ numbers })}
        >
          {hourText(hour)}
        </text>
      ))}
      {time && <Marker sun={clock.sun} minutes={time.minutes} />}
    </svg>
  )
}

/** The sun, filled in the daytime and an empty ring at night; without it, the time at its foot. */
function Marker({ sun, minutes }: { sun: Sun | null; minutes: number }) {
  if (!sun) return <circle cx={xAt(minutes)} cy={horizon} r="7" className="fill-accent" />
  const isUp = elevation(sun, minutes) >= 0
  return (
    <circle
      cx={xAt(minutes)}
      cy={yAt(sun, { minutes, slope: 1 })}
      r="10"
      className={clsx('stroke-accent stroke-3', isUp ? 'fill-accent' : 'fill-ground')}
    />
  )
}

function hill(sun: Sun, slope: number): string {
  const points: string[] = []
  for (let minutes = 0; minutes <= dayMinutes; minutes += 20) {
    if (elevation(sun, minutes) < 0) continue
    const x = width / 2 + (xAt(minutes) - width / 2) * (0.35 + 0.65 * slope)
    points.push(`${x.toFixed(1)} ${yAt(sun, { minutes, slope }).toFixed(1)}`)
  }
  return `M${points.join('L')}`
}

/** Returns how high the sun stands when day and night are equal: 1 in the zenith. */
function elevation({ noonMinutes, latitude }: Sun, minutes: number): number {
  const hourAngle = ((minutes - noonMinutes) / dayMinutes) * 2 * Math.PI
  return Math.cos((latitude * Math.PI) / 180) * Math.cos(hourAngle)
}

function xAt(minutes: number): number {
  return (minutes / dayMinutes) * width
}

// The curve is flatter below the horizon, so that the night takes less room.
function yAt(sun: Sun, { minutes, slope }: { minutes: number; slope: number }): number {
  const rise = elevation(sun, minutes)
  return horizon - (rise > 0 ? rise * height * slope : rise * 28)
}
