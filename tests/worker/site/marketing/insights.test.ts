import { describe, expect, test } from 'vitest'
import { categories } from '#shared/content/insights.ts'
import { notes } from '#shared/knowledge/notes.ts'
import { routes } from '#shared/routes.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { headOf } from '#tests/support/head.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.insights.href()
const filterSlugs = categories.map(({ slug }) => slug).filter((slug) => slug !== 'all')
const unknown = [
  '',
  '?category=',
  '?category=all',
  '?category=nothing',
  '?category=TECHNOLOGY',
  '?category=technology%20',
  '?category[]=technology',
  '?category=__proto__',
  '?category=constructor',
  '?category=technology,investment',
]

async function insights(query: string) {
  const html = await (await newVisitor().visit(path + query)).text()
  return { html, head: headOf(html), ...pageObjectOf(html) }
}

describe('the insights', () => {
  test.each(filterSlugs)(
    'of the category %s name it in prop and canonical address',
    async (slug) => {
      const { props, head } = await insights(`?category=${slug}`)
      expect(props).toMatchObject({ category: slug, status: null })
      expect(head.canonical).toEqual([`https://kilima.test${path}?category=${slug}`])
      expect(head.meta('og:url')).toBe(`https://kilima.test${path}?category=${slug}`)
    },
  )

  test.each(unknown)('are not filtered for "%s"', async (query) => {
    const { props, head } = await insights(query)
    expect(props.category).toBe('all')
    expect(head.canonical).toEqual([`https://kilima.test${path}`])
  })

  test('of a category keep other parameters out of the canonical address', async () => {
    const { head, url } = await insights('?utm_source=mail&category=technology')
    expect(head.canonical).toEqual([`https://kilima.test${path}?category=technology`])
    expect(url).toBe(`${path}?utm_source=mail&category=technology`)
  })

  test('have their category in the page object too', async () => {
    const { props } = await newVisitor().page(`${path}?category=compliance`)
    expect(props.category).toBe('compliance')
  })

  test('know every category that the specification names', () => {
    expect(filterSlugs.toSorted()).toEqual(
      ['compliance', 'investment', 'market-analysis', 'marketing', 'technology'].sort(),
    )
    for (const slug of filterSlugs) {
      expect(notes.some(({ category }) => category === slug)).toBe(true)
    }
  })
})
