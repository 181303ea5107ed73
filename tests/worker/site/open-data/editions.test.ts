import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { recordMessages } from '#shared/site/record-messages.ts'
import { failingDatabase } from '#tests/support/db/failing-stores.ts'
import { publishDocument, unpublishDocument, usualFields } from '#tests/support/desk/documents.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { tablePaths } from '#tests/support/site/open-data.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { forgetEditions } from '#worker/site/editions/find-edition.ts'

const files = tablePaths.map((path) => path.replace('/data/', ''))
const fileOf = (number: number | string, file: string) =>
  routes.editionFile.href({ number: String(number), file })

async function bytesOf(path: string): Promise<string> {
  const response = await newVisitor().visit(path)
  expect({ path, status: response.status }).toEqual({ path, status: 200 })
  return Buffer.from(await response.arrayBuffer()).toString('base64')
}

/** Returns every data file of the newest edition. */
const newestFiles = () => Promise.all(files.map((file) => bytesOf(`/data/${file}`)))

/** Returns every data file of an edition as an isolate reads it that has just started. */
async function filesOf(number: number): Promise<string[]> {
  forgetEditions()
  return Promise.all(files.map((file) => bytesOf(fileOf(number, file))))
}

async function listed() {
  const response = await newVisitor().visit(routes.editions.href())
  const { editions } = await response.json<{ editions: unknown[] }>()
  return { response, editions }
}

const shippedFiles: string[] = []
const published: { number: number; files: string[] }[] = []

beforeAll(async () => {
  shippedFiles.push(...(await newestFiles()))
  const [tax, ...taxes] = usualFields.market().taxes
  const raised = { taxes: tax ? [{ ...tax, rate: 21.5 }, ...taxes] : [] }
  for (const change of [
    () => publishDocument({ kind: 'rule', slug: 'past-rule', fields: { title: 'A past rule' } }),
    () => publishDocument({ kind: 'market', slug: 'ghana', fields: raised }),
    () => unpublishDocument('rule', 'past-rule'),
  ]) {
    await change()
    published.push({ number: currentEdition().number, files: await newestFiles() })
  }
})

describe('the files of an edition', () => {
  test('are those that readers had when it was the newest, byte for byte', async () => {
    for (const { number, files } of published) expect(await filesOf(number)).toEqual(files)
    expect(new Set(published.map((edition) => edition.files.join())).size).toBe(published.length)
  })

  test('of the first edition are those that ship', async () => {
    expect(await filesOf(1)).toEqual(shippedFiles)
  })

  test.each(files)('%s may be cached for ever, and has a strong tag', async (file) => {
    const response = await newVisitor().visit(fileOf(1, file))
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('ETag')).toMatch(/^"[\w-]{16,}"$/)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('have a name of their own when they are saved', async () => {
    const { headers } = await newVisitor().visit(fileOf(1, 'taxes.csv'))
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="taxes-edition-1.csv"')
  })

  test.each([
    '0',
    '01',
    '-1',
    '1e0',
    '1.0',
    '%201',
    '99999',
    '999999999999',
    'newest',
    '__proto__',
  ])('do not exist for the number %s', async (number) => {
    const response = await newVisitor().visit(`/data/editions/${number}/taxes.csv`)
    expect(response.status).toBe(404)
  })

  test.each(['nothing.json', 'openapi.json', 'taxes.xml', '__proto__', 'taxes.csv/x'])(
    'do not exist under the name %s',
    async (name) => {
      expect((await newVisitor().visit(`/data/editions/1/${name}`)).status).toBe(404)
    },
  )

  test('are unavailable, not missing, while the database is down', async () => {
    forgetEditions()
    const path = fileOf(1, 'taxes.csv')
    expect((await newVisitor({ DB: failingDatabase() }).visit(path)).status).toBe(503)
  })
})

describe('the list of editions', () => {
  test('names them newest first, with what each changed', async () => {
    const { editions } = await listed()
    const numbers = published.map(({ number }) => number)
    const publishedAt = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    const ghana = recordMessages.editions.published('Market', 'Ghana')
    expect(editions).toEqual([
      // A rule that is no longer published has no title any more.
      {
        number: numbers[2],
        publishedAt,
        title: recordMessages.editions.unpublished('Rule', 'past-rule'),
        changes: 1,
      },
      { number: numbers[1], publishedAt, title: ghana, changes: 1 },
      {
        number: numbers[0],
        publishedAt,
        title: recordMessages.editions.published('Rule', 'past-rule'),
        changes: 1,
      },
      { number: 1, publishedAt, title: expect.any(String), changes: await shippedDocuments() },
    ])
  })

  test('is sent again only after a publication', async () => {
    const { response } = await listed()
    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' }
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300')
    expect((await newVisitor().visit(routes.editions.href(), { headers })).status).toBe(304)
  })
})

function shippedDocuments() {
  return env.DB.prepare('SELECT count(*) AS n FROM revisions WHERE number = 0').first('n')
}
