import { type MarketFields, marketFields } from '#shared/desk/documents/fields.ts'
import { figuresIn } from '#shared/knowledge/figures.ts'
import { products } from '#shared/knowledge/schemas.ts'
import { messages } from '#shared/messages.ts'
import { today } from '#worker/knowledge/edition.ts'
import { editionWith } from '#worker/knowledge/edition-with.ts'
import { marketPage } from '#worker/site/markets/market-page.ts'
import { type Claims, heldByMarkets, heldBySources } from './claims.ts'
import { filledFields } from './filled-fields.ts'
import { defineKind, type PreviewContext, type PreviewScreen } from './kind.ts'
import { newestFirst, withEntry } from './lists.ts'
import {
  type CheckContext,
  notADay,
  type Problem,
  unknownSource,
  unknownSources,
} from './problems.ts'

const { documents } = messages

/** A market with its facts, which are nobody else's. */
export const market = defineKind<MarketFields>({
  kind: 'market',
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
  'opportunities',
  'challenges',
  'facts',
] as const satisfies (keyof MarketFields)[]

function problems(
  market: MarketFields,
  context: CheckContext,
  base: MarketFields | null,
): Problem[] {
  const { licence, taxes, facts } = market
  return [
    ...sourcedLists.flatMap((list) => unknownSources(list, market[list], context)),
    ...Object.entries(licence).flatMap(([key, point]) => {
      return unknownSource(`licence.${key}.source`, point, context)
    }),
    ...taxes.flatMap(({ from, until }, index) =>
      from && until && until < from ? [[`taxes.${index}.until`, documents.period] as const] : [],
    ),
    ...factProblems(facts),
    ...unexplainedJudgement(market, base),
  ]
}

function factProblems(facts: MarketFields['facts']): Problem[] {
  return facts.flatMap(({ key, asOf }, index) => {
    const field = `facts.${index}.asOf`
    const before = facts.slice(0, index)
    const isRepeated = before.some((one) => one.key === key && one.asOf === asOf)
    return isRepeated ? [[field, documents.twoValues]] : notADay(field, asOf)
  })
}

/** Returns a problem if the score is another one than before and nobody says why. */
function unexplainedJudgement({ judgements }: MarketFields, base: MarketFields | null): Problem[] {
  // Of those of one day the first, as they are stored.
  const [before] = byNewest(base?.judgements ?? [])
  const [now] = byNewest(judgements)
  if (!before || !now || now.score === before.score || now.why !== null) return []
  return [[`judgements.${judgements.indexOf(now)}.why`, documents.judgedWhy]]
}

/** Returns the prose of a market; what has a source of its own in it is the record. */
function claims(market: MarketFields, { edition, slug, sources }: CheckContext): Claims {
  const { facts, taxes, laws, products, licence, opportunities, challenges } = market
  const judged = market.judgements.flatMap(({ text, why }, index) => [
    [`judgements.${index}.text`, text],
    [`judgements.${index}.why`, why],
  ])
  const views = [...textsOf('opportunities', opportunities), ...textsOf('challenges', challenges)]
  const cited = sourcedLists.flatMap((list) => market[list].map(({ source }) => source ?? ''))
  return {
    texts: { regulation: market.regulation, ...Object.fromEntries([...views, ...judged]) },
    held: [
      ...figuresIn({ facts, taxes, texts: [facts, taxes, laws, products, licence] }),
      ...heldByMarkets(edition, [slug]),
      ...heldBySources(cited.flatMap((key) => sources.get(key) ?? [])),
    ],
  }
}

function textsOf(list: string, all: readonly { text: string }[]): [string, string][] {
  return all.map(({ text }, index) => [`${list}.${index}.text`, text])
}

/** Adds what every dossier has: a judgement, and something to say of each product. */
function complete(market: MarketFields): MarketFields {
  const first = filledFields(marketFields, firstValues())
  const missing = first.products.filter(({ product }) => {
    return market.products.every((one) => one.product !== product)
  })
  return {
    ...market,
    judgements: market.judgements.length > 0 ? market.judgements : first.judgements,
    products: [...market.products, ...missing],
  }
}

function preview({ facts, ...fields }: MarketFields, context: PreviewContext): PreviewScreen {
  const { edition, slug, sources } = context
  const market = { ...fields, slug }
  const others = edition.records.facts.filter((fact) => fact.market !== slug)
  const shown = editionWith(
    edition,
    {
      markets: withEntry(edition.records.markets, market),
      facts: [...others, ...facts.map((fact) => ({ ...fact, market: slug }))],
    },
    sources,
  )
  const props = { ...marketPage(shown, market), today: today(), watching: null, status: null }
  return { component: 'marketing/market', props }
}
