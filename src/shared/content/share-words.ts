import type { SharePage } from '#shared/site/share-image.ts'
import { compareMarkets, legalTitles, rules, search } from '#shared/site/title-words.ts'
import { hero as openData } from './data-words.ts'

/** The headline of the share image of each page, in lines. The firm's name is a setting, so none says it. */
export const headlines: Readonly<Record<SharePage, readonly string[]>> = {
  home: ['African iGaming', 'markets, read', 'from the ground.'],
  'about-us': ['Global gaming,', 'African ground,', 'responsible growth.'],
  services: ['From first licence', 'to steady operation.'],
  markets: ['Know the rules', 'before you enter.'],
  insights: ['What changed,', 'and what it', 'means for you.'],
  contact: ['Tell us which', 'market you want', 'to enter.'],
  rules: ['What the rule said,', 'and what it', 'says now.'],
  compare: ['From stake', 'to dividend,', 'side by side.'],
  data: ['Every figure', 'with its source', 'and its date.'],
  search: ['Find the market,', 'the rule,', 'the article.'],
  legal: ['What we keep,', 'how long,', 'and why.'],
}

/** The line below a headline, for the pages whose line names no records. */
export const lines = {
  home: ['Licensing', 'Market entry', 'Investment'],
  services: ['Compliance', 'Entry', 'Marketing', 'Investors', 'Legal'],
  insights: ['Market analysis', 'Compliance', 'Technology'],
  rules: [rules, 'Every rule with its source'],
  compare: [compareMarkets, 'Status', 'Licence', 'Tax'],
  data: [openData.title, 'CSV', 'JSON', 'CC BY 4.0'],
  search: [search],
  legal: [legalTitles.privacy, legalTitles.terms],
} as const

export const foundedIn = (year: number) => `Founded ${year}`

export const judgement = (scoreWord: string, score: number) =>
  `Our judgement: ${scoreWord.toLowerCase()}, ${score} of 5`

/** The question of two markets that are compared, in two lines. */
export const pairQuestion = (one: string, other: string) => [one, `or ${other}?`]
export const pairLine = ['Status', 'Licence', 'Taxes', 'What is left']
