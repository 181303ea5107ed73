import { describe, expect, test } from 'vitest'
import { columnNames, dataTables, licence } from '#shared/content/data.ts'
import { dataset as datasetWords } from '#shared/content/data-words.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { accepts } from '#tests/support/browser.ts'
import { headOf } from '#tests/support/head.ts'
import { present } from '#tests/support/present.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { tablePaths } from '#tests/support/site/open-data.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { itemsOf } from '#worker/site/open-data/items.ts'

const path = routes.openData.href()
const site = 'https://kilima.test'
const edition = currentEdition()

async function propsOf(settings: object = {}) {
  const visitor = newVisitor({ ...settings })
  const { component, props } = await visitor.page<Pages['marketing/data']>(path)
  expect(component).toBe('marketing/data')
  return props
}

const html = async () => (await newVisitor().visit(path)).text()

describe('the page of the open data', () => {
  test('has the edition and the numbers of items', async () => {
    const { edition: pageEdition, counts, address } = await propsOf()
    expect(pageEdition).toEqual({ number: edition.number, publishedAt: edition.publishedAt })
    expect(address).toBe(site + path)
    for (const table of dataTables) {
      expect(counts[table]).toBe(itemsOf[table](edition).length)
    }
  })

  test('has the size of each file', async () => {
    const { sizes } = await propsOf()
    for (const file of tablePaths) {
      const body = await (await newVisitor().visit(file)).arrayBuffer()
      expect(sizes[file.replace('/data/', '')]).toBe(body.byteLength)
    }
  })

  test.each(dataTables)(
    'explains each column of the %s, and shows a row of the file',
    async (table) => {
      const { samples } = await propsOf()
      const { columns, row } = samples[table]
      expect(columns).toHaveLength(row.length)
      const first = columnNames(table).filter(
        (name) => !/^(online_casino|lottery|b2b|licence_(?!authority|sources))/.test(name),
      )
      expect(columns.toSorted()).toEqual(first.toSorted())
      const page = await html()
      for (const name of columns) expect(page).toContain(`>${name}</dt>`)
      const csv = await (await newVisitor().visit(`/data/${table}.csv`)).text()
      for (const cell of row) expect(csv).toContain(cell.replaceAll('"', '""'))
    },
  )

  test('has no broken links', async () => {
    const links = [
      ...(await html()).matchAll(/<a [^>]*href="(\/(?:data|rules|insights)[./][^"]*)"/g),
    ]
    expect(links.length).toBeGreaterThan(tablePaths.length)
    for (const [, href = ''] of links) {
      const { status } = await newVisitor().visit(href)
      expect({ href, status }).toEqual({ href, status: 200 })
    }
  })

  test('offers every table, the description, the feeds and the calendar', async () => {
    const page = await html()
    const others = [
      '/data/openapi.json',
      '/rules.atom',
      '/insights.atom',
      '/changes.atom',
      '/rules.ics',
    ]
    for (const href of [...tablePaths, ...others]) expect(page).toContain(`href="${href}"`)
  })

  test('changes with the name of the firm', async () => {
    const response = await newVisitor({ APP_NAME: 'Another Firm' }).visit(path)
    expect(await response.text()).toContain(`Another Firm, ${datasetWords.name}`)
    expect(await html()).not.toContain('Another Firm')
  })
})

describe('the head of the page of the open data', () => {
  test('has its own title, description and address', async () => {
    const head = headOf(await html())
    expect(head.title).toBe('Data - Kilima Advisory')
    expect(head.meta('description')).toBe(datasetWords.description)
    expect(head.canonical).toEqual([site + path])
    expect(head.meta('robots')).toBeUndefined()
  })

  test('names the feeds', async () => {
    const page = await html()
    for (const feed of [routes.rulesFeed, routes.notesFeed]) {
      expect(page).toMatch(
        new RegExp(`<link rel="alternate" type="application/atom\\+xml"[^>]* href="${feed.path}"`),
      )
    }
  })

  test('describes the data as a dataset with every file of it', async () => {
    const { jsonLd } = headOf(await html())
    const dataset = jsonLd.find((item) => item['@type'] === 'Dataset')
    expect(dataset).toMatchObject({
      name: datasetWords.name,
      url: site + path,
      version: String(edition.number),
      dateModified: edition.publishedAt,
      license: licence.url,
    })
    // Search engines accept descriptions of 50 to 5000 characters.
    expect(String(dataset?.description).length).toBeGreaterThan(50)
    const files = present(dataset?.distribution)
    expect(files.map(({ contentUrl }) => contentUrl).toSorted()).toEqual(
      tablePaths.map((file) => site + file).toSorted(),
    )
    for (const { contentUrl, encodingFormat } of files) {
      const { headers } = await newVisitor().visit(contentUrl)
      expect(headers.get('Content-Type')).toMatch(new RegExp(`^${encodingFormat};`))
    }
    expect(jsonLd.map((item) => item['@type'])).toContain('BreadcrumbList')
  })
})

describe('a page client of another build', () => {
  test('is told to reload the page', async () => {
    const headers = { ...accepts.inertia, 'X-Inertia-Version': 'other' }
    expect((await newVisitor().visit(path, { headers })).status).toBe(409)
  })
})
