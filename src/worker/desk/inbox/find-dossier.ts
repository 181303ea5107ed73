import { dayText } from '#shared/dates.ts'
import type { Dossier, RecordGroup, RecordSentence } from '#shared/desk/inbox/dossier.ts'
import { dutyLabel } from '#shared/knowledge/duties.ts'
import { obligationsOf } from '#shared/knowledge/obligations.ts'
import { quantityText } from '#shared/knowledge/quantities.ts'
import type { Market, Rule } from '#shared/knowledge/schemas.ts'
import { isInForce } from '#shared/knowledge/taxes.ts'
import {
  factDateText,
  factLabels,
  licenceTermLabels,
  obligationStatusLabels,
  productLabels,
  productScopeLabels,
  stageLabels,
  statusLabels,
  taxTermText,
} from '#shared/knowledge/words.ts'
import { keysOf } from '#shared/records.ts'
import { figuresOfMarkets } from '#worker/desk/documents/kinds/claims.ts'
import { type Edition, today } from '#worker/knowledge/edition.ts'

interface CitedText {
  label: string
  text: string
  source: string | null
  section?: string | null
  /** The day of the check; by default that of the market. */
  checkedAt?: string
}

const maxRules = 5

/** Returns what is on record of a market, as sentences to read and to insert; null if unknown. */
export function findDossier(edition: Edition, slug: string): Dossier | null {
  const market = edition.findMarket(slug)
  if (!market) return null
  const rules = edition.rulesOf({ market: slug }).slice(0, maxRules)
  const texts: Record<RecordGroup, CitedText[]> = {
    status: productTexts(market),
    tax: taxTexts(market),
    licence: licenceTexts(market),
    obligation: obligationTexts(market),
    rule: rules.map(ruleText),
    fact: factTexts(edition, slug),
  }
  const sentencesOf = (group: RecordGroup) =>
    texts[group].map((cited) => sentenceOf(edition, market, { ...cited, group }))
  return {
    market: { slug, name: market.name },
    sentences: [
      ...sentencesOf('status'),
      ...sentencesOf('tax'),
      ...sentencesOf('licence'),
      ...sentencesOf('obligation'),
      ...sentencesOf('rule'),
      ...sentencesOf('fact'),
    ],
    figures: [...new Set(figuresOfMarkets(edition, [slug]))],
    checkedAt: market.checkedAt,
  }
}

function sentenceOf(
  edition: Edition,
  market: Market,
  { group, label, text, source, section = null, checkedAt }: CitedText & { group: RecordGroup },
): RecordSentence {
  const cited = source === null ? null : edition.getSource(source)
  return {
    ...{ group, label, text },
    source: cited && { publisher: cited.publisher, title: cited.title, url: cited.url, section },
    checkedAt: checkedAt ?? market.checkedAt,
  }
}

function productTexts({ products }: Market): CitedText[] {
  return products.map(({ product, status, text, source, section }) => {
    return {
      label: productLabels[product],
      text: `${statusLabels[status].label}. ${text}`,
      source,
      section,
    }
  })
}

function taxTexts({ taxes }: Market): CitedText[] {
  const current = taxes.filter((tax) => isInForce(tax, today()))
  return current.map((tax) => {
    const { name, payer, products, source, section } = tax
    const scope = products?.map((product) => productScopeLabels[product]).join(', ')
    const text = `${taxTermText(tax)}, paid by the ${payer}`
    return { label: name, text: scope ? `${text} (${scope}).` : `${text}.`, source, section }
  })
}

function licenceTexts({ licence }: Market): CitedText[] {
  return keysOf(licenceTermLabels).flatMap((key) => {
    const point = licence[key]
    if (!point) return []
    return { label: licenceTermLabels[key], text: asSentence(point.value), ...sourceOf(point) }
  })
}

function sourceOf({ source, section }: { source: string; section: string | null }) {
  return { source, section }
}

function obligationTexts(market: Market): CitedText[] {
  return obligationsOf(market).flatMap(({ duty, status, value, source, section, checkedAt }) => {
    if (status === 'unverified' || value === null) return []
    const text = `${obligationStatusLabels[status]}: ${asSentence(value)}`
    return { label: dutyLabel(duty), text, source, section, checkedAt }
  })
}

function ruleText({ title, stage, date, text, source, section }: Rule): CitedText {
  return { label: title, text: `${stageLabels[stage]}, ${dayText(date)}: ${text}`, source, section }
}

function factTexts(edition: Edition, slug: string): CitedText[] {
  return edition.newestFacts(slug).map((fact) => ({
    label: factLabels[fact.key],
    text: `${quantityText(fact.value, fact.unit)} (${factDateText(fact)}).`,
    source: fact.source,
    section: fact.section,
    checkedAt: fact.checkedAt,
  }))
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
