import { CheckedOn } from '#client/knowledge/checked-on.tsx'
import { NotVerified } from '#client/knowledge/not-verified.tsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import type { Fact, Source } from '#shared/knowledge/schemas.ts'
import { factDateText, factLabels } from '#shared/knowledge/words.ts'
import { labelList, labelText } from '#shared/label-text.ts'
import { byCharacters } from '#shared/order.ts'
import { keysOf } from '#shared/records.ts'
import { Part } from './part.tsx'
import { AsOf, Quantity } from './quantity.tsx'
import { TwoColumnHead } from './two-column-head.tsx'
import * as words from './words.ts'

interface FactsProps {
  facts: readonly Fact[]
  sources: readonly Source[]
  today: string
}

const keys = keysOf(factLabels)

/** The exact quantities of a market; older values are folded under the newest. */
export function Facts({ facts, sources, today }: FactsProps) {
  const recordedKeys = keys.filter((key) => facts.some((fact) => fact.key === key))
  const missingKeys = keys.filter((key) => !recordedKeys.includes(key))
  return (
    <Part folds id="facts" title={words.facts}>
      <table className="figures mt-4 w-full table-fixed wrap-anywhere text-left">
        <TwoColumnHead first={words.quantity} second={words.value} />
        {recordedKeys.map((key) => (
          <FactRows
            key={key}
            facts={facts
              .filter((fact) => fact.key === key)
              .toSorted((a, b) => byCharacters(b.asOf, a.asOf))}
            sources={sources}
            today={today}
          />
        ))}
      </table>
      {missingKeys.length > 0 && (
        <p className="border-y border-line py-3 text-sm">
          {labelText(labelList(missingKeys.map((key) => factLabels[key])))} <NotVerified />
        </p>
      )}
    </Part>
  )
}

/** The rows of a quantity, newest value first. */
function FactRows({ facts: [newest, ...older], sources, today }: FactsProps) {
  if (!newest) return null
  return (
    <tbody className="break-inside-avoid border-t border-line">
      <tr className="align-top">
        <th scope="row" className="py-3 pr-4 leading-snug font-normal md:w-1/3">
          {factLabels[newest.key]}
        </th>
        <td className="py-3">
          <span className="block text-lg leading-snug font-semibold">
            <Quantity fact={newest} exact />
          </span>
          <span className="mt-1 block text-sm text-muted">
            {newest.kind === 'estimate' ? words.estimate : words.reported},{' '}
            <time dateTime={newest.asOf}>{factDateText(newest)}</time>
            <SourceMark sources={sources} sourceId={newest.source} section={newest.section} />
            {newest.section && (
              <span className="block">
                <RecordText>{newest.section}</RecordText>
              </span>
            )}
            <span className="block">
              <CheckedOn checkedAt={newest.checkedAt} today={today} />
            </span>
          </span>
          {older.length > 0 && (
            <details className="mt-1 text-sm">
              <summary className="inline-flex min-h-11 items-center underline">
                {words.earlierValues(older.length)}
              </summary>
              <ul className="pb-2">
                {older.map((fact) => (
                  <li key={fact.asOf} className="py-1">
                    <Quantity fact={fact} exact />,{' '}
                    <span className="text-muted">
                      <AsOf fact={fact} sources={sources} />
                      {fact.section && (
                        <span className="block">
                          <RecordText>{fact.section}</RecordText>
                        </span>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </td>
      </tr>
    </tbody>
  )
}
