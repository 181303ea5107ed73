import { describe, expect, test } from 'vitest'
import { floodLimits } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { countingLimiters } from '#tests/support/db/rate-limiters.ts'
import { publishDocument, usualFields } from '#tests/support/desk/documents.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { visitPdf } from '#tests/support/site/pdf.ts'

const dossier = routes.marketPdf.href({ slug: 'kenya' })
const report = routes.report.href({ slug: 'licensing-guide-2026' })
const compare = routes.comparisonPdf.href()
const obligations = routes.obligationsPdf.href()

const visit = (path: string, options = {}) => newVisitor().visit(path, options)
const nameOf = (response: Response) => response.headers.get('Content-Disposition')

describe('a document', () => {
  test.each([
    [dossier, 'inline; filename="kenya.pdf"'],
    [report, 'attachment; filename="licensing-guide-2026.pdf"'],
    [`${compare}?with=kenya,ghana`, 'inline; filename="compare-kenya-ghana-sportsbook.pdf"'],
    [`${obligations}?market=kenya`, 'inline; filename="obligations-kenya.pdf"'],
    [obligations, 'inline; filename="obligations.pdf"'],
  ])('%s has a name of its own', async (path, name) => {
    expect(nameOf(await visit(path))).toBe(name)
  })

  test('is answered by its head alone, and not again to who has it', async () => {
    const whole = await visit(dossier)
    const etag = whole.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(whole.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/)
    const head = await visit(dossier, { method: 'HEAD' })
    expect(head.headers.get('ETag')).toBe(etag)
    expect(await head.text()).toBe('')
    const again = await visit(dossier, { headers: { 'If-None-Match': etag } })
    expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' })
  })

  test('is refused past the limit of a client, as a page or as JSON', async () => {
    const { address } = floodLimits.pdf
    const visitor = newVisitor(countingLimiters({ [address]: address }))
    const ask = (headers = {}) => visitor.visit(report, { headers })
    expect((await ask()).status).toBe(200)
    const page = await ask({ Accept: 'text/html' })
    expect({ status: page.status, type: page.headers.get('Content-Type') }).toEqual({
      status: 429,
      type: expect.stringContaining('text/html'),
    })
    expect(Number(page.headers.get('Retry-After'))).toBeGreaterThan(0)
    const json = await ask({ Accept: 'application/json' })
    expect(await json.json()).toMatchObject({ message: expect.any(String) })
  })
})

describe('an odd request gets what the page would get', () => {
  test.each([
    routes.marketPdf.href({ slug: 'atlantis' }),
    routes.report.href({ slug: 'none' }),
    '/markets/kenya/sportsbook.pdf',
    '/markets/KENYA%00.pdf',
  ])('%s is not found', async (path) => {
    expect((await visit(path)).status).toBe(404)
  })

  test('a market with a misspelt name gets the nearest ones', async () => {
    const response = await visit('/markets/kenia.pdf', { headers: { Accept: 'text/html' } })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain(routes.market.href({ slug: 'kenya' }))
  })

  test.each(['', '?with=kenya', '?with=atlantis,nowhere&product=lottery'])(
    'a comparison %s leads to the page that asks for markets',
    async (query) => {
      const response = await visit(compare + query)
      expect({ status: response.status, to: response.headers.get('Location') }).toEqual({
        status: 302,
        to: routes.compareMarkets.href() + query,
      })
    },
  )

  test('unknown values are no filter', async () => {
    const odd = `${compare}?with=Kenya,ghana,atlantis&product=tennis&stakes=-1&margin=0x10`
    expect(nameOf(await visit(odd))).toBe('inline; filename="compare-kenya-ghana-sportsbook.pdf"')
    const unfiltered = await visit(`${obligations}?market=atlantis&duty=none&product=tennis`)
    expect(nameOf(unfiltered)).toBe('inline; filename="obligations.pdf"')
  })

  test('a form is refused', async () => {
    const response = await visit(dossier, { method: 'POST' })
    expect(response.status).toBe(419)
  })
})

test('a change that is published is in the documents at once', async () => {
  const market = usualFields.market()
  const before = await visitPdf(routes.marketPdf.href({ slug: 'ghana' }))
  expect(before.text).toContain('20% of gross gaming revenue')
  await publishDocument({
    kind: 'market',
    slug: 'ghana',
    fields: { taxes: market.taxes.map((tax) => ({ ...tax, rate: 17.5 })) },
  })
  for (const path of [
    routes.marketPdf.href({ slug: 'ghana' }),
    `${compare}?with=ghana,kenya`,
    routes.report.href({ slug: 'four-key-markets-2026' }),
  ]) {
    const { text } = await visitPdf(path)
    expect(text, path).toContain('17.5% of gross gaming revenue')
    expect(text, path).toContain('Edition 2')
  }
})
