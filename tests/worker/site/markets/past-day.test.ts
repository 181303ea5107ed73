import { describe, expect, test } from 'vitest'
import { dayAfter } from '#shared/days.ts'
import { isInForce } from '#shared/knowledge/taxes.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { at, stoppedClock } from '#tests/support/clock.ts'
import { publishDocument } from '#tests/support/desk/documents.ts'
import { headOf } from '#tests/support/head.ts'
import { officeDayAt } from '#tests/support/office.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { resetEdition } from '#worker/knowledge/refresh-edition.ts'

type Dossier = Pages['marketing/market']

const kenya = routes.market.href({ slug: 'kenya' })

async function dossier(path: string): Promise<Dossier> {
  return (await newVisitor().page<Dossier>(path)).props
}

const htmlOf = async (path: string) => (await newVisitor().visit(path)).text()

describe('the dossier of a past day', () => {
  const day = '2025-05-01'
  const path = `${kenya}?on=${day}`

  test('has the taxes, rules, facts and judgements of then', async () => {
    const { market, rules, facts, past, today } = await dossier(path)
    const inForce = market.taxes.filter((tax) => isInForce(tax, day))
    expect(inForce).toContainEqual(
      expect.objectContaining({
        name: 'Excise duty on stakes, third rate',
        rate: 15,
        base: 'stakes',
      }),
    )
    expect(market.taxes.filter(({ from }) => from !== null && from > day)).toEqual([])
    expect(rules.filter(({ date }) => date > day)).toEqual([])
    expect(rules.length).toBeGreaterThan(0)
    expect(facts.filter(({ asOf }) => asOf > day || asOf === '2025')).toEqual([])
    const { number: edition, publishedAt } = currentEdition()
    expect(past).toEqual({ on: day, edition, publishedAt })
    expect(today).toBe(day)
  })

  test('is one link away from the taxes of today', async () => {
    const [, target] = /href="#([^"]+)"[^>]*>As of another day</.exec(await htmlOf(kenya)) ?? []
    expect(await htmlOf(kenya)).toMatch(new RegExp(`<input[^>]* id="${target}"[^>]* name="on"`))
  })

  test('says so, is not indexed, and can be cited by its address', async () => {
    const html = await htmlOf(path)
    expect(html).toContain('As of <strong>1 May 2025</strong>')
    expect(headOf(html).meta('robots')).toContain('noindex')
    expect(headOf(html).canonical).toEqual([`https://kilima.test${kenya}`])
    expect(html).toContain(`https://kilima.test${path}`)
  })

  test('answers for a product as well', async () => {
    const href = routes.answer.href({ slug: 'kenya', product: 'sportsbook' })
    const { props } = await newVisitor().page<Pages['marketing/answer']>(`${href}?on=${day}`)
    expect(props.taxes.map(({ name }) => name)).toContain('Excise duty on stakes, third rate')
    expect(props.taxes.map(({ name }) => name)).not.toContain('Excise duty on deposits')
    expect(props.cite.address).toBe(`https://kilima.test${href}?on=${day}`)
  })

  test.each([
    'yesterday',
    '2025-13-01',
    '2025-02-30',
    '1999-01-01',
    '2999-01-01',
    '',
    '2025-05-01&on=x',
  ])('is that of today for the odd or future day %j', async (on) => {
    const { past, market } = await dossier(`${kenya}?on=${on}`)
    expect(past).toBeNull()
    expect(market.taxes.map(({ name }) => name)).toContain('Excise duty on deposits')
  })
})

describe('a dossier that was cited', () => {
  stoppedClock()

  test('is found again at its address after later publications, without the picture of today', async () => {
    const today = officeDayAt(new Date())
    const { market } = await dossier(routes.market.href({ slug: 'ghana' }))
    const fields = { name: 'Gold Coast', regulation: 'As it was when it was cited.' }
    await publishDocument({ kind: 'market', slug: 'ghana', fields })
    const { cite } = await dossier(routes.market.href({ slug: 'ghana' }))
    expect(cite.address).toMatch(new RegExp(`\\?on=${today}$`))
    at(new Date(Date.parse(`${dayAfter(today, 3)}T12:00:00Z`)))
    await publishDocument({
      kind: 'market',
      slug: 'ghana',
      fields: { name: market.name, regulation: market.regulation },
    })
    resetEdition()
    const later = await dossier(`${new URL(cite.address).pathname}?on=${today}`)
    expect(later.market.regulation).toBe(fields.regulation)
    expect(`Markets, edition ${later.past?.edition}`).toBe(cite.within)
    const answer = routes.answer.href({ slug: 'ghana', product: 'sportsbook' })
    for (const folder of ['', '/fr']) {
      const { meta } = headOf(await htmlOf(`${folder}${answer}?on=${today}`))
      expect(meta('og:image')).toBe(`https://kilima.test/og${folder}/markets.png`)
    }
  })
})
