import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { publicPages } from '#shared/site/routes.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const shared = ['auth', 'csrfToken', 'errors', 'formKey', 'locale', 'name', 'sidebarOpen']

async function load(path: string, browser = newVisitor()) {
  const response = await browser.visit(path)
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const nonce = policy.match(/'nonce-([^']+)'/)?.[1] ?? 'no nonce'
  const html = await response.text()
  const { csrfToken: token, formKey } = pageObjectOf(html).props
  return {
    html,
    nonce,
    token,
    formKey,
    template: html.replaceAll(nonce, 'NONCE').replaceAll(token, 'TOKEN').replaceAll(formKey, 'KEY'),
  }
}

describe.each(publicPages)('the document of $href', ({ href, component }) => {
  // First in this file, so that no document is cached yet when it runs.
  test('is complete although the first visitor requested a part of it', async () => {
    const partial = {
      'X-Inertia-Partial-Component': component,
      'X-Inertia-Partial-Data': 'errors',
      'X-Inertia-Error-Bag': 'bag',
      'X-Inertia-Version': 'other',
    }
    const first = await newVisitor().visit(href, { headers: partial })
    expect(first.status).toBe(200)
    const { props } = pageObjectOf((await load(href)).html)
    expect(Object.keys(props)).toEqual(expect.arrayContaining(shared))
    expect((await load(href)).html).not.toContain('undefined')
  })

  test('differs between visitors in nonce, token and form key only', async () => {
    const [document, second] = [await load(href), await load(href)]
    expect(document.nonce).not.toBe(second.nonce)
    expect(document.token).not.toBe(second.token)
    expect(document.formKey).not.toBe(second.formKey)
    expect(document.template).toBe(second.template)
  })

  test("shows no other visitor's token, nonce or query", async () => {
    const document = await load(`${href}?utm_secret=unmistakable`)
    const { html } = await load(href)
    expect(html).not.toContain(document.token)
    expect(html).not.toContain(document.nonce)
    expect(html).not.toContain(document.formKey)
    expect(html).not.toContain('unmistakable')
    expect(pageObjectOf(html).url).toBe(href)
  })

  test("has the visitor's own token everywhere", async () => {
    const browser = newVisitor()
    const { html, token } = await load(href, browser)
    expect(token).toBe(browser.token)
    expect(html).toContain(`<meta name="csrf-token" content="${token}"`)
    expect(html).not.toMatch(/%%[\w-]+%%/)
  })
})

describe('a cached document', () => {
  const path = routes.services.href()

  test('follows the name of the firm', async () => {
    for (const name of ['First Firm', 'Second Firm']) {
      const { html } = await load(path, newVisitor({ APP_NAME: name }))
      expect(html).toContain(`<title data-inertia="">Services - ${name}</title>`)
    }
  })

  test('follows APP_URL', async () => {
    const { html } = await load(path, newVisitor({ APP_URL: 'http://localhost:8787' }))
    expect(html).toContain('http://localhost:8787/services')
    expect(html).not.toContain('kilima.test')
  })

  test.each([
    '?x=</script><script>alert(1)</script>',
    '?x="><img src=x onerror=alert(1)>',
    '?x=\'"`',
    '?x=\u2028\u2029',
    '?x=%E2%80%A8%00%0A',
    '?x=\\u003c\\',
    '?x=$&$1$`',
    '?%%nonce%%=%%csrf%%&%%url%%',
    '?x=<!--<script>',
    `?x=${'y'.repeat(4000)}`,
  ])('escapes the query %s', async (query) => {
    const { html, template } = await load(path + query)
    const page = pageObjectOf(html)
    expect(page.component).toBe('marketing/services')
    expect(new URL(page.url, 'https://kilima.test').href).toBe(
      new URL(path + query, 'https://kilima.test').href,
    )
    expect(html).not.toMatch(/<script>alert|<img src=x|<!--<script/)
    expect(count(template, '<script')).toBe(count((await load(path)).template, '<script'))
  })
})

function count(text: string, part: string): number {
  return text.split(part).length - 1
}
