import { reports } from '#shared/content/reports.ts'
import { products } from '#shared/knowledge/codes.ts'
import type { Pages } from '#shared/pages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { describedServices } from '#worker/knowledge/services.ts'
import { questionsOf } from '#worker/site/pages/questions.ts'

export function searchableOf(edition: Edition): Pages['marketing/search']['searchable'] {
  const { markets, obligations, rules, notes, people } = edition
  return [
    { kind: 'market', count: markets.length },
    { kind: 'answer', count: markets.length * products.length },
    { kind: 'obligation', count: obligations.length },
    { kind: 'rule', count: rules.length },
    { kind: 'note', count: notes.length },
    ...(people.length > 0 ? [{ kind: 'person' as const, count: people.length }] : []),
    { kind: 'report', count: reports.length },
    { kind: 'service', count: describedServices(edition).length },
    { kind: 'question', count: questionsOf(edition).length },
    { kind: 'page', count: edition.pages.filter(({ slug }) => slug !== 'faq').length },
  ]
}
