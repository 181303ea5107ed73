import { beforeAll, describe, expect, test } from 'vitest'
import { floodLimits } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { countingLimiters } from '#tests/support/db/rate-limiters.ts'
import { publishDocument, seedShipped } from '#tests/support/desk/documents.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { forgetEditions } from '#worker/site/editions/find-edition.ts'

const { address } = floodLimits.past
/** A client whose first request for something past is its last one of this minute. */
const patient = () => newVisitor(countingLimiters({ [address]: address }))
const market = routes.market.href({ slug: 'kenya' })
const fileOf = (number: number) =>
  routes.editionFile.href({ number: String(number), file: 'taxes.csv' })

beforeAll(async () => {
  await seedShipped()
  for (const slug of ['one', 'two', 'three']) {
    await publishDocument({ kind: 'rule', slug, fields: { title: `Rule ${slug}` } })
  }
  forgetEditions()
})

describe('a client past the limit of a minute', () => {
  test.each([
    ['dossiers', market, '2025-01'],
    ['answers', routes.answer.href({ slug: 'kenya', product: 'lottery' }), '2025-02'],
    ['Markdown forms', `${market}.md`, '2025-03'],
  ])('waits for %s of other days, and gets those at hand', async (_, path, month) => {
    const visitor = patient()
    const day = `${month}-01`
    expect((await visitor.visit(`${path}?on=${day}`)).status).toBe(200)
    const refused = await visitor.visit(`${path}?on=${month}-02`)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await visitor.visit(`${path}?on=${day}`)).status).toBe(200)
    expect((await visitor.visit(path)).status).toBe(200)
  })

  test('waits for files of other editions, and gets those at hand', async () => {
    const visitor = patient()
    const { number } = currentEdition()
    expect((await visitor.visit(fileOf(number - 1))).status).toBe(200)
    const refused = await visitor.visit(fileOf(number - 2))
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Set-Cookie')).toBe(null)
    expect((await visitor.visit(fileOf(number - 1))).status).toBe(200)
    expect((await visitor.visit(fileOf(number))).status).toBe(200)
  })
})
