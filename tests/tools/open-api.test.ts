import { validate } from '@readme/openapi-parser'
import { describe, expect, test } from 'vitest'
import { firm } from '#shared/knowledge/records/firm.ts'
import { routes } from '#shared/routes.ts'
import { filePaths, openApiDocument } from '#tools/open-api/document.ts'

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

  test('is relative to wherever the site stands, and names no firm', () => {
    expect(document.servers).toEqual([{ url: '/' }])
    expect(JSON.stringify(document)).not.toMatch(/localhost|kilima\.(test|example)/)
    expect(JSON.stringify(document)).not.toContain(firm.name)
  })

  test('has every file and feed, with its tag and what to do with it', () => {
    const tables = ['markets', 'taxes', 'obligations', 'rules', 'facts', 'sources']
    const names = tables.flatMap((table) => [`${table}.json`, `${table}.csv`])
    const paths = [
      ...[...names, 'openapi.json', 'datapackage.json'].map((file) =>
        routes.dataFile.href({ file }),
      ),
      ...['/data/markets/{market}.json', '/rules/{market}.atom'],
      '/data/editions/{number}/{file}',
      ...[
        routes.editions,
        routes.changesFeed,
        routes.notesFeed,
        routes.rulesFeed,
        routes.rulesCalendar,
      ].map((route) => route.href()),
    ]
    const files = filePaths()
    expect(Object.keys(files).toSorted()).toEqual(paths.toSorted())
    for (const { get, parameters } of Object.values(files)) {
      expect(get.responses).toHaveProperty('304')
      expect(get.responses[200]).toHaveProperty('headers.ETag')
      expect(parameters).toContainEqual({ $ref: '#/components/parameters/IfNoneMatch' })
    }
  })
  test('has what programs read besides', () => {
    const others = Object.keys(document.paths).filter((path) => !(path in filePaths()))
    expect(others.toSorted()).toEqual(
      [
        ...['/llms.txt', '/.well-known/security.txt', '/mcp', '/obligations.md', '/rules.md'],
        ...['/markets/{market}.md', '/markets/{market}/{product}.md'],
        ...['/rules/{slug}.md', '/insights/{slug}.md'],
      ].toSorted(),
    )
  })
})
