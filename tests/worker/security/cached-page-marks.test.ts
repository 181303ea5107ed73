import { beforeAll, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { createDocument, newSlug, sendPublication } from '#tests/support/desk/desk-documents.ts'
import { seedShipped } from '#tests/support/desk/documents.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const names = ['csrfToken', 'formKey', 'nonce', 'url']
const shapes = [
  (name: string) => `%%${name}%%`,
  (name: string) => `%%undefined${name}%%`,
  (name: string) => `%%undefined-${name}%%`,
  (name: string) => `%%${'A'.repeat(22)}${name}%%`,
  (name: string) => `%%.*${name}%%`,
  (name: string) => `{{${name}}}`,
]
const guesses = shapes.flatMap((shape) => names.map(shape))

const plain = newSlug()
const hostile = newSlug()

beforeAll(async () => {
  const source = {
    id: newSlug(),
    publisher: guesses.slice(3, 6).join(' '),
    title: guesses.slice(0, 6).join(' '),
    date: null,
    url: `https://example.com/?x=${guesses.slice(0, 3).join('&')}`,
  }
  const text = { title: guesses.slice(0, 3).join(' '), excerpt: guesses.join(' ') }
  const body = `${guesses.join(' ')}\n\nIt is so.[^${source.id}]`
  const sources = [{ source: source.id, section: guesses.slice(0, 3).join(' ') }]
  await seedShipped()
  const editor = await signedInAs(await createUser({ role: 'editor' }))
  const withMarks = { slug: hostile, ...text, body, sources, newSources: [source] }
  for (const draft of [{ slug: plain }, withMarks]) {
    await sendPublication(editor, await createDocument(editor, draft))
  }
})

async function load(slug: string) {
  const response = await newVisitor().visit(routes.note.href({ slug }))
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const nonce = policy.match(/'nonce-([^']+)'/)?.[1] ?? 'no nonce'
  const html = await response.text()
  const { csrfToken } = pageObjectOf(html).props
  return { html, tokens: count(html, String(csrfToken)), nonces: count(html, nonce) }
}

const count = (text: string, part: string) => text.split(part).length - 1

test("what an editor writes is never filled in with a visitor's token or nonce", async () => {
  const usual = await load(plain)
  expect(usual.tokens).toBeGreaterThan(0)
  // The first visitor has the page rendered, the second gets the cached page.
  for (const { html, tokens, nonces } of [await load(hostile), await load(hostile)]) {
    expect({ tokens, nonces }).toEqual({ tokens: usual.tokens, nonces: usual.nonces })
    for (const guess of guesses) expect(html).toContain(guess)
    expect(html).toContain(`https://example.com/?x=${guesses.slice(0, 3).join('&amp;')}`)
  }
})
