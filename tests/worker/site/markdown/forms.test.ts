import { describe, expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { routes } from '#shared/routes.ts'
import { present } from '#tests/support/present.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { inLocale } from '#worker/locale.ts'
import { noteText } from '#worker/site/markdown/documents.ts'
import { rulesPerPage } from '#worker/site/rules/ledger.ts'

const edition = currentEdition()
const [rule] = edition.rules
const [note] = edition.notes

const pages = [
  routes.market.href({ slug: 'kenya' }),
  routes.answer.href({ slug: 'uganda', product: 'sportsbook' }),
  routes.obligations.href(),
  routes.rules.href(),
  routes.rule.href({ slug: rule?.slug ?? '' }),
  routes.note.href({ slug: note?.slug ?? '' }),
]

async function textOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await newVisitor().visit(path, { headers })
  expect({ path, status: response.status }).toEqual({ path, status: 200 })
  expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=UTF-8')
  expect(response.headers.getSetCookie()).toEqual([])
  return response.text()
}

describe.each(pages)('%s', (path) => {
  test('has a Markdown form with every source as a numbered link', async () => {
    const text = await textOf(`${path}.md`)
    expect(text.match(/^# \S/gm)).toHaveLength(1)
    expect(text).toContain(`Edition ${edition.number} of `)
    expect(text).toContain(`https://kilima.test${path}`)
    const marks = [...text.matchAll(/\\\[(\d+)\\\]/g)].map(([, number]) => Number(number))
    const listed = [...text.matchAll(/^(\d+)\. /gm)].length
    expect(Math.max(0, ...marks)).toBeLessThanOrEqual(listed)
    expect(text).not.toMatch(/undefined|\[object|\[\^/)
  })

  test('is Markdown for who asks for it, and a page for all others', async () => {
    expect(await textOf(path, { Accept: 'text/markdown' })).toBe(await textOf(`${path}.md`))
    expect(await textOf(path, { Accept: 'text/markdown;q=0.9, text/html;q=0.8' })).toMatch(/^# /)
    const preferred = 'text/html, text/markdown;q=0.5'
    for (const accept of ['*/*', preferred, 'text/markdown;q=0', 'text/markdownx']) {
      const page = await newVisitor().visit(path, { headers: { Accept: accept } })
      expect(page.headers.get('Content-Type')).toContain('text/html')
      expect(page.headers.get('Vary')).toContain('Accept')
    }
  })
})

test('a dossier has the taxes of today, and of a past day', async () => {
  const now = await textOf('/markets/kenya.md')
  expect(now).toContain('**Excise duty on deposits**: 5% of deposits')
  const then = await textOf('/markets/kenya.md?on=2025-05-01')
  expect(then).toContain('**Excise duty on stakes, third rate**: 15% of stakes')
  expect(then).toContain('https://kilima.test/markets/kenya?on=2025-05-01\n')
  expect(await textOf('/markets/kenya/sportsbook.md?on=2025-05-01')).toContain('?on=2025-05-01\n')
})

test('a page of the ledger cites the source of each rule, and leads to the next', async () => {
  const text = await textOf('/rules.md?market=kenya')
  const entries = [...text.matchAll(/^- .*$/gm)]
  expect(entries).toHaveLength(rulesPerPage)
  for (const [entry] of entries) expect(entry).toMatch(/\\\[\d+\\\]/)
  expect(text).toContain('https://kilima.test/rules?market=kenya\n')
  const [, next = ''] = /https:\/\/kilima\.test(\/rules\.md\?\S+)/.exec(text) ?? []
  const last = await textOf(next)
  const { length } = edition.rulesOf({ market: 'kenya' })
  expect([...last.matchAll(/^- /gm)]).toHaveLength(length - rulesPerPage)
  expect(last).not.toContain('.md?')
})

test('links of an article lead to our pages in its language, from wherever it is read', () => {
  const body = '[Kenya](/markets/kenya), ![Map](/media/map), [data](/data/rules.csv)'
  const absolute = (path: string) => `https://kilima.test${path}`
  const context = { edition, day: '2026-11-27', on: null, absolute }
  const text = inLocale('fr', () =>
    noteText(context, { ...present(firstEdition().notes[0]), body }),
  )
  expect(text).toContain('(https://kilima.test/fr/markets/kenya)')
  expect(text).toContain('(https://kilima.test/media/map)')
  expect(text).toContain('(https://kilima.test/data/rules.csv)')
})

test('obligations can be those of one market and duty', async () => {
  const query = '?market=uganda&duty=minimum-age'
  const text = await textOf(`/obligations.md${query}&text=ignore`)
  expect(text).toContain(`https://kilima.test/obligations${query}\n`)
  expect(text).toContain('25, for betting, casinos and bingo')
  expect(text).not.toContain('## Kenya')
})

test.each([
  '/markets/atlantis.md',
  '/markets/kenya/nothing.md',
  '/markets/kenya/sportsbook/more.md',
  '/rules/nothing.md',
  '/insights/nothing.md',
  '/markets/%E0%A4%A.md',
  '/markets/__proto__.md',
])('%s does not exist', async (path) => {
  expect((await newVisitor().visit(path)).status).toBe(404)
})

test('the guide for programs links to Markdown that exists', async () => {
  const text = await textOf(routes.llms.href())
  const links = [...text.matchAll(/\]\(https:\/\/kilima\.test(\/[^)]+)\)/g)].map(
    ([, path]) => path ?? '',
  )
  expect(links).toHaveLength(new Set(links).size)
  expect(links.length).toBeGreaterThan(edition.markets.length)
  for (const path of links) expect((await newVisitor().visit(path)).status).toBe(200)
})

describe('security.txt', () => {
  const path = routes.securityTxt.href()

  test('does not exist without a contact', async () => {
    expect((await newVisitor().visit(path)).status).toBe(404)
  })

  test('names the contact and the policy, and expires within a year (RFC 9116)', async () => {
    const settings = {
      SECURITY_CONTACT: 'mailto:security@example.com',
      SECURITY_POLICY_URL: 'https://example.com/policy',
    }
    const response = await newVisitor(settings).visit(path)
    const text = await response.text()
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(text).toContain('Contact: mailto:security@example.com\n')
    expect(text).toContain('Policy: https://example.com/policy\n')
    const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? []
    const days = (Date.parse(expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })
})
