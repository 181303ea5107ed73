import { describe, expect, test } from 'vitest'
import { dayText } from '#shared/dates.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { contactPath } from '#shared/site/routes.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { headOf } from '#tests/support/head.ts'
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

/** The first rule that is so. */
function ruleThat(isSo: (rule: (typeof edition.rules)[number]) => boolean) {
  const found = edition.rules.find(isSo)
  if (!found) throw new Error('Expected such a rule')
  return found
}

describe('an entry of the ledger', () => {
  test('is there for every rule, whole and at its own address', async () => {
    for (const rule of edition.rules) {
      const { props, head } = await entry(rule.slug)
      expect(props.rule).toEqual(rule)
      expect(props.source).toEqual(edition.getSource(rule.source))
      expect(props.market.name).toBe(edition.getMarket(rule.market).name)
      expect(head.title).toBe(`${rule.title} - ${props.name}`)
      expect(head.canonical).toEqual([site + routes.rule.href({ slug: rule.slug })])
    }
  })

  test('shows its market’s five newest others, and leads to all', async () => {
    const { slug, market } = ruleThat((rule) => edition.rulesOf({ market: rule.market }).length > 6)
    const { props, html } = await entry(slug)
    const others = edition.rulesOf({ market }).filter((one) => one.slug !== slug)
    expect(props.others.map((one) => one.slug)).toEqual(others.slice(0, 5).map((one) => one.slug))
    expect(html).toContain(`href="${routes.rules.href()}?market=${market}"`)
    expect(html).toContain(`href="${routes.market.href({ slug: market })}"`)
  })

  test('strikes what was and sets what is, and says where it can be read', async () => {
    const rule = ruleThat(({ before, after, source }) => {
      return before !== null && after !== null && edition.getSource(source).url !== null
    })
    const { html, props } = await entry(rule.slug)
    expect(html).toMatch(/<del><span class="sr-only">Struck: <\/span>/)
    expect(html).toMatch(/<ins><span class="sr-only">Set: <\/span>/)
    expect(html).toContain(`href="${props.source.url?.replaceAll('&', '&amp;')}"`)
  })

  test('calls gone only what was repealed', async () => {
    const repealed = ruleThat((rule) => rule.stage === 'repealed' && rule.after === null)
    expect((await entry(repealed.slug)).html).toContain('<dd>Gone</dd>')
    const open = ruleThat((rule) => rule.stage !== 'repealed' && rule.after === null)
    const { html } = await entry(open.slug)
    expect(html).not.toContain('<dd>Gone</dd>')
    expect(html).not.toContain('<ins>')
    expect(html).toContain('not verified')
  })

  test('says that a first day is not verified, and never leaves it out', async () => {
    const rule = ruleThat(({ effectiveAt }) => effectiveAt === null)
    const { html } = await entry(rule.slug)
    expect(html).toMatch(/In effect from<\/dt><dd><span class="not-verified">not verified/)
  })

  test('can be cited, with the edition it was read in', async () => {
    const rule = ruleThat(({ title }) => title.includes(' '))
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

  test('leaves BibTeX nothing to read as its own', async () => {
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

  test('tells search engines what it is and where it stands', async () => {
    const [rule] = edition.rules
    const { head } = await entry(rule?.slug ?? '')
    const [article, crumbs] = head.jsonLd
    expect(article).toMatchObject({ '@type': 'Article', headline: rule?.title })
    expect(article?.about).toMatchObject({ '@type': 'Legislation', legislationDate: rule?.date })
    const names = ['Home', 'Ledger of Rules', rule?.title]
    expect(crumbs?.itemListElement).toMatchObject(names.map((name) => ({ name })))
  })
})

describe('an entry that does not exist', () => {
  test('is answered with 404, and with those of a like name', async () => {
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
