import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { countedStores } from '#tests/support/db/counted-stores.ts'
import { slowSteps } from '#tests/support/db/query-plan.ts'
import {
  handIn,
  heldMailsOf,
  mailSettings,
  openThreadOf,
  rawMail,
} from '#tests/support/desk/incoming-mail.ts'

async function slowStepsOf(queries: readonly string[]): Promise<string[]> {
  expect(queries.length).toBeGreaterThan(2)
  return (await Promise.all(queries.map((query) => slowSteps(query)))).flat()
}

test('a mail that is taken or held finds its rows by an index', async () => {
  const { address } = await openThreadOf()
  const stores = countedStores()
  const watched = { ...mailSettings, ...stores.env }
  await handIn(rawMail(), { to: address, env: watched })
  await handIn(rawMail({ From: 'joe@example.com' }), { to: address, env: watched })
  const mailQueries = stores.count.d1.filter((query) => /thread|held|counters/.test(query))
  expect(await slowStepsOf(mailQueries)).toEqual([])
})

test('so does what staff do with it', async () => {
  const desk = await createUser({ role: 'advisor' })
  const { id, address } = await openThreadOf()
  for (const verb of ['accept', 'discard']) {
    await handIn(rawMail({ From: 'joe@example.com' }), { to: address })
    const [heldMail] = await heldMailsOf(id)
    const stores = countedStores()
    const browser = await signedInAs(desk, { ...env, ...stores.env })
    await browser.send(`/desk/held/${heldMail?.id}/${verb}`, {}, { as: 'json' })
    expect(await slowStepsOf(stores.count.d1.filter((query) => /held/.test(query)))).toEqual([])
  }
})
