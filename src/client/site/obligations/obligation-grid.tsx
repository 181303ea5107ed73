import { Link } from '@inertiajs/react'
import { ObligationEntries } from '#client/knowledge/obligation-entries.tsx'
import { FoldedPart } from '#client/site/compare/compared-part.tsx'
import { Row } from '#client/site/compare/compared-row.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { type DutyText, dutyGroups } from '#shared/knowledge/duties.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

type ObligationsProps = Pages['marketing/obligations']

// More would be too narrow to read.
const maxColumns = 4

/** The duties as rows in their groups and the markets as columns, four beside each other. */
export function ObligationGrid(props: ObligationsProps) {
  const bands = Math.ceil(props.columns.length / maxColumns)
  return Array.from({ length: bands }, (_, index) => {
    const columns = props.columns.slice(index * maxColumns, (index + 1) * maxColumns)
    const [first] = columns
    return <Band key={first?.slug} {...props} columns={columns} isFirst={index === 0} />
  })
}

function Band({ isFirst, ...props }: ObligationsProps & { isFirst: boolean }) {
  const { columns, rows, sources, filters } = props
  return dutyGroups().map(({ label, duties }, index) => (
    <FoldedPart
      key={label}
      title={label}
      markets={columns}
      head={marketHead}
      isOpenAtFirst={isFirst && index === 0}
    >
      {duties.map((duty) => (
        <Row
          key={duty.code}
          isPaired
          name={<DutyName duty={duty} product={filters.product} />}
          markets={columns}
          cell={({ slug }) => (
            <ObligationEntries
              obligations={rows.filter((row) => {
                return row.duty === duty.code && row.market.slug === slug
              })}
              sources={sources}
            />
          )}
        />
      ))}
    </FoldedPart>
  ))
}

function marketHead({ slug, name }: MarketName) {
  return (
    <Link
      href={routes.market.href({ slug })}
      className="decoration-1 underline-offset-4 hover:underline"
    >
      <RichText text={words.dossierOf(name)} />
    </Link>
  )
}

interface DutyNameProps {
  duty: DutyText
  product: ObligationsProps['filters']['product']
}

/** The name of a duty, which leads to what all markets say of it. */
function DutyName({ duty: { code, label, text }, product }: DutyNameProps) {
  return (
    <>
      <Link
        href={obligationsPath({ product, duty: code })}
        className="decoration-1 underline-offset-4 hover:underline max-md:inline-block max-md:py-1.5"
      >
        <RichText text={words.dutyInAllMarkets(label)} />
      </Link>
      <span className="mt-1 block text-xs leading-snug font-normal text-muted max-lg:hidden">
        {text}
      </span>
    </>
  )
}
