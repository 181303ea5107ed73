import { dayText } from '#shared/dates.ts'
import type { StatisticsDay } from '#shared/desk/statistics/props.ts'
import { groupDigits } from '#shared/number-text.ts'
import * as words from './words.ts'

/** The views and visitors of each day, the newest first. */
export function DayTable({ days }: { days: readonly StatisticsDay[] }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.eachDay}</summary>
      <table className="figures w-full max-w-note">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-2 pr-4 text-left font-semibold">
              {words.day}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {words.views}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {words.visitors}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, views, visitors }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                <time dateTime={day}>{dayText(day)}</time>
              </th>
              <td className="py-2 text-right">{groupDigits(String(views))}</td>
              <td className="py-2 text-right">{groupDigits(String(visitors))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
