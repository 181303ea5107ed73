import { describe, expect, test } from 'vitest'
import { publicPages } from '#shared/site/routes.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const documents = [...publicPages.map(({ href }) => href), '/nothing-here']

async function policyOf(path: string) {
  const response = await newVisitor().visit(path)
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const nonce = policy.match(/script-src[^;]*'nonce-([^']+)'/)?.[1]
  return { policy, nonce, html: await response.text() }
}

/** The opening tags of the scripts that a browser would run. */
function runningScripts(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/g) ?? []
  return tags.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag))
}

describe.each(documents)('the policy of %s', (path) => {
  test('lets only scripts with its nonce run', async () => {
    const { policy, nonce, html } = await policyOf(path)
    expect(nonce).toMatch(/^[\w+/-]{22,}={0,2}$/)
    const scripts = runningScripts(html)
    expect(scripts.length).toBeGreaterThan(0)
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`)
    for (const tag of html.match(/<style\b[^>]*>/g) ?? []) expect(tag).toContain(nonce)
    const sources = policy.match(/script-src ([^;]*)/)?.[1]
    expect(sources).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:|data:/)
  })

  test('is never framed, and names no inline handlers', async () => {
    const { policy, html } = await policyOf(path)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/base-uri 'none'|base-uri 'self'/)
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/)
    expect(html).not.toMatch(/<[^>]+\son(click|load|error|submit)=/i)
    expect(html).not.toMatch(/href="javascript:/i)
  })

  test('lets no text become HTML or script but by one policy', async () => {
    const { policy } = await policyOf(path)
    const directives = policy.split(';').map((directive) => directive.trim())
    expect(directives).toContain("require-trusted-types-for 'script'")
    expect(directives).toContain('trusted-types site')
  })

  test('has a fresh nonce each time', async () => {
    const nonces = [await policyOf(path), await policyOf(path)].map(({ nonce }) => nonce)
    expect(new Set(nonces).size).toBe(2)
  })
})
