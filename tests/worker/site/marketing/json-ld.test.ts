import { describe, expect, test } from 'vitest'
import { notes } from '#shared/knowledge/notes.ts'
import { publicationDay } from '#shared/knowledge/publication-day.ts'
import { routes } from '#shared/routes.ts'
import { headOf } from '#tests/support/head.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { shippedEdition } from '#worker/knowledge/edition.ts'
import { describedServices } from '#worker/knowledge/services.ts'
import { questionsOf } from '#worker/site/pages/questions.ts'

const appName = 'Test Firm'

async function jsonLdAt(path: string) {
  const html = await (await newVisitor({ APP_NAME: appName }).visit(path)).text()
  return headOf(html).jsonLd
}

/** Returns the items of a type at any depth. */
function itemsOf(type: string, value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap((child) => itemsOf(type, child))
  const own = '@type' in value && value['@type'] === type
  return own ? [{ ...value }, ...inside] : inside
}

describe('JSON-LD', () => {
  test.each([
    [routes.home.href(), 'Organization'],
    [routes.aboutUs.href(), 'Organization'],
    [routes.services.href(), 'Service'],
    [routes.contact.href(), 'FAQPage'],
    [routes.insights.href(), 'Article'],
    [routes.markets.href(), 'BreadcrumbList'],
  ])('of %s has an item of type %s', async (path, type) => {
    const jsonLd = await jsonLdAt(path)
    expect(itemsOf(type, jsonLd).length).toBeGreaterThan(0)
    for (const item of jsonLd) expect(item['@context']).toBe('https://schema.org')
  })

  test('names the firm', async () => {
    for (const path of [routes.home.href(), routes.aboutUs.href()]) {
      const [firm] = itemsOf('Organization', await jsonLdAt(path))
      expect(firm).toMatchObject({ name: appName, url: 'https://kilima.test/' })
    }
  })

  test('lists every service', async () => {
    const names = itemsOf('Service', await jsonLdAt(routes.services.href())).map(({ name }) => name)
    expect(names).toEqual(describedServices(shippedEdition()).map(({ title }) => title))
  })

  test('asks every question', async () => {
    const questions = itemsOf('Question', await jsonLdAt(routes.contact.href()))
    expect(questions.map(({ name }) => name)).toEqual(
      questionsOf(shippedEdition()).map(({ question }) => question),
    )
  })

  test('lists every article with its date', async () => {
    const items = itemsOf('Article', await jsonLdAt(routes.insights.href()))
    expect(items.map(({ headline }) => headline).sort()).toEqual(
      notes.map(({ title }) => title).sort(),
    )
    expect(items.map(({ datePublished, url }) => ({ datePublished, url }))).toEqual(
      notes.map(({ date, slug }) => ({
        datePublished: publicationDay(date),
        url: `https://kilima.test${routes.note.href({ slug })}`,
      })),
    )
  })

  test('has breadcrumbs from home to the page, each on APP_URL', async () => {
    const [crumbs] = itemsOf('BreadcrumbList', await jsonLdAt(routes.markets.href()))
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1, item: 'https://kilima.test/' },
      { position: 2, item: 'https://kilima.test/markets' },
    ])
  })

  test('escapes the name of the firm', async () => {
    const hostile = '</script><script>alert(1)</script>'
    const html = await (await newVisitor({ APP_NAME: hostile }).visit('/')).text()
    expect(html).not.toContain('<script>alert')
  })
})
