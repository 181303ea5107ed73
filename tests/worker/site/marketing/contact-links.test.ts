import { describe, expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { services } from '#shared/knowledge/records/services.ts'
import { routes } from '#shared/routes.ts'
import { contactPath, publicPages } from '#shared/site/routes.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { shippedEdition } from '#worker/knowledge/edition.ts'
import { describedServices } from '#worker/knowledge/services.ts'

async function linksAt(path: string): Promise<string[]> {
  const html = await (await newVisitor().visit(path)).text()
  return [...html.matchAll(/<a [^>]*href="(\/contact\?[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
}

describe('the links to the contact form', () => {
  test('of the services name their own service', async () => {
    expect(await linksAt(routes.services.href())).toEqual(
      describedServices(shippedEdition()).map(({ slug }) => contactPath(slug)),
    )
  })

  test('of the markets are about entering them', async () => {
    const links = await linksAt(routes.markets.href())
    expect(links.length).toBeGreaterThan(1)
    const markets = firstEdition().markets.filter(({ market }) => market.depth === 'full')
    const about = markets.map(({ market }) =>
      contactPath('market-entry-strategy', { market: market.slug }),
    )
    expect(new Set(links)).toEqual(new Set([contactPath('market-entry-strategy'), ...about]))
  })

  test('of the insights ask for research', async () => {
    expect(await linksAt(routes.insights.href())).toEqual([contactPath('custom-research')])
  })

  test('name only services of the form', async () => {
    const offered = services.map(({ slug }) => contactPath(slug))
    for (const { href } of publicPages) {
      for (const link of await linksAt(href)) expect(offered).toContain(link.split('&')[0])
    }
  })
})
