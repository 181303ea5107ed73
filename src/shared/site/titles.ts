import { seo } from '#shared/content/seo.ts'
import { dutyLabel } from '#shared/knowledge/duties.ts'
import { launchQuestionOf } from '#shared/knowledge/launch-question.ts'
import type { MarketName } from '#shared/knowledge/names.ts'
import type { Product } from '#shared/knowledge/schemas.ts'
import { productLabels } from '#shared/knowledge/words.ts'
import { withinSentence } from '#shared/label-text.ts'
import { listText } from '#shared/list-text.ts'
import * as numberWords from '#shared/number-words.ts'
import type { Titles } from '#shared/pages.ts'
import type { SitePages } from './pages.ts'
import * as words from './title-words.ts'

/** The titles of the public site. */
export const siteTitles: Titles<SitePages> = {
  'marketing/market': ({ market }) => market.name,
  'marketing/answer': ({ market, product }) => launchQuestionOf(product, market.name),
  'marketing/people': words.people,
  'marketing/person': ({ person }) => person.name,
  'marketing/note': ({ note }) => note.title,
  'marketing/rule': ({ rule }) => rule.title,
  'marketing/legal': ({ title }) => title,
  'marketing/home': () => seo.home.title,
  'marketing/about-us': () => seo['about-us'].title,
  'marketing/services': () => seo.services.title,
  'marketing/markets': () => seo.markets.title,
  'marketing/insights': () => seo.insights.title,
  'marketing/contact': () => seo.contact.title,
  'marketing/compare': ({ markets, product }) =>
    markets.length < 2 ? words.compareMarkets : comparisonTitle(markets, product),
  'marketing/obligations': ({ filters: { duty } }) => (duty ? dutyLabel(duty) : words.obligations),
  'marketing/rules': words.rules,
  'marketing/changes': words.changes,
  'marketing/search': words.search,
  'marketing/data': words.openData,
  'newsletter/confirm': words.confirmSubscription,
  'newsletter/unsubscribe': words.unsubscribe,
}

/** Returns the title of a comparison, as the page, its PDF and citations have it. */
export function comparisonTitle(markets: readonly MarketName[], product: Product): string {
  const names = markets.map(({ name }) => name)
  return words.comparison(listText(names, numberWords.or), withinSentence(productLabels[product]))
}
