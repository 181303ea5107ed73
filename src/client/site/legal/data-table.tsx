import type { LegalTable } from '#shared/content/legal.ts'
import { labelText } from '#shared/label-text.ts'

/** A table; on a phone each row is a block with labelled cells. */
export function DataTable({ columns, rows }: LegalTable) {
  return (
    <table className="figures mt-6 block w-full text-left text-sm md:table">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="border-b-2 border-structure py-2 pr-6">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map((cells) => (
          <Row key={cells[0]} columns={columns} cells={cells} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  columns: readonly string[]
  cells: readonly string[]
}

function Row({ columns, cells: [first, ...others] }: RowProps) {
  return (
    <tr className="block break-inside-avoid border-b border-line py-3 md:table-row md:py-0">
      <th
        scope="row"
        className="block font-semibold wrap-anywhere md:table-cell md:w-5/12 md:py-3 md:pr-6 md:align-top"
      >
        {first}
      </th>
      {others.map((cell, index) => (
        <td
          key={columns[index + 1]}
          className="mt-1 block md:table-cell md:py-3 md:pr-6 md:align-top md:last:w-1/4"
        >
          <span aria-hidden="true" className="text-muted md:hidden">
            {labelText(columns[index + 1] ?? '')}{' '}
          </span>
          {cell}
        </td>
      ))}
    </tr>
  )
}
