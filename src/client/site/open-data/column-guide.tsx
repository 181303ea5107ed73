import { ChevronDown } from 'lucide-react'
import { langOfEnglish } from '#client/knowledge/record-text.tsx'
import {
  type Column,
  type ColumnGroup,
  columnGroups,
  dataTables,
  firstColumnName,
  sourceColumns,
} from '#shared/content/data.ts'
import { columns, tables } from '#shared/content/data-words.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import { labelText } from '#shared/label-text.ts'
import type { Pages } from '#shared/pages.ts'
import * as words from './words.ts'

type Samples = Pages['marketing/data']['samples']

export function ColumnGuide({ samples }: { samples: Samples }) {
  return (
    <section aria-labelledby="columns" className="section bg-panel">
      <div className="wrap grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="columns" className="text-3xl">
            {columns.title}
          </h2>
          <p className="mt-5 max-w-column">{columns.lead}</p>
          <p className="mt-4 max-w-column text-muted">{columns.spreadsheet}</p>
        </div>
        <div className="self-start border-b border-line lg:col-span-8">
          {dataTables.map((table) => (
            <TableColumns key={table} table={table} sample={samples[table]} />
          ))}
        </div>
      </div>
    </section>
  )
}

interface TableColumnsProps {
  table: DataTable
  sample: Samples[DataTable]
}

function TableColumns({ table, sample }: TableColumnsProps) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-16 items-center justify-between gap-4 py-3">
        <span>
          <span className="font-display text-xl">{tables[table].title}</span>{' '}
          <code className="font-mono text-sm text-muted">{table}.csv</code>
        </span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-6 shrink-0 text-structure transition-transform duration-200 group-open:rotate-180 print:hidden"
        />
      </summary>
      {columnGroups[table].map((group) => (
        <Group key={group.title} group={group} sample={sample} />
      ))}
    </details>
  )
}

interface GroupProps {
  group: ColumnGroup
  sample: Samples[DataTable]
}

function Group({ group, sample }: GroupProps) {
  const cellOf = (column: Column) => {
    const name = firstColumnName(group, column)
    return { name, cell: sample.row[sample.columns.indexOf(name)] ?? '' }
  }
  const allColumns = group.hasSource ? [...group.columns, ...sourceColumns] : group.columns
  return (
    <div className="pt-2 pb-8">
      <h3 lang={langOfEnglish()} className="eyebrow font-sans">
        {group.title}
      </h3>
      {group.each && <p className="text-sm text-muted">{columns.repeated[group.each]}</p>}
      <dl className="mt-3 text-sm">
        {allColumns.map((column) => (
          <ColumnRow key={column.name} column={column} {...cellOf(column)} />
        ))}
      </dl>
    </div>
  )
}

interface ColumnRowProps {
  name: string
  column: Column
  cell: string
}

function ColumnRow({ name, column: { meaning, empty }, cell }: ColumnRowProps) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-line py-2.5 md:grid-cols-3">
      <dt className="font-mono wrap-anywhere">{name}</dt>
      <dd lang={langOfEnglish()}>
        {meaning}
        {empty && <span className="block text-muted">{columns.empty(empty)}</span>}
      </dd>
      <dd className="figures line-clamp-3 text-muted wrap-anywhere">
        <span className="md:sr-only">{labelText(columns.example)} </span>
        {cell === '' ? (
          <span className="italic">{words.empty}</span>
        ) : (
          <span lang={langOfEnglish()}>{cell}</span>
        )}
      </dd>
    </div>
  )
}
