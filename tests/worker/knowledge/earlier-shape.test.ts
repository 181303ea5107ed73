import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { documentProps } from '#tests/support/desk/desk-documents.ts'
import { publishDocument, usualFields } from '#tests/support/desk/documents.ts'
import { replacing } from '#tests/support/replacing.ts'
import { fileText } from '#tests/support/site/open-data.ts'
import { resetEdition } from '#worker/knowledge/refresh-edition.ts'

const slug = 'ghana'

/** Returns the taxes of the published market, read by a Worker that has just started. */
async function publishedTaxes(stores: object = {}): Promise<unknown> {
  resetEdition()
  return JSON.parse(await fileText(routes.marketData.href({ slug }), stores)).items[0].taxes
}

/** Returns a text with the taxes of an earlier version of this product. */
function inEarlierShape(text: string): string {
  return text
    .replaceAll('"products":["other"]', '"products":[]')
    .replaceAll('"bearer":"operator",', '')
    .replaceAll('"certainty":"at-most","replacesIncomeTax":false', '"upperBound":true')
}

const [tax] = usualFields.market().taxes
const present = {
  products: ['other'],
  payer: 'operator',
  bearer: 'operator',
  certainty: 'at-most',
  replacesIncomeTax: false,
}
let documentId: string

beforeAll(async () => {
  const fields = inEarlierShape(JSON.stringify({ taxes: [{ ...tax, ...present }] }))
  expect(fields).toContain('upperBound')
  ;({ documentId } = await publishDocument({ kind: 'market', slug, fields: JSON.parse(fields) }))
})

test('a version that was saved in an earlier shape is published in the present one', async () => {
  expect(await publishedTaxes()).toMatchObject([present])
})

test('the desk opens it in the present shape', async () => {
  const editor = await signedInAs(await createUser({ role: 'editor' }))
  const { fields } = await documentProps(editor, documentId)
  expect(fields.taxes).toMatchObject([present])
})

test('an edition in KV that was written in an earlier shape is still read', async () => {
  const KV = replacing(env.KV, {
    get: async (key: string) => {
      const value = await env.KV.get(key)
      return value && inEarlierShape(value)
    },
  })
  expect(await publishedTaxes({ KV })).toMatchObject([present])
})
