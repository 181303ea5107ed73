import { beforeAll, describe, expect, test } from 'vitest'
import { pageOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { buildIndexOf, search, searchPath } from '#tests/support/site/search.ts'
import { resultsPerPage } from '#worker/site/search/find-results.ts'

const many = 2 * resultsPerPage + 3
const marks = '\u0002marked\u0003'

beforeAll(() =>
  buildIndexOf([
    ...Array.from({ length: many }, (_, number) => ({
      title: `Counted ${number}`,
      href: `/insights/counted-${number}`,
    })),
    { title: 'Where it stands: body', body: 'A word such as zebra.' },
    { title: 'Where it stands: excerpt', excerpt: 'A zebra is named here.' },
    { title: 'Zebra' },
    {
      title: 'Hostile',
      excerpt: `<script>alert(1)</script> & <mark>hostile</mark> ${marks} </p>`,
      href: '/insights/hostile',
    },
    { title: 'Long', body: `${'before '.repeat(200)}needle ${'after '.repeat(200)}` },
    { kind: 'rule', title: 'Undated', date: null },
  ]),
)

describe('the results', () => {
  test('are counted and paginated', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search('counted', page)))
    expect(pages.map(({ results }) => results.length)).toEqual([resultsPerPage, resultsPerPage, 3])
    for (const [at, page] of pages.entries()) {
      expect(page).toMatchObject({ total: many, page: at + 1, pages: 3 })
    }
    const hrefs = pages.flatMap(({ results }) => results.map(({ href }) => href))
    expect(new Set(hrefs).size).toBe(many)
  })

  test('past the last page are those of the last', async () => {
    const last = await search('counted', 3)
    const own = { csrfToken: expect.anything(), formKey: expect.anything() }
    expect(await search('counted', 4)).toEqual({ ...last, ...own })
    expect((await search('counted', 999_999)).page).toBe(3)
    expect((await search('counted', Number.MAX_SAFE_INTEGER)).page).toBe(3)
    expect((await search('zebra', 7)).page).toBe(1)
  })

  test.each(['0', '-1', '1.5', 'two', '', '1e3', ' 2'])(
    'of an invalid page are those of the first: %s',
    async (page) => {
      const response = await newVisitor().visit(searchPath({ q: 'counted', page }))
      expect(response.status).toBe(200)
      expect((await pageOf(response)).props.page).toBe(1)
    },
  )

  test('are best first: a word in the title, then in the excerpt, then in the body', async () => {
    expect((await search('zebra')).results.map(({ title }) => title)).toEqual([
      'Zebra',
      'Where it stands: excerpt',
      'Where it stands: body',
    ])
  })

  test('show the part of the text with the word, and mark it', async () => {
    const [result] = (await search('NEEDLE')).results
    expect(result?.snippet.filter(({ mark }) => mark)).toEqual([{ text: 'needle', mark: true }])
    const text = result?.snippet.map((part) => part.text).join('') ?? ''
    expect(text).toMatch(/^….*before needle after.*…$/)
    expect(text.length).toBeLessThan(300)
  })

  test('have a date or null', async () => {
    const dateOf = async (text: string) => (await search(text)).results[0]?.date
    expect([await dateOf('needle'), await dateOf('undated')]).toEqual(['2026-11-01', null])
  })

  test('mark only the searched words', async () => {
    const [result] = (await search('hostile')).results
    expect(result?.snippet).toEqual([
      { text: '<script>alert(1)</script> & <mark>', mark: false },
      { text: 'hostile', mark: true },
      { text: '</mark> marked </p>', mark: false },
    ])
    const [escaped] = (await search('marked')).results
    expect(escaped?.snippet.filter(({ mark }) => mark)).toEqual([{ text: 'marked', mark: true }])
  })

  test('are escaped in the document', async () => {
    const response = await newVisitor().visit(searchPath({ q: 'hostile' }))
    const body = (await response.text()).split('<main')[1]?.split('</main>')[0] ?? ''
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;mark&gt;')
    expect(body).toContain('<mark>hostile</mark>')
    expect(body).not.toContain('<script')
  })
})

test('the query is escaped in the document', async () => {
  const q = '"><script>alert(1)</script>'
  const html = await (await newVisitor().visit(searchPath({ q }))).text()
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
})
