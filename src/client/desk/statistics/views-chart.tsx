import { dayText } from '#shared/dates.ts'
import type { StatisticsDay } from '#shared/desk/statistics/props.ts'
import { groupDigits } from '#shared/number-text.ts'
import * as words from './words.ts'

const height = 100
// With more, a day would be too narrow to point at.
const mostTips = 90

/**
 * The page views of each day as a line, or the averages of weeks if there are too many days; a table
 * has the figures of each day.
 */
export function ViewsChart({ days: all }: { days: readonly StatisticsDay[] }) {
  const isByWeek = all.length > mostTips
  const days = isByWeek ? weeksOf(all) : all
  const [first, last] = [days.at(0), all.at(-1)]
  if (!first || !last) return null
  const top = roundUp(Math.max(...days.map(({ views }) => views)))
  const labelOf = isByWeek ? words.weekLabel : words.chartLabel
  const label = labelOf(dayText(first.day), dayText(last.day), digits(top))
  return (
    <figure className="figures mt-6 text-xs text-muted">
      <p aria-hidden="true" className="flex justify-between">
        <span>{digits(top)}</span>
        {isByWeek && <span>{words.byWeek}</span>}
      </p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length - 1} ${height}`}
        preserveAspectRatio="none"
        className="mt-1 block h-44 w-full border-y border-line text-structure"
      >
        <path
          d={`M0 ${height / 2}H${days.length - 1}`}
          stroke="var(--line)"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={lineOf(days, top)}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        {!isByWeek && days.map((day, index) => <Tip key={day.day} day={day} index={index} />)}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between">
        <span>{dayText(first.day)}</span>
        <span>{dayText(last.day)}</span>
      </p>
    </figure>
  )
}

interface TipProps {
  day: Pick<StatisticsDay, 'day' | 'views'>
  index: number
}

/** The figure of a day, for a pointer at any height above it. */
function Tip({ day: { day, views }, index }: TipProps) {
  return (
    <rect x={index - 0.5} y={0} width={1} height={height} fill="transparent">
      <title>{words.viewsOn(dayText(day), views, digits(views))}</title>
    </rect>
  )
}

/** Returns the average of each seven days, counted from the end; days before the first are left out. */
function weeksOf(days: readonly StatisticsDay[]): Pick<StatisticsDay, 'day' | 'views'>[] {
  const start = days.length % 7
  return Array.from({ length: Math.floor(days.length / 7) }, (_, index) => {
    const week = days.slice(start + index * 7, start + index * 7 + 7)
    const views = week.reduce((sum, day) => sum + day.views, 0) / 7
    return { day: week[0]?.day ?? '', views: Math.round(views) }
  })
}

function lineOf(days: readonly Pick<StatisticsDay, 'views'>[], top: number): string {
  const points = days.map(({ views }, index) => {
    return `${index} ${Math.round(height * (1 - views / top) * 100) / 100}`
  })
  return `M${points.join('L')}`
}

/** Returns the next number with one digit that is not zero: 7 of 7, 400 of 312. */
function roundUp(most: number): number {
  if (most <= 1) return 1
  const unit = 10 ** Math.floor(Math.log10(most))
  return Math.ceil(most / unit) * unit
}

function digits(count: number): string {
  return groupDigits(String(count))
}
