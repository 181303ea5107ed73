import { expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { visitPdf } from '#tests/support/site/pdf.ts'

const market = routes.market.href({ slug: 'mozambique' })
const dossier = routes.marketPdf.href({ slug: 'mozambique' })

async function textAt(path: string): Promise<string> {
  const response = await newVisitor().visit(path)
  expect(response.status).toBe(200)
  return response.text()
}

test('a PDF of a page in another language is in it, and leads to the page', async () => {
  const pdf = await visitPdf(`/pt${dossier}`)
  expect(pdf.language).toBe('pt')
  expect(pdf.outline).toEqual(expect.arrayContaining(['Índice', 'Impostos', 'Fontes']))
  expect(pdf.pages[1]?.text).toContain('Edição 1, 22 de novembro de 2026')
  const urls = pdf.pages.flatMap((page) => page.urls)
  expect(urls).toContain(`https://kilima.test/pt${market}`)
  expect(pdf.text).not.toMatch(/\bnot verified\b|Paid by|Source \d/i)
})

test('the same PDF is made for each language once, and each is its own', async () => {
  const etag = async (path: string) => (await newVisitor().visit(path)).headers.get('ETag')
  const [english, french, again] = [
    await etag(dossier),
    await etag(`/fr${dossier}`),
    await etag(`/fr${dossier}`),
  ]
  expect(french).toBe(again)
  expect(french).not.toBe(english)
})

test('a French PDF has spaces before signs that its fonts have', async () => {
  const { pages } = await visitPdf(`/fr${routes.obligationsPdf.href()}?market=senegal`)
  const texts = pages.flatMap(({ placed }) => placed.map(({ text }) => text))
  expect(texts.filter((text) => text.includes('\u202f'))).toEqual([])
  expect(texts.join(' ')).toMatch(/entrées\s: /)
})

test('a feed is in the language of its URL, as are the pages that it leads to', async () => {
  const feed = await textAt(`/fr${routes.rulesFeed.href()}`)
  expect(feed).toContain('xml:lang="fr"')
  expect(feed).toContain('<title>Registre des règles - ')
  expect(feed).toContain(
    `rel="self" type="application/atom+xml" href="https://kilima.test/fr/rules.atom"`,
  )
  const alternates = [...feed.matchAll(/rel="alternate" type="text\/html" href="([^"]+)"/g)]
  expect(alternates.filter(([, href = '']) => !href.startsWith('https://kilima.test/fr/'))).toEqual(
    [],
  )
  expect(await textAt(routes.rulesFeed.href())).toContain('<title>Ledger of Rules - ')
})

test('the Markdown form of a page is in its language, with links to such forms', async () => {
  const text = await textAt(`/pt${market}.md`)
  expect(text).toMatch(/^# Moçambique\n/)
  expect(text).toContain('\n## Impostos\n')
  expect(text).toContain(`https://kilima.test/pt${market}/sportsbook.md`)
  expect(await textAt(`/fr${routes.rules.href()}.md`)).toMatch(/^# Règles, des plus récentes/)
})

test('the calendar of rules is in the language of its URL', async () => {
  const calendar = await textAt(`/fr${routes.rulesCalendar.href()}`)
  expect(calendar).toContain('\r\nNAME:Registre des règles - ')
  expect(calendar.replaceAll('\r\n ', '')).toContain('URL:https://kilima.test/fr/rules/')
})
