import { Download } from 'lucide-react'
import { buttonClass } from '#client/ui/button-class.ts'
import { RichText } from '#client/ui/rich-text.tsx'
import { dataTables } from '#shared/content/data.ts'
import { downloads, tables } from '#shared/content/data-words.ts'
import type { DataTable } from '#shared/knowledge/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { sizeText } from './size.ts'
import * as words from './words.ts'

type DownloadsProps = Pick<Pages['marketing/data'], 'counts' | 'sizes' | 'example'>

const formats = ['csv', 'json'] as const

export function Downloads({ counts, sizes, example }: DownloadsProps) {
  const marketFile = routes.marketData.href({ slug: example })
  return (
    <section aria-labelledby="tables" className="section border-t border-line">
      <div className="wrap">
        <h2 id="tables" className="text-3xl">
          {downloads.title}
        </h2>
        <ul className="mt-8 border-b border-line lg:mt-10">
          {dataTables.map((table) => (
            <TableLine key={table} table={table} count={counts[table]} sizes={sizes} />
          ))}
        </ul>
        <p className="measure mt-6 text-muted">
          {downloads.oneMarket}{' '}
          <a href={marketFile} className="link font-mono text-sm">
            {marketFile}
          </a>
        </p>
      </div>
    </section>
  )
}

interface TableLineProps extends Pick<DownloadsProps, 'sizes'> {
  table: DataTable
  count: number
}

function TableLine({ table, count, sizes }: TableLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-4 lg:grid lg:grid-cols-[8.5rem_1fr_auto] lg:gap-x-10 lg:py-7">
      <p className="figures font-display text-3xl leading-none font-number whitespace-nowrap text-structure lg:text-right lg:text-5xl">
        {count}
      </p>
      <div>
        <h3 className="text-xl">{tables[table].title}</h3>
        <p className="measure mt-1 text-muted max-md:hidden">{tables[table].text}</p>
      </div>
      <p className="actions max-lg:basis-full">
        {formats.map((format) => (
          <FileLink key={format} table={table} format={format} sizes={sizes} />
        ))}
      </p>
    </li>
  )
}

interface FileLinkProps extends Pick<DownloadsProps, 'sizes'> {
  table: DataTable
  format: (typeof formats)[number]
}

function FileLink({ table, format, sizes }: FileLinkProps) {
  const file = `${table}.${format}`
  const [kind, size] = [format.toUpperCase(), sizeText(sizes[file] ?? 0)]
  return (
    <a
      href={routes.dataFile.href({ file })}
      download
      className={buttonClass({ tone: 'quiet', size: 'small' })}
    >
      <Download aria-hidden="true" className="size-5" />
      <span>
        <RichText text={words.tableAs(tables[table].title, kind)} />
      </span>{' '}
      <span className="figures text-sm font-normal text-muted">{size}</span>
    </a>
  )
}
