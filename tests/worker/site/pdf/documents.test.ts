import { describe, expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { routes } from '#shared/routes.ts'
import {
  comparisonMessages,
  dossierMessages,
  flowMessages,
  obligationMessages,
  pdfMessages,
} from '#shared/site/pdf-messages.ts'
import { present } from '#tests/support/present.ts'
import {
  type Placed,
  type ReadPdf,
  readPdf,
  rightEdges,
  visitPdf,
} from '#tests/support/site/pdf.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { editionWith } from '#worker/knowledge/edition-with.ts'
import { dossierPdf } from '#worker/site/pdf/documents/dossier.ts'
import { sheet } from '#worker/site/pdf/layout/sheet.ts'

const compare = routes.comparisonPdf.href()
const documents = {
  report: routes.report.href({ slug: 'investor-diligence-2026' }),
  dossier: routes.marketPdf.href({ slug: 'cote-divoire' }),
  comparison: `${compare}?with=kenya,ghana,nigeria,south-africa&product=online-casino`,
  obligations: `${routes.obligationsPdf.href()}?market=kenya&market=senegal`,
}
const { markets, general } = firstEdition()
const sources = [...markets.flatMap((market) => market.sources), ...general.sources]
const ownAddress = /^https:\/\/kilima\.test\/|^mailto:/
const read = new Map<string, Promise<ReadPdf>>()

/** Each document is made and read once. */
function readOnce(path: string): Promise<ReadPdf> {
  const pdf = read.get(path) ?? visitPdf(path)
  read.set(path, pdf)
  return pdf
}

const isBeyondMargins = ({ left, right, bottom }: Placed) =>
  left < sheet.left - 3 || right > sheet.right + 1 || bottom < sheet.height - sheet.footer - 20

const rolesOf = ({ elements }: ReadPdf) => elements.map(({ role }) => role)

describe.each(Object.entries(documents))('a %s', (_, path) => {
  test('has a title, a language and a structure', async () => {
    const pdf = await readOnce(path)
    expect(pdf).toMatchObject({ language: 'en', isTagged: true })
    expect(pdf.title).toMatch(/\S/)
    const roles = rolesOf(pdf)
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(roles).toEqual(expect.arrayContaining(['H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Link']))
    expect(pdf.outline).toContain(pdfMessages.sources)
  })

  test('has tables whose rows are equally long and begin with a head', async () => {
    const { elements } = await readOnce(path)
    const tables = elements.filter(({ role }) => role === 'Table')
    expect(tables.length).toBeGreaterThan(0)
    for (const { children: rows } of tables) {
      const [titles, ...others] = rows
      expect(new Set(titles?.children.map(({ role }) => role))).toEqual(new Set(['TH']))
      for (const { children } of others) {
        expect(children).toHaveLength(titles?.children.length ?? 0)
        expect(children[0]?.role).toBe('TH')
      }
    }
  })

  test('leads to sources that exist, from numbers that are listed', async () => {
    const { pages, deadEnds } = await readOnce(path)
    const cited = pages.flatMap(({ destinations }) =>
      destinations.filter((name) => name.startsWith('source-')),
    )
    expect(new Set(cited).size).toBeGreaterThan(5)
    expect(deadEnds).toEqual([])
    const known = new Set(sources.map(({ url }) => url && new URL(url).href))
    const led = pages.flatMap(({ urls }) => urls).map((url) => new URL(url).href)
    expect(led.filter((url) => !known.has(url) && !ownAddress.test(url))).toEqual([])
    for (const { urls, destinations, taggedLinks } of pages) {
      expect(taggedLinks).toBe(urls.length + destinations.length)
    }
  })

  test('names its edition, its day, its pages, and the address that stays', async () => {
    const { pages, text } = await readOnce(path)
    const { number } = currentEdition()
    pages.slice(1).forEach((page, index) => {
      expect(page.text).toContain(pdfMessages.pageOf(index + 2, pages.length))
      expect(page.text).toContain(`Edition ${number}, 22 November 2026`)
    })
    expect(text).toContain(pdfMessages.permanentAddress)
    const urls = pages.flatMap((page) => page.urls)
    expect(urls.filter((url) => /\?on=|\/data\/editions\//.test(url))).toHaveLength(1)
    expect(text).not.toMatch(/undefined|\[object|\[\^|NaN/)
  })

  test('has nothing beyond the margins', async () => {
    const { pages } = await readOnce(path)
    const beyond = pages.flatMap(({ placed }) => placed.filter(isBeyondMargins))
    expect(beyond).toEqual([])
  })
})

test('a tax on players that is more than the revenue stays on the page', async () => {
  const [, ...pages] = await rightEdges(routes.marketPdf.href({ slug: 'senegal' }))
  expect(Math.max(...pages)).toBeGreaterThan(sheet.left)
  expect(Math.max(...pages)).toBeLessThanOrEqual(sheet.right + 1)
})

test('the contents of a dossier lead to the pages of its sections', async () => {
  const { pages, outline } = await readOnce(documents.dossier)
  const [, contents] = pages
  const sections = contents?.destinations.filter((name) => name.startsWith('section-')) ?? []
  expect(sections.length).toBeGreaterThan(5)
  expect(outline.slice(1, sections.length + 1)).toEqual(
    expect.arrayContaining([dossierMessages.taxes, dossierMessages.rules]),
  )
  expect(contents?.text).toContain('Autorité de Régulation des Jeux de Hasard')
})

test('the summary of four markets is one page, whatever their records say', async () => {
  const { pages } = await readOnce(documents.comparison)
  const [summary, second] = pages
  expect(summary?.text).toContain(comparisonMessages.judgement)
  expect(summary?.text).toContain(comparisonMessages.checked)
  expect(second?.text).toMatch(new RegExp(`^${flowMessages.title}`))
})

test('a table over several pages shows the titles of its columns on each', async () => {
  const { pages } = await readOnce(documents.obligations)
  const titles = [obligationMessages.law, obligationMessages.checked].join(' ')
  expect(pages.filter(({ text }) => text.includes(titles)).length).toBeGreaterThan(2)
})

describe('a dossier of records as odd as the desk allows', () => {
  const longWord = 'Ω'.repeat(20) + 'w'.repeat(300)
  const longText = 'A sentence of the law that never ends, '.repeat(200)
  const base = currentEdition().getMarket('ghana')
  const source = present(base.taxes[0]).source
  const market = {
    ...base,
    name: 'A market with a very long name indeed, Moçambique and Ṣókótó',
    regulation: longText,
    taxes: base.taxes.map((tax) => ({ ...tax, name: longWord, section: longText })),
    products: base.products.map((product) => ({ ...product, text: `${longText}[^none]` })),
    licence: { ...base.licence, fee: { value: longText, source, section: longWord } },
    judgements: [],
    laws: [],
    opportunities: [],
    challenges: [],
  }
  const edition = editionWith(currentEdition(), { markets: [market], rules: [] })
  const origin = new URL('https://kilima.test')
  const firm = { name: 'A Firm', email: 'a@firm.example' }
  const context = { edition, day: '2026-11-26', firm, origin }

  test('has nothing beyond the margins, and no line of a table is lost', async () => {
    const { pages, text } = await readPdf(await dossierPdf(context, market))
    const beyond = pages.flatMap(({ placed }) => placed.filter(isBeyondMargins))
    expect(beyond).toEqual([])
    const uses = market.products.length + market.taxes.length + 2
    expect(text.match(/never ends/g)?.length).toBeGreaterThanOrEqual(200 * uses)
    expect(text).toContain('Moçambique and Sókótó')
  })

  test('ends without figures, laws and rules', async () => {
    const bare = { ...market, taxes: [], obligations: [], regulators: [] }
    const { text } = await readPdf(await dossierPdf(context, bare))
    expect(text).toContain(dossierMessages.noTax)
    expect(text).toContain(dossierMessages.noRules)
  })
})
