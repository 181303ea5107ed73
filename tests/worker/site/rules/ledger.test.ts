import { describe, expect, test } from 'vitest'
import { amendmentOf } from '#shared/knowledge/amendment.ts'
import { stages, topics } from '#shared/knowledge/codes.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { tabTitle } from '#shared/titles.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { headOf } from '#tests/support/head.ts'
import { present } from '#tests/support/present.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { rulesPerPage } from '#worker/site/rules/ledger.ts'

const path = routes.rules.href()
const site = 'https://kilima.test'
const { rules } = currentEdition()
const pages = Math.ceil(rules.length / rulesPerPage)
const none = { market: null, topic: null, stage: null }

async function ledger(query = '') {
  const response = await newVisitor().visit(path + query)
  expect(response.status).toBe(200)
  const html = await response.text()
  const { props } = pageObjectOf<Pages['marketing/rules']>(html)
  return { html, head: headOf(html), props }
}

const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug)

describe('the ledger of rules', () => {
  test('has its title and description', async () => {
    const { head, html } = await ledger()
    expect(pageObjectOf(html).component).toBe('marketing/rules')
    expect(head.title).toBe(tabTitle('Ledger of Rules', pageObjectOf(html).props.name))
    expect(head.meta('robots')).toBeUndefined()
    expect(head.jsonLd.map((rule) => rule['@type'])).toContain('BreadcrumbList')
  })

  test('has every rule on one of its pages, newest first', async () => {
    const numbers = Array.from({ length: pages }, (_, index) => index + 1)
    const all = await Promise.all(numbers.map((page) => ledger(`?page=${page}`)))
    const allRules = all.flatMap(({ props }) => props.rules)
    expect(slugs(allRules)).toEqual(slugs(rules))
    expect(allRules.map(({ date }) => date)).toEqual(rules.map(({ date }) => date))
    for (const [index, { props }] of all.entries()) {
      expect(props).toMatchObject({ page: index + 1, pages, total: rules.length, filters: none })
    }
  })

  test('shows the change of each rule under its year', async () => {
    const { html, props } = await ledger()
    const { slug } = present(props.rules[0])
    expect(html).toContain(`href="${routes.rule.href({ slug })}"`)
    const headings = [...html.matchAll(/<h2[^>]*>(\d{4})<\/h2>/g)].map(([, year]) => year)
    const years = props.rules.map(({ date }) => date.slice(0, 4))
    expect(headings).toEqual([...new Set(years)])
    const binding = props.rules.filter((rule) => amendmentOf(rule, props.today).isBinding)
    expect(binding.length).toBeLessThan(props.rules.length)
    expect(html.match(/<del>/g)).toHaveLength(binding.filter((rule) => rule.before).length)
    expect(html.match(/<ins>/g)).toHaveLength(binding.filter((rule) => rule.after).length)
  })

  test('links its pages', async () => {
    const rels = async (query: string) =>
      [...(await ledger(query)).html.matchAll(/<a[^>]* rel="(prev|next)"/g)].map(([, rel]) => rel)
    expect(await rels('')).toEqual(['next'])
    expect(await rels('?page=2')).toEqual(['prev', 'next'])
    expect(await rels(`?page=${pages}`)).toEqual(['prev'])
  })

  test('counts the rules of each year, and knows the page on which it begins', async () => {
    const { props } = await ledger()
    expect(props.years.reduce((sum, { count }) => sum + count, 0)).toBe(rules.length)
    for (const { year, page } of props.years) {
      const first = rules.findIndex(({ date }) => date.startsWith(year))
      expect(page).toBe(Math.floor(first / rulesPerPage) + 1)
    }
  })
})

describe('a filter of the ledger', () => {
  const queries = [
    '?market=kenya',
    '?topic=tax',
    '?stage=in-force',
    '?market=kenya&topic=tax',
    '?market=nigeria&topic=licensing&stage=court',
    '?market=kenya&topic=&stage=',
  ]

  test.each(queries)('matches its rules, and counts those of other values: %s', async (query) => {
    const { props } = await ledger(query)
    const params = new URLSearchParams(query)
    const has = (name: string, values: readonly string[]) =>
      !params.get(name) || values.includes(params.get(name) ?? '')
    const condition = (but: string | null) =>
      rules.filter(
        (rule) =>
          (but === 'market' || has('market', [rule.market])) &&
          (but === 'topic' || has('topic', rule.topics)) &&
          (but === 'stage' || has('stage', [rule.stage])),
      )
    expect(props.total).toBe(condition(null).length)
    expect(props.total).toBeGreaterThan(0)
    expect(slugs(props.rules)).toEqual(slugs(condition(null).slice(0, rulesPerPage)))
    for (const { slug, count } of props.counts.market) {
      expect(count).toBe(condition('market').filter(({ market }) => market === slug).length)
    }
    for (const { value, count } of props.counts.topic) {
      expect(count).toBe(condition('topic').filter((rule) => rule.topics.includes(value)).length)
    }
    for (const { value, count } of props.counts.stage) {
      expect(count).toBe(condition('stage').filter(({ stage }) => stage === value).length)
    }
    const counted = props.counts.market.reduce((sum, { count }) => sum + count, 0)
    expect(counted).toBe(condition('market').length)
  })

  test('is named and can be cleared', async () => {
    const { html, props } = await ledger('?market=kenya&topic=tax')
    expect(html).toContain(`${props.total} rules: Kenya, tax`)
    expect(html).toMatch(/href="\/rules\?topic=tax"><span[^>]*><span[^>]*>Clear market: </)
    expect(html).toMatch(/href="\/rules\?market=kenya"><span[^>]*><span[^>]*>Clear topic: </)
  })

  test('stays selected in the form, which works without a script', async () => {
    const { html } = await ledger('?market=kenya&stage=court')
    const form = html.match(/<form [^>]*action="\/rules".*?<\/form>/s)?.[0] ?? ''
    const selectedOptions = [...form.matchAll(/<option[^>]* selected=""[^>]*>([^<]*)/g)].map(
      ([, rule]) => rule,
    )
    expect(selectedOptions.map((rule) => rule?.replace(/ \(\d+\)$/, ''))).toEqual([
      'Kenya',
      'All topics',
      'Court',
    ])
    expect(form).not.toContain('method="post"')
  })

  test('without matches says so, and links to all rules', async () => {
    const { html, props } = await ledger('?market=rwanda&topic=payments&stage=repealed')
    expect(props).toMatchObject({ total: 0, page: 1, pages: 1, rules: [], years: [] })
    expect(props.filters).toEqual({ market: 'rwanda', topic: 'payments', stage: 'repealed' })
    expect(html).toMatch(/<a [^>]*href="\/rules">Clear all filters/)
    expect(html).toContain('0 rules: Rwanda, payments, repealed')
  })

  test('exists for every topic and stage', async () => {
    const { props } = await ledger()
    expect(topics).toEqual(expect.arrayContaining(props.counts.topic.map(({ value }) => value)))
    expect(stages).toEqual(expect.arrayContaining(props.counts.stage.map(({ value }) => value)))
  })
})

describe('an invalid value in the query of the ledger', () => {
  test.each([
    '?market=atlantis',
    '?market=',
    '?market=KENYA',
    '?market[]=kenya',
    '?market=kenya&market=ghana',
    '?topic=__proto__',
    '?topic=tax&topic=licensing',
    '?stage=constructor',
    '?stage=in%20force',
    '?market=%00',
    '?topic=%F0',
  ])('counts as absent: %s', async (query) => {
    const { props, head } = await ledger(query)
    expect(props).toMatchObject({ filters: none, total: rules.length, page: 1 })
    expect(head.canonical).toEqual([site + path])
  })

  test.each(['two', '-1', '0', '1.5', '1e3', '', '0x2', '９', '2&page=3'])(
    'is the first page for page=%s',
    async (page) => {
      expect((await ledger(`?page=${page}`)).props.page).toBe(1)
    },
  )

  test.each([pages + 1, 9999, 1_000_000_000, Number.MAX_SAFE_INTEGER])(
    'is the last page for page=%d',
    async (page) => {
      const { props, head } = await ledger(`?page=${page}`)
      expect(props.page).toBe(pages)
      expect(props.rules.at(-1)?.slug).toBe(rules.at(-1)?.slug)
      expect(head.canonical).toEqual([`${site}${path}?page=${pages}`])
    },
  )
})

describe('the canonical address of the ledger', () => {
  test.each([
    ['', ''],
    ['?page=1', ''],
    ['?utm_source=mail', ''],
    ['?page=2', '?page=2'],
    ['?market=kenya', '?market=kenya'],
    ['?stage=court&market=kenya&topic=tax', '?market=kenya'],
    ['?topic=tax', ''],
    ['?topic=licensing&page=2', ''],
  ])('of "%s" is "%s"', async (query, canonical) => {
    expect((await ledger(query)).head.canonical).toEqual([site + path + canonical])
  })
})

describe('the feeds of the ledger', () => {
  const feeds = (html: string) =>
    [
      ...html.matchAll(/<link rel="alternate" type="application\/atom\+xml"[^>]*href="([^"]+)"/g),
    ].map(([, href]) => href)

  test('are that of all rules, and that of the selected market', async () => {
    expect(feeds((await ledger()).html)).toEqual([routes.rulesFeed.href()])
    expect(feeds((await ledger('?market=kenya')).html)).toEqual([
      routes.rulesFeed.href(),
      routes.marketRulesFeed.href({ market: 'kenya' }),
    ])
  })

  test('and its calendar are linked', async () => {
    const { html } = await ledger()
    expect(html).toContain(`href="${routes.rulesFeed.href()}"`)
    expect(html).toContain(`href="${routes.rulesCalendar.href()}"`)
  })
})
