import { routes } from '#shared/routes.ts'
import type { SearchResult } from '#shared/site/pages.ts'

interface Kind {
  label: string
  /** The title of the section with all documents of this kind, which `href` leads to. */
  section: string
  href: string
  text: string
}

export const kinds: Readonly<Record<SearchResult['kind'], Kind>> = {
  market: {
    label: 'Market',
    section: 'Markets',
    href: routes.markets.href(),
    text: 'Status by product, regulator, laws, taxes and licence terms.',
  },
  rule: {
    label: 'Rule',
    section: 'Ledger of Rules',
    href: routes.rules.href(),
    text: 'What changed and when, what the rule said before and says since.',
  },
  note: {
    label: 'Note',
    section: 'Notes',
    href: routes.insights.href(),
    text: 'What a change means and what we would check.',
  },
  report: {
    label: 'Report',
    section: 'Research Reports',
    href: routes.insights.href(),
    text: 'Free to download; their whole text is searched.',
  },
  service: {
    label: 'Service',
    section: 'Services',
    href: routes.services.href(),
    text: 'Our services and deliverables.',
  },
  question: {
    label: 'Question',
    section: 'Questions',
    href: `${routes.contact.href()}#questions`,
    text: 'What visitors ask us first, with our answers.',
  },
}
