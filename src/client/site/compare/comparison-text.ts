import { sourceNumber, sourceText, textOfParagraphs } from '#client/knowledge/source-text.ts'
import { amountText } from '#shared/amount-text.ts'
import { dayText } from '#shared/dates.ts'
import { restRange } from '#shared/knowledge/flow-steps.ts'
import type { ComparedMarket } from '#shared/knowledge/props.ts'
import {
  baseLabels,
  productLabels,
  rangeText,
  rateText,
  scoreWords,
  statusLabels,
} from '#shared/knowledge/words.ts'
import { labelText } from '#shared/label-text.ts'
import { listText } from '#shared/list-text.ts'
import type { Pages } from '#shared/pages.ts'
import * as words from './words.ts'

type CompareProps = Pages['marketing/compare']

/** Returns a comparison as plain text with numbered sources, to be pasted into a document. */
export function comparisonAsText(props: CompareProps, author: string): string {
  const { markets, product, stakes, sources, address, today } = props
  const names = listText(markets.map(({ name }) => name))
  const cited = new Set(
    markets.flatMap(({ products, taxes }) => [...products, ...taxes].map(({ source }) => source)),
  )
  return textOfParagraphs([
    [words.textTitle(productLabels[product], names)],
    [words.leftOf(amountText(stakes)), ...markets.map((market) => restLine(market, props))],
    ...markets.map((market) => marketLines(market, props)),
    [
      labelText(words.sources),
      ...sources
        .filter(({ id }) => cited.has(id))
        .map((source) => `${sourceNumber(sources, source.id)} ${sourceText(source)}`),
    ],
    [`${author}, ${dayText(today)}, ${address}`],
  ])
}

function restLine({ slug, name }: ComparedMarket, { flows }: CompareProps): string {
  const flow = flows.find(({ market }) => market === slug)
  return labelText(
    name,
    flow ? rangeText(restRange(flow), amountText) : words.notModelled.toLowerCase(),
  )
}

function marketLines(market: ComparedMarket, { sources }: CompareProps): string[] {
  const { name, products, taxes, judgements } = market
  return [
    ...products.map(({ status, text, source }) => {
      return labelText(
        name,
        `${statusLabels[status].label}. ${text} ${sourceNumber(sources, source)}`,
      )
    }),
    ...taxes.map((tax) => {
      const { rate, certainty, base, payer, source } = tax
      const terms = words.taxTerms(rateText(rate, certainty), baseLabels[base], payer)
      return labelText(`– ${tax.name}`, `${terms} ${sourceNumber(sources, source)}`)
    }),
    ...judgements.map(({ score }) => words.marketOverall(scoreWords[score], score)),
  ]
}
