import { describe, expect, test } from 'vitest'
import { seo } from '#shared/content/seo.ts'
import { errorPages } from '#shared/refusal-messages.ts'
import { type PublicPageName, publicPages } from '#shared/site/routes.ts'
import { tabTitle } from '#shared/titles.ts'
import { type Head, headOf } from '#tests/support/head.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { shippedEdition } from '#worker/knowledge/edition.ts'
import { fillPlaceholders } from '#worker/knowledge/placeholders.ts'

const site = 'https://kilima.test'
const appName = 'Test & “Firm”'

async function headAt(path: string): Promise<Head> {
  return headOf(await (await newVisitor({ APP_NAME: appName }).visit(path)).text())
}

/** The description of a page; the about page has one of its own. */
function descriptionOf(name: PublicPageName): string {
  const edition = shippedEdition()
  const own = name === 'about-us' ? edition.getPage(name).description : null
  return fillPlaceholders(edition, own ?? seo[name].description)
}

describe.each(publicPages)('the head of $href', ({ name, href }) => {
  test('has title, description and address, and the same in its share metadata', async () => {
    const { title, meta, canonical } = await headAt(`${href}?utm_source=mail`)
    expect(title).toBe(tabTitle(seo[name].title, appName))
    expect(title.endsWith(appName)).toBe(true)
    expect(title).toMatch(/^\S/)
    expect(meta('description')).toBe(descriptionOf(name))
    expect(canonical).toEqual([`${site}${href}`])
    expect(meta('og:title')).toBe(title)
    expect(meta('og:description')).toBe(descriptionOf(name))
    expect(meta('og:url')).toBe(`${site}${href}`)
    expect(meta('og:type')).toBe('website')
    expect(meta('twitter:card')).toBe('summary_large_image')
    const image = new URL(meta('og:image') ?? '')
    expect(image.origin).toBe(site)
    expect(image.pathname).toContain(name)
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
  })

  test('is open to search engines', async () => {
    const response = await newVisitor().visit(href)
    expect(response.headers.has('X-Robots-Tag')).toBe(false)
    expect(headOf(await response.text()).meta('robots')).toBeUndefined()
  })
})

describe('the public pages', () => {
  test('have six different titles, descriptions and images', async () => {
    const heads = await Promise.all(publicPages.map(({ href }) => headAt(href)))
    for (const readHead of [
      (head: Head) => head.title,
      (head: Head) => head.meta('description'),
      (head: Head) => head.meta('og:image'),
    ]) {
      expect(new Set(heads.map(readHead)).size).toBe(publicPages.length)
    }
  })
})

describe('the head of an error page', () => {
  test('has its title and stays out of search engines', async () => {
    const { title, meta, jsonLd } = await headAt('/nothing-here')
    expect(title).toBe(tabTitle(errorPages[404]?.title ?? '', appName))
    expect(meta('robots')).toContain('noindex')
    expect(jsonLd).toEqual([])
  })
})
