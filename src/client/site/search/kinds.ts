import { routes } from '#shared/routes.ts'
import type { SearchResult } from '#shared/site/pages.ts'
import * as words from './words.ts'

interface Kind {
  label: string
  /** The title of the section with all documents of this kind, which `href` leads to. */
  section: string
  href: string
  text: string
}

export const kinds: Readonly<Record<SearchResult['kind'], Kind>> = {
  market: {
    label: words.market,
    section: words.markets,
    href: routes.markets.href(),
    text: words.aboutMarkets,
  },
  answer: {
    label: words.answer,
    section: words.answers,
    href: routes.markets.href(),
    text: words.aboutAnswers,
  },
  obligation: {
    label: words.obligation,
    section: words.obligations,
    href: routes.obligations.href(),
    text: words.aboutObligations,
  },
  rule: {
    label: words.rule,
    section: words.ledgerOfRules,
    href: routes.rules.href(),
    text: words.aboutRules,
  },
  note: {
    label: words.article,
    section: words.articles,
    href: routes.insights.href(),
    text: words.aboutArticles,
  },
  report: {
    label: words.report,
    section: words.researchReports,
    href: routes.insights.href(),
    text: words.aboutReports,
  },
  service: {
    label: words.service,
    section: words.services,
    href: routes.services.href(),
    text: words.aboutServices,
  },
  question: {
    label: words.question,
    section: words.questions,
    href: `${routes.contact.href()}#questions`,
    text: words.aboutQuestions,
  },
}
