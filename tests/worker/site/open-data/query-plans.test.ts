import { beforeAll, expect, test } from 'vitest'
import { changesPath } from '#shared/knowledge/changes-path.ts'
import { routes } from '#shared/routes.ts'
import { later, stoppedClock } from '#tests/support/clock.ts'
import { watchedQueries } from '#tests/support/db/counted-stores.ts'
import { slowSteps } from '#tests/support/db/query-plan.ts'
import { publishDocument, seedShipped } from '#tests/support/desk/documents.ts'
import { officeDayAt } from '#tests/support/office.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

const { DB, queries } = watchedQueries()
const daySeconds = 86_400

stoppedClock()

beforeAll(async () => {
  await seedShipped()
  await publishDocument({ kind: 'rule', slug: 'one', fields: { title: 'One rule' } })
  await publishDocument({ kind: 'market', slug: 'ghana', fields: { regulation: 'Other words.' } })
  later(daySeconds)
  await publishDocument({ kind: 'rule', slug: 'two', fields: { title: 'Another rule' } })
})

test('a statement about editions and changes reads no more with their number', async () => {
  const [today, yesterday] = [0, daySeconds].map((ago) =>
    officeDayAt(new Date(Date.now() - ago * 1000)),
  )
  const number = String(currentEdition().number - 1)
  for (const path of [
    changesPath(),
    changesPath({ market: 'ghana' }, 2),
    changesPath({ market: 'ghana', from: yesterday, to: today }),
    routes.changesFeed.href(),
    routes.editions.href(),
    routes.editionFile.href({ number, file: 'taxes.csv' }),
    `${routes.market.href({ slug: 'ghana' })}?on=${yesterday}`,
  ]) {
    const { status } = await newVisitor({ DB }).visit(path)
    expect({ path, status }).toEqual({ path, status: 200 })
  }
  expect(queries.size).toBeGreaterThanOrEqual(10)
  // A release adds a few rows to the first at most; pictures are uploaded by hand.
  const allowed = /shipped|SCAN pictures/
  for (const query of queries) expect(await slowSteps(query, allowed), query).toEqual([])
})
