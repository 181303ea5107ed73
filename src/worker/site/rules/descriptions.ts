import { dayText } from '#shared/dates.ts'
import { ledgerPath } from '#shared/knowledge/ledger-path.ts'
import type { Citation } from '#shared/knowledge/props.ts'
import type { Rule } from '#shared/knowledge/schemas.ts'
import { routes } from '#shared/routes.ts'
import { feedMessages } from '#shared/site/feed-messages.ts'
import { citations, descriptions } from '#shared/site/head-messages.ts'
import { shareImagePath } from '#shared/site/share-image.ts'
import * as titles from '#shared/site/title-words.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { breadcrumbs, languageOf } from '#worker/site/marketing/json-ld.ts'
import type { PageDescription } from '#worker/site/marketing/public-page.ts'
import type { Publisher } from '#worker/site/marketing/publisher.ts'
import type { LedgerPage } from './ledger.ts'

const ledger = () => ({ label: titles.rules, href: routes.rules.href() })
const image = () => shareImagePath('rules')

/** Returns the metadata of a page of the ledger; filters by topic or stage are not in its path. */
export function describeLedger(edition: Edition, ledgerPage: LedgerPage): PageDescription {
  const { market, topic, stage } = ledgerPage.filters
  const name = market && edition.getMarket(market).name
  return {
    description: descriptions.rules(name),
    path: ledgerPath({ market }, topic || stage ? 1 : ledgerPage.page),
    image: image(),
    jsonLd: (publisher) => [breadcrumbs(publisher, [ledger()])],
    feeds: [
      { title: ledger().label, href: routes.rulesFeed.href() },
      ...(market && name
        ? [
            {
              title: feedMessages.rulesOf(name).title,
              href: routes.marketRulesFeed.href({ market }),
            },
          ]
        : []),
    ],
  }
}

export function describeRule(edition: Edition, rule: Rule): PageDescription {
  const path = routes.rule.href({ slug: rule.slug })
  const crumb = { label: rule.title, href: path }
  return {
    description: rule.text,
    path,
    image: image(),
    jsonLd: (publisher) => [
      articleAbout(edition, rule, publisher),
      breadcrumbs(publisher, [ledger(), crumb]),
    ],
    feeds: [{ title: ledger().label, href: routes.rulesFeed.href() }],
  }
}

function articleAbout(edition: Edition, rule: Rule, { appName, absolute }: Publisher) {
  const { name } = edition.getMarket(rule.market)
  const { url, title } = edition.getSource(rule.source)
  return {
    '@type': 'Article',
    inLanguage: languageOf(edition, rule.title),
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

/** Returns the citation of a rule as it was in an edition. */
export function ruleCitation(
  edition: Edition,
  rule: Rule,
  absolute: Publisher['absolute'],
): Citation {
  const { name } = edition.getMarket(rule.market)
  return {
    title: rule.title,
    within: citations.inLedger(name, dayText(rule.date), edition.number),
    date: edition.publishedAt,
    address: absolute(routes.rule.href({ slug: rule.slug })),
  }
}
