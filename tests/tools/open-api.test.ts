import { validate } from '@readme/openapi-parser'
import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { openApiDocument } from '#tools/open-api/document.ts'

const document = openApiDocument()

// The validator resolves references in place.
const validated = (document: object) => validate(structuredClone(document) as never)

describe('the description of the open data', () => {
  test('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(await validated(document)).toMatchObject({ valid: true, warnings: [] })
  })

  test('would be refused with an answer that says nothing', async () => {
    const broken = { ...document, paths: { '/data/x.json': { get: { responses: { 200: {} } } } } }
    expect((await validated(broken)).valid).toBe(false)
  })

  test('is relative to wherever the site stands', () => {
    expect(document.servers).toEqual([{ url: '/' }])
    expect(JSON.stringify(document)).not.toMatch(/localhost|kilima\.(test|example)/)
  })

  test('has every file and feed, with its tag and what to do with it', () => {
    const tables = ['markets', 'taxes', 'obligations', 'rules', 'facts', 'sources']
    const files = tables.flatMap((table) => [`${table}.json`, `${table}.csv`])
    const paths = [
      ...[...files, 'openapi.json'].map((file) => routes.dataFile.href({ file })),
      ...['/data/markets/{market}.json', '/rules/{market}.atom'],
      ...[routes.notesFeed, routes.rulesFeed, routes.rulesCalendar].map((route) => route.href()),
    ]
    expect(Object.keys(document.paths).toSorted()).toEqual(paths.toSorted())
    for (const { get, parameters } of Object.values(document.paths)) {
      expect(get.responses).toHaveProperty('304')
      expect(get.responses[200]).toHaveProperty('headers.ETag')
      expect(parameters).toContainEqual({ $ref: '#/components/parameters/IfNoneMatch' })
    }
  })
})
