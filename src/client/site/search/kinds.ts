import { routes } from '#shared/routes.ts'
import { questionsPath } from '#shared/site/page-paths.ts'
import type { SearchResult } from '#shared/site/pages.ts'
import * as words from './words.ts'

interface Kind {
  /** The title of the section with all documents of this kind, which `href` leads to. */
  section: string
  href: string
  text: string
}

export const kinds: Readonly<Record<SearchResult['kind'], Kind>> = {
  market: {
    section: words.markets,
    href: routes.markets.href(),
    text: words.aboutMarkets,
  },
  answer: {
    section: words.answers,
    href: routes.markets.href(),
    text: words.aboutAnswers,
  },
  obligation: {
    section: words.obligations,
    href: routes.obligations.href(),
    text: words.aboutObligations,
  },
  rule: {
    section: words.ledgerOfRules,
    href: routes.rules.href(),
    text: words.aboutRules,
  },
  note: {
    section: words.articles,
    href: routes.insights.href(),
    text: words.aboutArticles,
  },
  person: {
    section: words.people,
    href: routes.people.href(),
    text: words.aboutPeople,
  },
  page: {
    section: words.pages,
    href: routes.privacy.href(),
    text: words.aboutPages,
  },
  report: {
    section: words.researchReports,
    href: routes.insights.href(),
    text: words.aboutReports,
  },
  service: {
    section: words.services,
    href: routes.services.href(),
    text: words.aboutServices,
  },
  question: {
    section: words.questions,
    href: questionsPath(),
    text: words.aboutQuestions,
  },
}
