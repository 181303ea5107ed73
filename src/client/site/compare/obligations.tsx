import { NotVerified } from '#client/knowledge/not-verified.tsx'
import { ObligationEntries } from '#client/knowledge/obligation-entries.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { dutyTexts } from '#shared/knowledge/duties.ts'
import { obligationsPath } from '#shared/knowledge/obligations-path.ts'
import type { Pages } from '#shared/pages.ts'
import { FoldedPart } from './compared-part.tsx'
import { Row } from './compared-row.tsx'
import * as words from './words.ts'

/** The duties in which the markets differ, for the compared product. */
export function Obligations(props: Pages['marketing/compare']) {
  const { markets, obligations, sources, product } = props
  const differing = dutyTexts().filter(({ code }) => obligations.some(({ duty }) => duty === code))
  if (differing.length === 0) return null
  return (
    <>
      <FoldedPart markets={markets} title={words.obligationsThatDiffer}>
        {differing.map(({ code, label }) => (
          <Row
            key={code}
            name={label}
            markets={markets}
            cell={({ slug }) => {
              const entries = obligations.filter(({ duty, market }) => {
                return duty === code && market === slug
              })
              if (entries.length === 0) return <NotVerified />
              return <ObligationEntries obligations={entries} sources={sources} />
            }}
          />
        ))}
      </FoldedPart>
      <ArrowLink
        href={obligationsPath({ markets: markets.map(({ slug }) => slug), product })}
        className="max-lg:hidden print:hidden lg:-mt-6 lg:mb-10"
      >
        {words.allDutiesBeside}
      </ArrowLink>
    </>
  )
}
