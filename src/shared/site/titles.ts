import { seo } from '#shared/content/seo.ts'
import { dutyLabel } from '#shared/knowledge/duties.ts'
import { launchQuestionOf } from '#shared/knowledge/launch-question.ts'
import { productLabels } from '#shared/knowledge/words.ts'
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
  'marketing/compare': ({ markets, product }) => {
    const names = markets.map(({ name }) => name)
    if (names.length < 2) return words.compareMarkets
    return words.comparison(listText(names, numberWords.or), productLabels[product].toLowerCase())
  },
  'marketing/obligations': ({ filters: { duty } }) => (duty ? dutyLabel(duty) : words.obligations),
  'marketing/rules': words.rules,
  'marketing/changes': words.changes,
  'marketing/search': words.search,
  'marketing/data': words.openData,
  'newsletter/confirm': words.confirmSubscription,
  'newsletter/unsubscribe': words.unsubscribe,
}
