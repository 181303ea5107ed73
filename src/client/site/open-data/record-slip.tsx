import { langOfEnglish } from '#client/knowledge/record-text.tsx'
import type { Pages } from '#shared/pages.ts'
import * as words from './words.ts'

type Sample = Pages['marketing/data']['samples']['facts']

/** A row of the facts file, drawn as an index card. */
export function RecordSlip({ sample }: { sample: Sample }) {
  const cells = sample.columns.map((column, index) => ({ column, cell: sample.row[index] ?? '' }))
  const filledCells = cells.filter(({ cell }) => cell !== '')
  return (
    <figure className="border border-line bg-ground">
      <figcaption className="flex justify-between gap-4 border-b border-line px-panel py-3 text-xs text-muted">
        <span>{words.rowAsFileHasIt}</span>
        <code className="font-mono">facts.csv</code>
      </figcaption>
      <dl lang={langOfEnglish()} className="grid grid-cols-2 gap-x-5 gap-y-4 p-panel">
        {filledCells.map(({ column, cell }) => (
          <div key={column} className={wideColumns.has(column) ? 'col-span-2' : undefined}>
            <dt className="font-mono text-xs text-muted">{column}</dt>
            <dd className={column === 'value' ? valueClass : 'figures wrap-anywhere'}>{cell}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

const valueClass = 'figures py-1 font-display text-4xl leading-none font-number wrap-anywhere'
const wideColumns = new Set(['value', 'section', 'source_publisher', 'source_title', 'source_url'])
