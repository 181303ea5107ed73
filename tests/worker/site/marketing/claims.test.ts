import { describe, expect, test } from 'vitest'
import { figuresAt } from '#shared/knowledge/firm.ts'
import { firm } from '#shared/knowledge/records/firm.ts'
import type { Figure } from '#shared/knowledge/schemas.ts'
import { routes } from '#shared/routes.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const strips: [path: string, stats: readonly Figure[], claims: string[]][] = [
  [
    routes.home.href(),
    figuresAt(firm, 'home'),
    [
      '15+ African Markets',
      '50+ Successful Projects',
      '10+ Years Experience',
      '100% Client Satisfaction',
    ],
  ],
  [
    routes.services.href(),
    figuresAt(firm, 'services'),
    ['15+ Markets Covered', '50+ Projects Completed', '100% Success Rate', '24/7 Support'],
  ],
  [
    routes.markets.href(),
    figuresAt(firm, 'markets'),
    ['1.4B+ Population', '800M+ Mobile Subscribers', '60% Under 25', '15+ Active Markets'],
  ],
]

const asText = (html: string) => html.replaceAll('&#x27;', '’').replaceAll('&amp;', '&')

describe.each(strips)('the figures on %s', (path, stats, claims) => {
  test('are those of the specification', () => {
    expect(stats.map(({ value, label }) => `${value} ${label}`)).toEqual(claims)
  })

  test('have their definitions', async () => {
    const html = asText(await (await newVisitor().visit(path)).text())
    for (const { label, value, definition } of stats) {
      expect(definition).toMatch(/\w{3}.*\.$/)
      expect(html).toMatch(
        new RegExp(`<dt[^>]*>${label}</dt><dd[^>]*>${value.replace('+', '\\+')}`),
      )
      expect(html).toContain(`>${definition}</dd>`)
    }
  })
})
