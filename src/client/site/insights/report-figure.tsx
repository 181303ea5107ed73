import { clsx } from 'clsx'
import { type ReportFigure as Figure, type FigureRow, figureRows } from '#shared/content/reports.ts'

export function ReportFigure({ figure, lang }: { figure: Figure; lang: 'en' | undefined }) {
  return (
    <figure lang={lang} className="figures mt-auto text-xs text-muted">
      <figcaption className="border-t border-line pt-3 font-semibold text-structure">
        {figure.caption}
      </figcaption>
      <dl className="mt-2 grid gap-y-1">
        {figureRows(figure).map((row) => (
          <Row key={`${row.label} ${row.value}`} row={row} kind={figure.kind} />
        ))}
      </dl>
    </figure>
  )
}

function Row({ row, kind }: { row: FigureRow; kind: Figure['kind'] }) {
  const { label, value, bar, outlined, ticks = 0 } = row
  return (
    <div className="flex flex-wrap justify-between gap-x-3 leading-snug">
      <dt>{label}</dt>
      <dd className="font-semibold text-text">{value}</dd>
      <dd aria-hidden="true" className="w-full">
        <svg aria-hidden="true" className="h-4 w-full overflow-visible">
          {kind !== 'bars' && <line y1="11" x2="100%" y2="11" className="stroke-text/35" />}
          {Array.from({ length: ticks }, (_, index) => {
            const x = `${((index + 1) / ticks) * 100}%`
            return <line key={x} x1={x} x2={x} y1="2" y2="11" className="stroke-structure" />
          })}
          {bar !== undefined && (
            <rect
              y="3"
              width={`${bar * 100}%`}
              height="8"
              className={clsx(
                kind === 'rates' ? 'stroke-clay' : 'fill-structure',
                kind === 'rates' && (outlined ? 'fill-ground' : 'fill-clay'),
              )}
            />
          )}
        </svg>
      </dd>
    </div>
  )
}
