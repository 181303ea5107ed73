import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { slowSteps } from '#tests/support/db/query-plan.ts'
import {
  handIn,
  heldIn,
  mailSettings,
  rawMail,
  threadOf,
} from '#tests/support/desk/incoming-mail.ts'

async function slowStepsOf(queries: readonly string[]): Promise<string[]> {
  expect(queries.length).toBeGreaterThan(2)
  return (await Promise.all(queries.map((query) => slowSteps(query)))).flat()
}

test('a mail that is taken or held finds its rows by an index', async () => {
  const { address } = await threadOf()
  const stores = countedStores()
  const watched = { ...mailSettings, ...stores.env }
  await handIn(rawMail(), { to: address, env: watched })
  await handIn(rawMail({ From: 'joe@example.com' }), { to: address, env: watched })
  const own = stores.count.d1.filter((query) => /thread|held|counters/.test(query))
  expect(await slowStepsOf(own)).toEqual([])
})

test('so does what staff do with it', async () => {
  const desk = await createUser({ role: 'advisor' })
  const { id, address } = await threadOf()
  for (const verb of ['accept', 'discard']) {
    await handIn(rawMail({ From: 'joe@example.com' }), { to: address })
    const [held] = await heldIn(id)
    const stores = countedStores()
    const browser = await signedInAs(desk, { ...env, ...stores.env })
    await browser.send(`/desk/held/${held?.id}/${verb}`, {}, { as: 'json' })
    expect(await slowStepsOf(stores.count.d1.filter((query) => /held/.test(query)))).toEqual([])
  }
})
