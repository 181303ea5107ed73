import { Fragment } from 'react'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import * as words from '#client/site/marketing/words.ts'
import { useFirm } from '#client/use-firm.ts'
import {
  type LegalSection,
  legalIntros,
  privacySections,
  termsSections,
} from '#shared/content/legal.ts'
import type { Pages } from '#shared/pages.ts'
import { legalTitles } from '#shared/site/titles.ts'

export default function LegalScreen({ which, ...handling }: Pages['marketing/legal']) {
  const { email } = useFirm()
  const sections =
    which === 'privacy' ? privacySections({ ...handling, email }) : termsSections(email)
  return (
    <div className="wrap grid gap-x-8 pt-12 pb-section lg:grid-cols-12 lg:pt-20">
      <header className="lg:col-span-12">
        <h1 className="text-5xl">{legalTitles[which]}</h1>
        <p className="lead mt-6">{legalIntros[which].lead}</p>
      </header>
      <nav
        aria-label={words.onThisPage}
        className="mt-10 self-start border-y border-line py-2 text-sm lg:sticky lg:top-24 lg:col-span-3 lg:mt-14 print:hidden"
      >
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-11 items-center hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-12 grid grid-cols-1 gap-12 lg:col-span-8 lg:col-start-5 lg:mt-14">
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </div>
  )
}

LegalScreen.layout = MarketingLayout

function Section({ section: { id, title, paragraphs, list, table } }: { section: LegalSection }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className="measure mt-4">
          <Linked text={text} />
        </p>
      ))}
      {list && (
        <ul className="measure mt-4 grid list-disc gap-2 pl-6 marker:text-structure">
          {list.map((text) => (
            <li key={text}>
              <Linked text={text} />
            </li>
          ))}
        </ul>
      )}
      {table && <Rows {...table} />}
    </section>
  )
}

/** A table; on a phone each row is a block with labelled cells. */
function Rows({ columns, rows }: NonNullable<LegalSection['table']>) {
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
            {columns[index + 1]}:{' '}
          </span>
          {cell}
        </td>
      ))}
    </tr>
  )
}

/** Renders links and code in a text: `[words](address)`, `` `name` ``. */
function Linked({ text }: { text: string }) {
  const parts = text.split(/(\[[^\]]+\]\([^)]+\)|`[^`]+`)/)
  return parts.map((part) => {
    const [, label, address] = part.match(/^\[([^\]]+)\]\(([^)]+)\)$/) ?? []
    if (label && address) {
      return (
        <a key={part} href={address} className="link">
          {label}
        </a>
      )
    }
    if (part.startsWith('`')) return <code key={part}>{part.slice(1, -1)}</code>
    return <Fragment key={part}>{part}</Fragment>
  })
}
