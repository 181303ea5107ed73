import type { Pages } from '#shared/pages.ts'

type Sample = Pages['marketing/data']['samples']['facts']

/** A row of the facts as it stands in the file, drawn as the card it would be in a drawer. */
export function RecordSlip({ sample }: { sample: Sample }) {
  const cells = sample.columns.map((column, index) => ({ column, cell: sample.row[index] ?? '' }))
  const shown = cells.filter(({ cell }) => cell !== '')
  return (
    <figure className="border border-line bg-ground">
      <figcaption className="flex justify-between gap-4 border-b border-line px-panel py-3 text-xs text-muted">
        <span>A row, as the file has it</span>
        <code className="font-mono">facts.csv</code>
      </figcaption>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4 p-panel">
        {shown.map(({ column, cell }) => (
          <div key={column} className={wide.has(column) ? 'col-span-2' : undefined}>
            <dt className="font-mono text-xs text-muted">{column}</dt>
            <dd className={column === 'value' ? number : 'figures wrap-anywhere'}>{cell}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

const number = 'figures py-1 font-display text-4xl leading-none font-number wrap-anywhere'
const wide = new Set(['value', 'section', 'source_publisher', 'source_title', 'source_url'])
