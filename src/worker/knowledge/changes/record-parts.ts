import { dayText } from '#shared/dates.ts'
import type { MarketFields, RuleFields } from '#shared/desk/documents/fields.ts'
import { dutyLabel } from '#shared/knowledge/duties.ts'
import type { ChangeKind } from '#shared/knowledge/props.ts'
import { exactQuantityText } from '#shared/knowledge/quantities.ts'
import type { ProductScope, Tax } from '#shared/knowledge/schemas.ts'
import {
  factDateText,
  factLabels,
  licenceTermLabels,
  obligationStatusLabels,
  productLabels,
  productScopeLabels,
  regionLabels,
  scoreWords,
  stageLabels,
  statusLabels,
  taxTermText,
  topicLabels,
} from '#shared/knowledge/words.ts'
import { labelText } from '#shared/label-text.ts'
import { keysOf } from '#shared/records.ts'
import { changeMessages } from '#shared/site/change-messages.ts'

type FieldName = keyof typeof changeMessages.fields

/** A part of a record that has its own name and source, such as a tax of a market. */
export interface RecordPart {
  /** Identifies the part in both versions. */
  key: string
  kind: ChangeKind
  /** The part in words. */
  record: string
  /** Its content in words, for a part that is added or removed. */
  summary: string
  fields: Partial<Record<FieldName, string | null>>
  source: string | null
  section: string | null
}

/** Returns the parts of a market; the days of checks are none, because they change nothing. */
export function partsOfMarket(market: MarketFields): RecordPart[] {
  return [
    ownPart(market),
    ...market.products.map(productPart),
    ...market.taxes.map(taxPart),
    ...keysOf(licenceTermLabels).flatMap((name) => licencePart(name, market.licence[name])),
    ...market.obligations.map(obligationPart),
    ...market.facts.map(factPart),
    ...market.judgements.map(judgementPart),
  ]
}

function ownPart(market: MarketFields): RecordPart {
  const { name, capital, region, regulation, regulators, laws } = market
  return {
    key: 'market',
    kind: 'market',
    record: name,
    summary: regulation,
    fields: {
      name,
      capital,
      region: regionLabels[region],
      regulation,
      regulators: listOf(regulators.map((regulator) => labelText(regulator.name, regulator.of))),
      laws: listOf(laws.map(({ title, year }) => changeMessages.lawOf(title, year))),
      opportunities: listOf(market.opportunities.map(({ text }) => text)),
      challenges: listOf(market.challenges.map(({ text }) => text)),
    },
    source: null,
    section: null,
  }
}

function productPart(entry: MarketFields['products'][number]): RecordPart {
  const { product, status, text, source, section } = entry
  const { label } = statusLabels[status]
  return {
    key: `product ${product}`,
    kind: 'product',
    record: productLabels[product],
    summary: `${label}. ${text}`,
    fields: { status: label, text },
    source,
    section,
  }
}

function taxPart(tax: Tax): RecordPart {
  const { name, payer, bearer, products, from, until } = tax
  const rateInWords = taxTermText(tax)
  return {
    key: `tax ${name}`,
    kind: 'tax',
    record: name,
    summary: rateInWords,
    fields: {
      rate: rateInWords,
      payer,
      bearer,
      products: scopesText(products),
      from: from && dayText(from),
      until: until && dayText(until),
    },
    source: tax.source,
    section: tax.section,
  }
}

type Licence = MarketFields['licence']

function licencePart(name: keyof Licence, term: Licence[keyof Licence]): RecordPart[] {
  if (term === null) return []
  const { value, source, section } = term
  return [
    {
      key: `licence ${name}`,
      kind: 'licence',
      record: licenceTermLabels[name],
      summary: value,
      fields: { value },
      source,
      section,
    },
  ]
}

function obligationPart(obligation: MarketFields['obligations'][number]): RecordPart {
  const { duty, products, status, value, tried, source, section } = obligation
  const label = dutyLabel(duty)
  const statusText = obligationStatusLabels[status]
  return {
    key: `obligation ${duty} ${products?.join() ?? ''}`,
    kind: 'obligation',
    record: products ? changeMessages.forProducts(label, scopesText(products) ?? '') : label,
    summary: value ?? statusText,
    fields: { status: statusText, value, tried },
    source,
    section,
  }
}

function factPart(fact: MarketFields['facts'][number]): RecordPart {
  const { key, value, unit, kind, source, section } = fact
  const quantity = exactQuantityText(value, unit)
  return {
    key: `fact ${key} ${fact.asOf}`,
    kind: 'fact',
    record: `${factLabels[key]}, ${factDateText(fact)}`,
    summary: quantity,
    fields: { value: quantity, kind },
    source,
    section,
  }
}

function judgementPart({ from, score, text, why }: MarketFields['judgements'][number]): RecordPart {
  const scoreText = `${score}, ${scoreWords[score]}`
  return {
    key: `judgement ${from}`,
    kind: 'judgement',
    record: dayText(from),
    summary: `${scoreText}. ${text}`,
    fields: { score: scoreText, text, why },
    source: null,
    section: null,
  }
}

/** Returns the only part of a rule. */
export function partsOfRule(rule: RuleFields): RecordPart[] {
  const { title, text, stage, date, topics, before, after, effectiveAt, source, section } = rule
  return [
    {
      key: 'rule',
      kind: 'rule',
      record: title,
      summary: text,
      fields: {
        title,
        text,
        stage: stageLabels[stage],
        date: dayText(date),
        topics: listOf(topics.map((topic) => topicLabels[topic])),
        before,
        after,
        effectiveAt: effectiveAt && dayText(effectiveAt),
      },
      source,
      section,
    },
  ]
}

function scopesText(products: readonly ProductScope[] | null): string | null {
  return products && listOf(products.map((product) => productScopeLabels[product]))
}

function listOf(texts: readonly string[]): string | null {
  return texts.length === 0 ? null : texts.join('; ')
}
