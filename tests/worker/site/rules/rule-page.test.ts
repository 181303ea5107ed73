import { describe, expect, test } from 'vitest'
import { dayText } from '#shared/dates.ts'
import { amendmentHeads } from '#shared/knowledge/words.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { headOf, unescapeHtml } from '#tests/support/head.ts'
import { expectErrorPage } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

const site = 'https://kilima.test'
const edition = currentEdition()

async function entry(slug: string) {
  const response = await newVisitor().visit(routes.rule.href({ slug }))
  expect(response.status).toBe(200)
  const html = await response.text()
  const { component, props } = pageObjectOf<Pages['marketing/rule'] & { name: string }>(html)
  expect(component).toBe('marketing/rule')
  return { html, head: headOf(html), props }
}

function findRuleWhere(matches: (rule: (typeof edition.rules)[number]) => boolean) {
  const rule = edition.rules.find(matches)
  if (!rule) throw new Error('Expected such a rule')
  return rule
}

describe('the page of a rule', () => {
  test('exists for every rule at its own address', async () => {
    for (const rule of edition.rules) {
      const { props, head } = await entry(rule.slug)
      expect(props.rule).toEqual(rule)
      expect(props.source).toEqual(edition.getSource(rule.source))
      expect(props.market.name).toBe(edition.getMarket(rule.market).name)
      expect(head.title).toBe(`${rule.title} - ${props.name}`)
      expect(head.canonical).toEqual([site + routes.rule.href({ slug: rule.slug })])
    }
  })

  test('shows the five newest other rules of its market, and links to all', async () => {
    const { slug, market } = findRuleWhere(
      (rule) => edition.rulesOf({ market: rule.market }).length > 6,
    )
    const { props, html } = await entry(slug)
    const others = edition.rulesOf({ market }).filter((other) => other.slug !== slug)
    expect(props.others.map((other) => other.slug)).toEqual(
      others.slice(0, 5).map((other) => other.slug),
    )
    expect(html).toContain(`href="${routes.rules.href()}?market=${market}"`)
    expect(html).toContain(`href="${routes.market.href({ slug: market })}"`)
  })

  test('shows the text before and after, and links to the source', async () => {
    const rule = findRuleWhere(({ stage, before, after, source }) => {
      const isWhole = before !== null && after !== null
      return stage === 'in-force' && isWhole && edition.getSource(source).url !== null
    })
    const { html, props } = await entry(rule.slug)
    expect(html).toMatch(/<del><span class="sr-only">Struck: <\/span>/)
    expect(html).toMatch(/<ins><span class="sr-only">Set: <\/span>/)
    expect(html).toContain(`href="${props.source.url?.replaceAll('&', '&amp;')}"`)
  })

  test.each(['proposed', 'passed', 'court', 'guidance'] as const)(
    'strikes nothing out of what is only at the stage %s',
    async (stage) => {
      const rule = findRuleWhere(({ before, after, ...rule }) => {
        return rule.stage === stage && before !== null && after !== null
      })
      const html = unescapeHtml((await entry(rule.slug)).html)
      const { before, after } = amendmentHeads[stage]
      expect(html).not.toMatch(/<(?:del|ins)>/)
      expect(html).toContain(`<dt>${before}</dt><dd>${rule.before}</dd>`)
      expect(html).toContain(`<dt>${after}</dt><dd>${rule.after}</dd>`)
    },
  )

  test('shows only a repealed rule as gone', async () => {
    const repealed = findRuleWhere((rule) => rule.stage === 'repealed' && rule.after === null)
    expect((await entry(repealed.slug)).html).toContain('<dd>Gone</dd>')
    const open = findRuleWhere((rule) => rule.stage !== 'repealed' && rule.after === null)
    const { html } = await entry(open.slug)
    expect(html).not.toContain('<dd>Gone</dd>')
    expect(html).not.toContain('<ins>')
    expect(html).toContain('not verified')
  })

  test('marks an unknown first day as not verified', async () => {
    const rule = findRuleWhere(({ effectiveAt }) => effectiveAt === null)
    const { html } = await entry(rule.slug)
    expect(html).toMatch(/In effect from<\/dt><dd><span class="not-verified">not verified/)
  })

  test('can be cited with its edition', async () => {
    const rule = findRuleWhere(({ title }) => title.includes(' '))
    const { html } = await entry(rule.slug)
    const url = site + routes.rule.href({ slug: rule.slug })
    const [text = '', bibtex = ''] = html.split('select-all">').slice(1)
    for (const citation of [text, bibtex]) {
      expect(citation).toContain(url)
      expect(citation).toContain(`entry of ${dayText(rule.date)}, edition ${edition.number}`)
    }
    expect(text).toContain(dayText(edition.publishedAt))
    expect(bibtex).toContain(edition.publishedAt)
  })

  test('escapes its citation for BibTeX', async () => {
    const browser = newVisitor({ APP_NAME: 'A & B_{%' })
    const [rule] = edition.rules
    const response = await browser.visit(routes.rule.href({ slug: rule?.slug ?? '' }))
    expect(await response.text()).toContain('author = {{A \\&amp; B\\_\\{\\%}}')
  })

  test('asks for advice about its own market', async () => {
    const [rule] = edition.rules
    const { html } = await entry(rule?.slug ?? '')
    const href = contactPath('licensing-compliance', { market: rule?.market ?? '' })
    expect(html).toContain(`href="${href.replaceAll('&', '&amp;')}"`)
  })

  test('has metadata for search engines', async () => {
    const [rule] = edition.rules
    const { head } = await entry(rule?.slug ?? '')
    const [article, crumbs] = head.jsonLd
    expect(article).toMatchObject({ '@type': 'Article', headline: rule?.title })
    expect(article?.about).toMatchObject({ '@type': 'Legislation', legislationDate: rule?.date })
    const names = ['Home', 'Ledger of Rules', rule?.title]
    expect(crumbs?.itemListElement).toMatchObject(names.map((name) => ({ name })))
  })
})

describe('a rule that does not exist', () => {
  test('is a 404 with suggestions of similar names', async () => {
    const [rule] = edition.rules
    const slug = `${rule?.slug}s`
    const response = await newVisitor().visit(routes.rule.href({ slug }))
    const { props } = await expectErrorPage(response, 404)
    expect(props.nearest?.[0]).toEqual({
      label: rule?.title,
      href: routes.rule.href({ slug: rule?.slug ?? '' }),
    })
  })

  test.each(['nothing-of-the-kind-at-all-x', '__proto__', 'toString', '%00', '%F0', 'KENYA'])(
    'is answered with 404: %s',
    async (slug) => {
      const response = await newVisitor().visit(`${routes.rules.href()}/${slug}`)
      expect(response.status).toBe(404)
    },
  )
})
