import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { documentProps } from '#tests/support/desk/desk-documents.ts'
import { publishDocument, seedShipped } from '#tests/support/desk/documents.ts'
import { present } from '#tests/support/present.ts'
import { openKeyValueStore } from '#worker/db/key-value-store.ts'
import { currentEdition, shippedEdition } from '#worker/knowledge/edition.ts'
import { editionKeys, findEdition, indexText } from '#worker/knowledge/edition-in-kv.ts'

const shipped = shippedEdition().getMarket('ghana').obligations
const fields = { obligations: undefined }

describe('a market that was stored before markets had obligations', () => {
  let ghana: string
  beforeAll(async () => {
    ghana = (await publishDocument({ kind: 'market', slug: 'ghana', fields })).documentId
    // As a release with obligations does that comes later.
    await seedShipped()
    await publishDocument({ kind: 'market', slug: 'atlantis', fields: { ...fields, code: 'ZZ' } })
  })

  test('is shown to readers with those that ship', () => {
    expect(currentEdition().getMarket('ghana').obligations).toEqual(shipped)
  })

  test('has none if it does not ship', () => {
    expect(currentEdition().getMarket('atlantis').obligations).toEqual([])
  })

  test('is edited at the desk with those that ship', async () => {
    const editor = await signedInAs(await createUser({ role: 'editor' }))
    const page = await documentProps(editor, ghana)
    expect(page.fields.obligations).toEqual(shipped)
  })
})

test('an edition that was stored before then has those that ship', async () => {
  const { records } = shippedEdition()
  const markets = records.markets.map(({ obligations: _, ...market }) => market)
  const index = JSON.stringify({ ...JSON.parse(indexText(records)), number: 9000, markets })
  await env.KV.put(editionKeys.index(9000), index)
  const edition = present(await findEdition(openKeyValueStore(env.KV), 9000))
  expect(edition.getMarket('ghana').obligations).toEqual(shipped)
})
