import { Link } from '@inertiajs/react'
import { useId } from 'react'
import { TitledSection } from '#client/ui/titled-section.tsx'
import type { StatisticsList } from '#shared/desk/statistics/props.ts'
import { groupDigits } from '#shared/number-text.ts'
import * as words from './words.ts'

interface CountTableProps {
  kind: keyof typeof words.lists
  list: StatisticsList
}

/** Names and their counts, each with a bar relative to the largest. */
export function CountTable({ kind, list: { rows, others } }: CountTableProps) {
  const id = useId()
  const { title, name, counted, none } = words.lists[kind]
  const most = Math.max(1, ...rows.map(({ count }) => count))
  if (rows.length === 0 && others === 0) {
    return (
      <TitledSection id={id} title={title} titleClass="text-lg">
        <p className="mt-2 text-sm text-muted">{none}</p>
      </TitledSection>
    )
  }
  return (
    <TitledSection id={id} title={title} titleClass="text-lg">
      <table aria-labelledby={id} className="figures mt-2 w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{counted}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-t border-line">
              <th scope="row" className="relative py-2 pr-4 text-left font-normal wrap-anywhere">
                <Bar share={row.count / most} />
                <span className="relative">
                  <Name kind={kind} name={row.name} />
                </span>
              </th>
              <td className="w-20 py-2 text-right align-top">{groupDigits(String(row.count))}</td>
            </tr>
          ))}
          {others > 0 && (
            <tr className="border-t border-line text-muted">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {words.allOthers}
              </th>
              <td className="py-2 text-right">{groupDigits(String(others))}</td>
            </tr>
          )}
        </tbody>
      </table>
    </TitledSection>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 h-0.75 w-full text-structure"
    >
      <rect width={Math.round(share * 1000) / 10} height={1} fill="currentColor" />
    </svg>
  )
}

function Name({ kind, name }: { kind: CountTableProps['kind']; name: string }) {
  if (name === '') return words.unnamed[kind]
  if (kind !== 'pages') return name
  return (
    <Link href={name} className="link">
      {name}
    </Link>
  )
}
