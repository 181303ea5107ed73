import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { StateDot } from '#client/ui/badge.tsx'
import { useFirm } from '#client/use-firm.ts'
import { dayMinutes, minutesOf } from '#shared/days.ts'
import { officeName } from '#shared/knowledge/firm.ts'
import { hoursOfWeekday } from '#shared/office-hours.ts'
import { hourText, useOfficeTime } from './office-time.ts'
import * as words from './words.ts'

interface NairobiClockProps {
  /** `large` where the drawing is narrow and its numbers would be too small. */
  numbers?: 'normal' | 'large'
  className: string
}

/** The time at the office and its opening state; without a script, its time zone. */
export function NairobiClock({ numbers = 'normal', className }: NairobiClockProps) {
  const time = useOfficeTime()
  const [office] = useFirm().offices
  return (
    <div className={className}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
        <p className="figures font-display text-5xl leading-[0.8] font-number">
          {time ? <time>{time.display}</time> : words.timeZone}
        </p>
        <p className="text-right text-sm leading-snug">
          {office && <span className="block text-muted">{officeName(office)}</span>}
          <OpenState isOpen={time?.isOpen} />
        </p>
      </div>
      <DayHill numbers={numbers} {...(time && { minutes: time.minutes, weekday: time.weekday })} />
    </div>
  )
}

function OpenState({ isOpen }: { isOpen: boolean | undefined }) {
  if (isOpen === undefined) return <span className="font-semibold">{words.eastAfricaTime}</span>
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
// Solar noon in Nairobi, which hardly changes over the year.
const noonMinutes = 12 * 60 + 30

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

interface DayHillProps {
  numbers: 'normal' | 'large'
  minutes?: number
  weekday?: number
}

/** A day in Nairobi as a hill, with the sun along its ridge and the business hours at its foot. */
function DayHill({ numbers, minutes, weekday }: DayHillProps) {
  const spans = hoursOfWeekday(useFirm(), weekday ?? 1)
  return (
    <svg
      viewBox={`0 0 ${width} 180`}
      aria-hidden="true"
      fill="none"
      className="figures w-full overflow-visible"
    >
      {slopes.map((slope) => (
        <path key={slope} d={hill(slope)} className="stroke-structure/45" />
      ))}
      <path d={hill(1)} className="stroke-structure stroke-[1.75px]" />
      <path d={`M0 ${horizon}H${width}`} className="stroke-text/50" />
      {spans.map(({ opens, closes }) => (
        <path
          key={opens}
          d={`M${xAt(minutesOf(opens))} ${horizon}H${xAt(minutesOf(closes))}`}
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
      {minutes !== undefined && <Sun minutes={minutes} />}
    </svg>
  )
}

/** The sun, filled in the daytime and an empty ring at night. */
function Sun({ minutes }: { minutes: number }) {
  const isUp = elevation(minutes) >= 0
  return (
    <circle
      cx={xAt(minutes)}
      cy={yAt(minutes, 1)}
      r="10"
      className={clsx('stroke-accent stroke-3', isUp ? 'fill-accent' : 'fill-ground')}
    />
  )
}

function hill(slope: number): string {
  const points: string[] = []
  for (let minutes = 0; minutes <= dayMinutes; minutes += 20) {
    if (elevation(minutes) < 0) continue
    const x = width / 2 + (xAt(minutes) - width / 2) * (0.35 + 0.65 * slope)
    points.push(`${x.toFixed(1)} ${yAt(minutes, slope).toFixed(1)}`)
  }
  return `M${points.join('L')}`
}

function elevation(minutes: number): number {
  return Math.cos(((minutes - noonMinutes) / dayMinutes) * 2 * Math.PI)
}

function xAt(minutes: number): number {
  return (minutes / dayMinutes) * width
}

// The curve is flatter below the horizon, so that the night takes less room.
function yAt(minutes: number, slope: number): number {
  const rise = elevation(minutes)
  return horizon - (rise > 0 ? rise * height * slope : rise * 28)
}
