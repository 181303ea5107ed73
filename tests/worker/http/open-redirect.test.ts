import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { expectRedirect } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const path = routes.contact.href()
const site = 'https://kilima.test'

async function backFrom(referer: string | null, settings: object = {}) {
  const browser = newVisitor({ ...settings })
  const headers: Record<string, string> = referer === null ? {} : { Referer: referer }
  return expectRedirect(await browser.send(path, {}, { headers }), browser)
}

describe('back', () => {
  test.each([
    [`${site}/contact`, '/contact'],
    [`${site}/`, '/'],
    [`${site}/about-us?from=mail&x=%2F`, '/about-us?from=mail&x=%2F'],
    [`${site}/insights?category=technology`, '/insights?category=technology'],
    [`${site}/markets#kenya`, '/markets'],
    ['https://KILIMA.test:443/services', '/services'],
  ])('from %s leads to its path and query', async (referer, expected) => {
    expect(await backFrom(referer)).toBe(expected)
  })

  test.each([
    ['no Referer', null],
    ['an empty one', ''],
    ['one that is no URL', 'about-us'],
    ['a path alone', '/about-us'],
    ['another origin', 'https://elsewhere.example/about-us'],
    ['another origin with our path', 'https://elsewhere.example/contact'],
    ['our name as a user', `https://kilima.test@elsewhere.example/contact`],
    ['our name as a prefix', 'https://kilima.test.elsewhere.example/contact'],
    ['another port', 'https://kilima.test:8443/about-us'],
    ['another scheme', 'http://kilima.test/about-us'],
    ['two slashes', `${site}//elsewhere.example`],
    ['two slashes to a page', `${site}//about-us`],
    ['a backslash', `${site}/\\elsewhere.example`],
    ['two slashes alone', '//elsewhere.example'],
    ['two backslashes alone', '\\\\elsewhere.example'],
    ['an encoded slash', `${site}/%2Felsewhere.example`],
    ['a tab', `${site}/\t/elsewhere.example`],
    ['javascript:', 'javascript:alert(1)'],
    ['data:', 'data:text/html,hello'],
    ['a JSON endpoint', `${site}/up`],
    ['the endpoint of the form', `${site}/send-contact-form`],
    ['a file', `${site}/sitemap.xml`],
    ['a file of a page', `${site}/markets/kenya.pdf`],
    ['an asset', `${site}/favicon.svg`],
    ['a page that does not exist', `${site}/nothing-here`],
    ['a page with a trailing slash', `${site}/about-us/`],
  ])('from %s leads to the own page', async (_, referer) => {
    expect(await backFrom(referer)).toBe(path)
  })

  test('never leads to the host a request names', async () => {
    const browser = newVisitor()
    await browser.visit('/')
    const response = await browser.visit(`https://elsewhere.example${path}`, {
      method: 'POST',
      headers: {
        Origin: site,
        Host: 'elsewhere.example',
        'X-Forwarded-Host': 'elsewhere.example',
        Referer: 'https://elsewhere.example/about-us',
        'X-CSRF-TOKEN': browser.token ?? '',
      },
    })
    expect(expectRedirect(response, browser)).toBe(path)
    expect(response.headers.get('Location')).not.toContain('elsewhere')
  })

  test('keeps the query of the request out of the own page', async () => {
    const browser = newVisitor()
    const response = await browser.send(`${path}?next=https://elsewhere.example`, {})
    expect(expectRedirect(response, browser)).toBe(path)
  })
})

describe('links of a page asked for under another host', () => {
  test('stay on APP_URL', async () => {
    const browser = newVisitor()
    const html = await (await browser.visit('https://elsewhere.example/about-us')).text()
    expect(html).toContain(`<link rel="canonical" href="${site}/about-us"`)
    expect(html).not.toContain('elsewhere.example')
  })

  test.each([routes.sitemap.href(), routes.robots.href()])('of %s too', async (file) => {
    const text = await (await newVisitor().visit(`https://elsewhere.example${file}`)).text()
    expect(text).toContain(site)
    expect(text).not.toContain('elsewhere')
  })
})
