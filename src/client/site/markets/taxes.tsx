import { clsx } from 'clsx'
import { NotVerified } from '#client/knowledge/not-verified.tsx'
import { RecordText } from '#client/knowledge/record-text.tsx'
import { SourceMark } from '#client/knowledge/sources.tsx'
import * as dossierTexts from '#shared/content/dossier.ts'
import { dayText } from '#shared/dates.ts'
import type { Source, Tax } from '#shared/knowledge/schemas.ts'
import { baseLabels, certaintyLabels, productScopeLabels } from '#shared/knowledge/words.ts'
import { withinSentence } from '#shared/label-text.ts'
import { percentText } from '#shared/number-text.ts'
import { Part } from './part.tsx'
import { TwoColumnHead } from './two-column-head.tsx'
import * as words from './words.ts'

interface TaxesProps {
  taxes: readonly Tax[]
  sources: readonly Source[]
  today: string
}

/** The taxes of a market with their rates and bases; those no longer in force come last. */
export function Taxes({ taxes, sources, today }: TaxesProps) {
  const pastTaxes = taxes.filter(({ until }) => until !== null && until <= today)
  const currentTaxes = taxes.filter((tax) => !pastTaxes.includes(tax))
  return (
    <Part id="taxes" title={words.taxes}>
      {currentTaxes.length === 0 && (
        <p className="mt-4">
          {dossierTexts.noTax} <NotVerified />
        </p>
      )}
      {taxes.length > 0 && (
        <table className="figures mt-4 w-full table-fixed wrap-anywhere border-b border-line text-left">
          <TwoColumnHead first={words.rateAndBase} second={words.tax} />
          <TaxRows taxes={currentTaxes} sources={sources} today={today} />
          {pastTaxes.length > 0 && (
            <TaxRows
              title={words.noLongerInForce}
              taxes={pastTaxes}
              sources={sources}
              today={today}
            />
          )}
        </table>
      )}
      <p className="mt-3 max-w-measure text-sm text-muted">
        {dossierTexts.taxNote}{' '}
        <a href="#field-on" className="link print:hidden">
          {words.asOfAnotherDay}
        </a>
      </p>
    </Part>
  )
}

function TaxRows({ title, taxes, sources, today }: TaxesProps & { title?: string }) {
  return (
    <tbody className={clsx(title && 'text-muted')}>
      {title && (
        <tr className="border-t border-line">
          <th scope="rowgroup" colSpan={2} className="pt-5 pb-1 text-sm font-semibold">
            {title}
          </th>
        </tr>
      )}
      {taxes.map((tax) => (
        <tr
          key={`${tax.name} ${tax.from}`}
          className="break-inside-avoid border-t border-line align-top"
        >
          <td className="py-3 pr-4">
            <span
              className={clsx('font-display text-2xl leading-none', !title && 'text-structure')}
            >
              {percentText(tax.rate)}
            </span>
            <span className="mt-1 block text-sm leading-snug">
              {words.ofBase(baseLabels[tax.base])}
            </span>
            {tax.certainty !== 'exact' && (
              <span className="mt-1 block text-sm leading-snug">
                {certaintyLabels[tax.certainty]}
              </span>
            )}
          </td>
          <td className="py-3">
            <span className="block leading-snug font-semibold">
              <RecordText>{tax.name}</RecordText>
            </span>
            <span className="mt-1 block text-sm">{termsText(tax, today)}</span>
            <span className="mt-1 block text-sm text-muted">
              <RecordText>{tax.section}</RecordText>
              <SourceMark sources={sources} sourceId={tax.source} section={tax.section} />
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  )
}

function termsText(tax: Tax, today: string): string {
  const terms = words.taxTerms(tax.payer, productsText(tax), periodText(tax, today))
  return tax.bearer === null ? words.bearerDisputed(terms) : terms
}

function productsText({ products }: Tax): string {
  if (products === null) return words.allProducts
  return products.map((product) => withinSentence(productScopeLabels[product])).join(', ')
}

function periodText({ from, until }: Tax, today: string): string {
  const isFuture = from !== null && from > today
  const startText = isFuture ? words.periodFrom : words.periodSince
  const first = from ? startText(dayText(from)) : words.firstDayNotVerified
  return until ? words.periodUntil(first, dayText(until)) : first
}
