import { dayText } from '#shared/dates.ts'
import { ledgerPath } from '#shared/knowledge/ledger-path.ts'
import type { Citation } from '#shared/knowledge/props.ts'
import type { Rule } from '#shared/knowledge/schemas.ts'
import { routes } from '#shared/routes.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { breadcrumbs, type Subject } from '#worker/site/marketing/json-ld.ts'
import type { PageDescription } from '#worker/site/marketing/public-page.ts'
import type { LedgerPage } from './ledger.ts'

const ledger = { label: 'Ledger of Rules', href: routes.rules.href() }
const image = '/og/rules.png'

/** What a page of the ledger says of itself. Topics and stages only filter what it lists. */
export function describeLedger(edition: Edition, asked: LedgerPage): PageDescription {
  const { market, topic, stage } = asked.filters
  const name = market && edition.getMarket(market).name
  const where = name ? `in ${name}` : 'in African markets'
  return {
    description: `Changes of the gambling rules ${where}, newest first: what each rule said before and after, how far it has come, and where it can be read.`,
    path: ledgerPath({ market }, topic || stage ? 1 : asked.page),
    image,
    jsonLd: (subject) => [breadcrumbs(subject, [ledger])],
    feeds: [
      { title: ledger.label, href: routes.rulesFeed.href() },
      ...(market
        ? [{ title: `${ledger.label}: ${name}`, href: routes.marketRulesFeed.href({ market }) }]
        : []),
    ],
  }
}

/** What an entry says of itself. */
export function describeRule(edition: Edition, rule: Rule): PageDescription {
  const path = routes.rule.href({ slug: rule.slug })
  const place = { label: rule.title, href: path }
  return {
    description: rule.text,
    path,
    image,
    jsonLd: (subject) => [
      articleAbout(edition, rule, subject),
      breadcrumbs(subject, [ledger, place]),
    ],
    feeds: [{ title: ledger.label, href: routes.rulesFeed.href() }],
  }
}

function articleAbout(edition: Edition, rule: Rule, { appName, absolute }: Subject) {
  const { name } = edition.getMarket(rule.market)
  const { url, title } = edition.getSource(rule.source)
  return {
    '@type': 'Article',
    headline: rule.title,
    description: rule.text,
    datePublished: edition.publishedAt,
    url: absolute(routes.rule.href({ slug: rule.slug })),
    author: { '@type': 'Organization', name: appName, url: absolute(routes.home.href()) },
    about: {
      '@type': 'Legislation',
      name: rule.title,
      legislationDate: rule.date,
      legislationJurisdiction: { '@type': 'Country', name },
    },
    citation: { '@type': 'CreativeWork', name: title, ...(url && { url }) },
  }
}

/** An entry, as others cite it: as it stood in an edition. */
export function citeRule(edition: Edition, rule: Rule, absolute: Subject['absolute']): Citation {
  const { name } = edition.getMarket(rule.market)
  return {
    title: rule.title,
    within: `${ledger.label}, ${name}, entry of ${dayText(rule.date)}, edition ${edition.number}`,
    date: edition.publishedAt,
    address: absolute(routes.rule.href({ slug: rule.slug })),
  }
}
