import { categories, categoryLabel } from '#shared/content/insights.ts'
import * as words from '#shared/content/share-words.ts'
import { dayText } from '#shared/dates.ts'
import { type AnswerRecords, answerFigures } from '#shared/knowledge/answer-figures.ts'
import { products } from '#shared/knowledge/codes.ts'
import { countryName, translatedMarketName } from '#shared/knowledge/countries.ts'
import { officeName } from '#shared/knowledge/firm.ts'
import { launchQuestionOf } from '#shared/knowledge/launch-question.ts'
import type {
  EditionRecords,
  Market,
  Note,
  NoteCategory,
  Product,
  ProductStatus,
} from '#shared/knowledge/schemas.ts'
import { mapTexts, type RecordKind } from '#shared/knowledge/translatable.ts'
import type { ShippedTranslations, Texts } from '#shared/knowledge/translated-texts.ts'
import { notVerified, productLabels, scoreWords, statusLabels } from '#shared/knowledge/words.ts'
import { type Locale, originalLocale } from '#shared/locales.ts'
import { pageNames } from '#shared/site/page-names.ts'
import {
  type ShareImage,
  type SharePage,
  shareImageOf,
  sharePages,
} from '#shared/site/share-image.ts'

/** What a picture of words alone says: that of a page, of a category of articles or of an article. */
export type ShareCard = {
  name: ShareImage
  /** In lines, or as one text that is broken where it has to be. */
  headline: readonly string[] | string
  line: readonly string[]
  /** Chooses the hill behind the words, so that each page has its own. */
  seed: number
}

export type MarketTexts = {
  name: string
  judgement: string
  products: { status: ProductStatus; label: string; statusLabel: string }[]
}

export type AnswerTexts = {
  question: string
  answer: string
  figures: { label: string; value: string; isVerified: boolean }[]
}

export type PairTexts = { question: readonly string[]; line: readonly string[] }

type Answer = { market: Market; product: Product; records: AnswerRecords }

/** Returns the records with the translations that ship; articles without one are left out. */
export function translateForPictures(
  records: EditionRecords,
  locale: Locale,
  { firm, markets, notes }: ShippedTranslations,
): EditionRecords {
  if (locale === originalLocale) return records
  return {
    ...records,
    firm: translate('firm', records.firm, firm),
    markets: records.markets.map(({ market, ...others }) => {
      return { ...others, market: translateMarket(market, markets[market.slug] ?? {}) }
    }),
    notes: records.notes.flatMap((note) => {
      const texts = notes[note.slug]
      return texts ? [translate('note', note, texts)] : []
    }),
  }
}

function translateMarket(market: Market, texts: Texts): Market {
  const translated = translate('market', market, texts)
  return { ...translated, name: translatedMarketName(market, translated.name) }
}

function translate<Fields extends object>(kind: RecordKind, fields: Fields, texts: Texts): Fields {
  return mapTexts(kind, fields, ({ text }) => texts[text] ?? text)
}

/** Returns the cards of pages, of the categories of articles, and of each article. */
export function shareCards(records: EditionRecords): ShareCard[] {
  return [
    ...sharePages.map((page) => ({
      name: page,
      headline: words.headlines[page],
      line: lineOf(page, records),
      seed: pageSeeds[page],
    })),
    ...categoryCards(),
    ...records.notes.map((note) => noteCard(note, records)),
  ]
}

const pageSeeds: Readonly<Record<SharePage, number>> = {
  home: 2,
  'about-us': 3,
  services: 5,
  markets: 10,
  insights: 14,
  contact: 18,
  rules: 21,
  compare: 26,
  data: 30,
  search: 33,
  legal: 36,
}

const categorySeeds: Readonly<Record<NoteCategory, number>> = {
  'market-analysis': 41,
  compliance: 44,
  technology: 46,
  marketing: 49,
  investment: 51,
}

function lineOf(page: SharePage, { firm, markets }: EditionRecords): readonly string[] {
  if (page === 'markets') {
    return markets.flatMap(({ market: { depth, name } }) => (depth === 'full' ? [name] : []))
  }
  if (page === 'contact') {
    return firm.addresses.map(({ label, country }) =>
      officeName({ label, country: countryName(country) }),
    )
  }
  return page === 'about-us' ? aboutLine(firm) : words.lines[page]
}

function aboutLine({ founded, addresses: [office], figures: [figure] }: EditionRecords['firm']) {
  return [
    ...(founded ? [words.foundedIn(founded)] : []),
    ...(office ? [office.label] : []),
    ...(figure ? [`${figure.value} ${figure.label}`] : []),
  ]
}

/** For articles that are published after the pictures were drawn. */
function categoryCards(): ShareCard[] {
  return categories.flatMap(({ slug, label }) => {
    if (slug === 'all') return []
    const name = shareImageOf.category(slug)
    return [{ name, headline: [label], line: [pageNames.insights], seed: categorySeeds[slug] }]
  })
}

function noteCard(note: Note, { markets }: EditionRecords): ShareCard {
  const { slug, title, category, date } = note
  const names = markets.filter(({ market }) => note.markets.includes(market.slug))
  const about = names.length <= 2 ? names.map(({ market }) => market.name) : []
  return {
    name: shareImageOf.note(slug),
    headline: title,
    line: [categoryLabel(category), dayText(date), ...about],
    seed: categorySeeds[category],
  }
}

/** Returns the texts of a market: its name, how open it is, and what each product may be there. */
export function marketTexts(market: Market): MarketTexts {
  const [judgement] = market.judgements
  if (!judgement) throw new Error(`Expected a judgement of ${market.slug}`)
  return {
    name: market.name,
    judgement: words.judgement(scoreWords[judgement.score], judgement.score),
    products: products.map((product) => {
      const { status } = market.products.find((one) => one.product === product) ?? {}
      if (!status) throw new Error(`Expected ${product} among the products of ${market.slug}`)
      return { status, label: productLabels[product], statusLabel: statusLabels[status].label }
    }),
  }
}

/** Returns the texts of an answer: the question, the answer in a word, and three figures. */
export function answerTexts({ market, product, records }: Answer): AnswerTexts {
  return {
    question: launchQuestionOf(product, market.name),
    answer: statusLabels[records.status].label,
    figures: answerFigures(records).map(({ label, value }) => {
      return { label, value: value ?? notVerified(), isVerified: value !== null }
    }),
  }
}

/** Returns the texts of two markets that are compared. */
export function pairTexts([one, other]: readonly [Market, Market]): PairTexts {
  return { question: words.pairQuestion(one.name, other.name), line: words.pairLine }
}
