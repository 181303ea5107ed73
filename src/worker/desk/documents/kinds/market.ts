import { type MarketFields, marketFields } from '#shared/desk/documents/fields.ts'
import { products } from '#shared/knowledge/codes.ts'
import { figuresIn } from '#shared/knowledge/figures.ts'
import type { Obligation } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import { today } from '#worker/knowledge/edition.ts'
import { editionWith } from '#worker/knowledge/edition-with.ts'
import { dossierCitation } from '#worker/site/markets/dossier-citation.ts'
import { marketPage } from '#worker/site/markets/market-page.ts'
import { type Claims, figuresOfMarkets, figuresOfSources } from './claims.ts'
import { fillFields } from './fill-fields.ts'
import { defineKind, type PreviewContext, type PreviewScreen } from './kind.ts'
import { newestFirst, withRecord } from './lists.ts'
import {
  type CheckContext,
  invalidDate,
  type Problem,
  unknownSource,
  unknownSources,
} from './problems.ts'

const { documents } = messages

export const market = defineKind<MarketFields>({
  kind: 'market',
  isReviewed: true,
  schema: marketFields,
  firstValues,
  reservedSlugs: ['compare', 'africa'],
  arrange: (market) => ({ ...market, judgements: byNewest(market.judgements) }),
  problems,
  claims,
  prose: (market) => [
    market.regulation,
    ...[market.opportunities, market.challenges, market.judgements, market.products]
      .flat()
      .map(({ text }) => text),
  ],
  complete,
  preview,
})

function firstValues() {
  const day = today()
  return {
    region: 'east',
    depth: 'brief',
    checkedAt: day,
    products: products.map((product) => ({ product, status: 'unclear' })),
    judgements: [{ from: day, score: 3, text: null, why: null }],
  }
}

function byNewest(judgements: MarketFields['judgements']): MarketFields['judgements'] {
  return newestFirst(judgements, ({ from }) => from)
}

const sourcedLists = [
  'laws',
  'products',
  'taxes',
  'obligations',
  'opportunities',
  'challenges',
  'facts',
] as const satisfies (keyof MarketFields)[]

function problems(
  market: MarketFields,
  context: CheckContext,
  base: MarketFields | null,
): Problem[] {
  const { licence, taxes, facts, obligations } = market
  return [
    ...sourcedLists.flatMap((list) => unknownSources(list, market[list], context)),
    ...Object.entries(licence).flatMap(([key, point]) => {
      return unknownSource(`licence.${key}.source`, point, context)
    }),
    ...taxes.flatMap(({ from, until }, index) =>
      from && until && until < from ? [[`taxes.${index}.until`, documents.period] as const] : [],
    ),
    ...obligations.flatMap(obligationProblems),
    ...factProblems(facts),
    ...unexplainedJudgement(market, base),
  ]
}

function factProblems(facts: MarketFields['facts']): Problem[] {
  return facts.flatMap(({ key, asOf }, index) => {
    const field = `facts.${index}.asOf`
    const before = facts.slice(0, index)
    const isRepeated = before.some((earlier) => earlier.key === key && earlier.asOf === asOf)
    return isRepeated ? [[field, documents.twoValues]] : invalidDate(field, asOf)
  })
}

/** Returns the parts of an obligation that contradict its status. */
function obligationProblems(obligation: Obligation, index: number): Problem[] {
  const { duty, status, value, source, tried } = obligation
  const field = (name: keyof Obligation) => `obligations.${index}.${name}`
  if (status === 'unverified') {
    const filled = (['value', 'source', 'section'] as const).filter((name) => obligation[name])
    return [
      ...filled.map((name) => [field(name), documents.verified] as const),
      ...(tried === null ? [[field('tried'), documents.triedNeeded] as const] : []),
    ]
  }
  const isAge = duty === 'minimum-age'
  return [
    ...(value === null ? [[field('value'), documents.valueNeeded] as const] : []),
    ...(isAge && value && !/^\d/.test(value)
      ? [[field('value'), documents.ageFirst] as const]
      : []),
    ...(source === null ? [[field('source'), documents.sourceNeeded] as const] : []),
    ...(tried === null ? [] : [[field('tried'), documents.unverified] as const]),
  ]
}

/** Returns a problem if the score changed without an explanation. */
function unexplainedJudgement({ judgements }: MarketFields, base: MarketFields | null): Problem[] {
  // Of several judgements on one day the first counts.
  const [before] = byNewest(base?.judgements ?? [])
  const [current] = byNewest(judgements)
  if (!before || !current || current.score === before.score || current.why !== null) return []
  return [[`judgements.${judgements.indexOf(current)}.why`, documents.judgedWhy]]
}

/** Returns the texts of a market that need not cite a source themselves. */
function claims(market: MarketFields, { edition, slug, sources }: CheckContext): Claims {
  const { facts, taxes, laws, products, licence, obligations } = market
  const { opportunities, challenges } = market
  const judgementTexts = market.judgements.flatMap(({ text, why }, index) => [
    [`judgements.${index}.text`, text],
    [`judgements.${index}.why`, why],
  ])
  const views = [...textsOf('opportunities', opportunities), ...textsOf('challenges', challenges)]
  const citedKeys = sourcedLists.flatMap((list) => market[list].map(({ source }) => source ?? ''))
  return {
    texts: { regulation: market.regulation, ...Object.fromEntries([...views, ...judgementTexts]) },
    recordedFigures: [
      ...figuresIn({ facts, taxes, texts: [facts, taxes, laws, products, licence, obligations] }),
      ...figuresOfMarkets(edition, [slug]),
      ...figuresOfSources(citedKeys.flatMap((key) => sources.get(key) ?? [])),
    ],
  }
}

function textsOf(list: string, all: readonly { text: string }[]): [string, string][] {
  return all.map(({ text }, index) => [`${list}.${index}.text`, text])
}

/** Adds a judgement and the missing products, which every dossier shows. */
function complete(market: MarketFields): MarketFields {
  const first = fillFields(marketFields, firstValues())
  const missing = first.products.filter(({ product }) => {
    return market.products.every((entry) => entry.product !== product)
  })
  return {
    ...market,
    judgements: market.judgements.length > 0 ? market.judgements : first.judgements,
    products: [...market.products, ...missing],
  }
}

function preview({ facts, ...fields }: MarketFields, context: PreviewContext): PreviewScreen {
  const { edition, slug, sources, origin } = context
  const market = { ...fields, slug }
  const otherFacts = edition.records.facts.filter((fact) => fact.market !== slug)
  const previewEdition = editionWith(
    edition,
    {
      markets: withRecord(edition.records.markets, market),
      facts: [...otherFacts, ...facts.map((fact) => ({ ...fact, market: slug }))],
    },
    sources,
  )
  const props = {
    ...marketPage(previewEdition, market),
    cite: dossierCitation(previewEdition, market, { day: today(), origin }),
    past: null,
    today: today(),
    watching: null,
    status: null,
  }
  return { component: 'marketing/market', props }
}
