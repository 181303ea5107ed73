import { describe, expect, test } from 'vitest'
import { notes } from '#shared/knowledge/notes.ts'
import { publicationDay } from '#shared/knowledge/publication-day.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { headOf } from '#tests/support/head.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const pathOf = (slug: string) => routes.note.href({ slug })

async function noteAt(slug: string) {
  const response = await newVisitor().visit(pathOf(slug))
  const html = await response.text()
  const { component, props } = pageObjectOf<Pages['marketing/note']>(html)
  return { response, html, head: headOf(html), component, props }
}

describe.each(notes.map((note) => [note.slug, note] as const))('the note %s', (slug, note) => {
  test('has its own address', async () => {
    const { response, component, props, head } = await noteAt(slug)
    expect(response.status).toBe(200)
    expect(component).toBe('marketing/note')
    expect(props.note).toEqual(note)
    expect(head.title).toContain(note.title)
    expect(head.canonical).toEqual([`https://kilima.test${pathOf(slug)}`])
    expect(head.meta('description')).toBe(note.excerpt)
    expect(head.meta('og:image')).toBe(`https://kilima.test/og/note-${slug}.png`)
    expect(props.address).toBe(head.canonical[0])
  })

  test('numbers its sources as its text does', async () => {
    const { props, html } = await noteAt(slug)
    expect(props.sources.map(({ id }) => id)).toEqual(note.sources.map(({ source }) => source))
    const numbers = [...props.html.matchAll(/href="#source-(\d+)"/g)].map(([, number]) =>
      Number(number),
    )
    expect(new Set(numbers)).toEqual(new Set(props.sources.map((_, index) => index + 1)))
    for (const number of numbers) expect(html).toContain(`id="source-${number}"`)
    expect(props.html).not.toContain('[^')
  })

  test('links to related rules and notes', async () => {
    const { props } = await noteAt(slug)
    const index = notes.indexOf(note)
    expect(props.next?.slug).toBe(notes[index - 1]?.slug)
    expect(props.previous?.slug).toBe(notes[index + 1]?.slug)
    expect(props.markets.map((market) => market.slug)).toEqual(note.markets)
    const { rules, notes: others } = props.related
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.length).toBeLessThanOrEqual(4)
    for (const rule of rules) expect(note.markets).toContain(rule.market.slug)
    expect(others.length).toBeLessThanOrEqual(3)
    expect(others.map((other) => other.slug)).not.toContain(slug)
  })

  test('describes itself in JSON-LD', async () => {
    const { head } = await noteAt(slug)
    const [article, crumbs] = head.jsonLd
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: note.title,
      dateCreated: note.date,
      datePublished: publicationDay(note.date),
      dateModified: note.corrections[0]?.date ?? publicationDay(note.date),
      url: `https://kilima.test${pathOf(slug)}`,
    })
    expect(crumbs?.itemListElement?.map(({ item }) => item)).toEqual(
      ['/', routes.insights.href(), pathOf(slug)].map((path) => `https://kilima.test${path}`),
    )
  })

  test('can be cited without a script', async () => {
    const { html } = await noteAt(slug)
    const text = html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
    expect(text).toContain(`https://kilima.test${pathOf(slug)}</p>`)
    expect(text).toContain(`title = {{${note.title}}}`)
    for (const { text: correction } of note.corrections) expect(text).toContain(correction)
  })
})

describe('the notes', () => {
  test('are announced as a feed on their list and on each page', async () => {
    const [{ slug } = { slug: '' }] = notes
    for (const path of [routes.insights.href(), pathOf(slug)]) {
      const html = await (await newVisitor().visit(path)).text()
      expect(html).toMatch(
        new RegExp(`<link rel="alternate"[^>]*href="[^"]*${routes.notesFeed.href()}"`),
      )
    }
  })

  test('are previewed by their list up to their first heading, without citation marks', async () => {
    const visitor = newVisitor()
    const { props } = await visitor.page<Pages['marketing/insights']>(routes.insights.href())
    const list = await (await visitor.visit(routes.insights.href())).text()
    for (const { slug, html, minutes } of props.notes) {
      expect(html).toMatch(/^<p>/)
      expect(html).not.toMatch(/#source|\[\^|<h2/)
      expect(minutes).toBeGreaterThan(0)
      expect(list).toContain(`href="${pathOf(slug)}"`)
    }
  })

  test('have a call to action about their market if it is the only one', async () => {
    for (const { slug, markets } of notes) {
      const { html } = await noteAt(slug)
      const [only] = markets
      const asksAbout = html.match(/market-entry-strategy(?:&amp;market=([a-z-]+))?"/)?.[1]
      expect(asksAbout, slug).toBe(markets.length === 1 ? only : undefined)
    }
  })

  test.each([
    ['nigeria-one-certificate-many-state', 'Nigeria: one certificate, many states'],
    ['Tax-is-a-product-decisions', 'Tax is a product decision'],
  ])('that do not exist are not found, and the nearest is suggested: %s', async (slug, title) => {
    const response = await newVisitor().visit(pathOf(slug))
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(title)
  })

  test.each(['nothing-like-any-of-them', '__proto__', 'constructor', '%00', 'a%2Fb'])(
    'that are like none are not found: %s',
    async (slug) => {
      const response = await newVisitor().visit(`${routes.insights.href()}/${slug}`)
      expect(response.status).toBe(404)
      expect(pageObjectOf(await response.text()).component).toBe('error')
    },
  )
})
