import { beforeAll, describe, expect, test } from 'vitest'
import { firstEdition } from '#shared/knowledge/first-edition.ts'
import { present } from '#tests/support/present.ts'
import { shippedReports } from '#tests/support/site/reports.ts'
import { Citations, piecesOf } from '#tools/artwork/report/citations.ts'
import { barsOf } from '#tools/artwork/report/flow-bars.ts'
import { reportPdf } from '#tools/artwork/report/report-pdf.ts'
import { type ReportFace, reportFonts } from '#tools/artwork/report/sheet.ts'
import { stakeToDividend } from '#worker/knowledge/stake-to-dividend.ts'

const { edition, reports: cards } = shippedReports()
const { markets, general } = firstEdition()
const allSources = [...markets.flatMap(({ sources }) => sources), ...general.sources]

let fonts: Record<ReportFace, Buffer>

beforeAll(async () => {
  fonts = await reportFonts()
})

async function draw(card: (typeof cards)[number]) {
  const options = { ...card, edition, firm: 'A Firm', fonts, seed: 9 }
  return (await reportPdf(options)).toString('latin1')
}

/** A text as it stands in the objects of a PDF. */
const inPdf = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`

describe.each(cards)('the report $report.slug', (card) => {
  let pdf: string

  beforeAll(async () => {
    pdf = await draw(card)
  })

  test('has the pages that its record says', () => {
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(card.report.pages)
  })

  test('names its edition', () => {
    expect(pdf).toContain('/Subject')
    expect(pdf).toContain(inPdf('Edition 1, 22 November 2026'))
  })

  test('leads to every source that its text cites, and from its number to the list', () => {
    const cites = JSON.stringify(card.text).matchAll(/\[\^([a-z\d-]+)\]/g)
    const cited = [...cites].map(([, id]) => present(id))
    const sources = [...new Set(cited)].map((id) => edition.getSource(id))
    expect(sources.length).toBeGreaterThan(5)
    for (const { url } of sources) if (url) expect(pdf).toContain(`/URI ${inPdf(url)}`)
    expect(pdf).toContain('/D (source-1)')
    const links = [...pdf.matchAll(/\/D \(source-(\d+)\)/g)].map(([, number]) => Number(number))
    const listed = [...pdf.matchAll(/\(source-(\d+)\) \[/g)].map(([, number]) => Number(number))
    expect(new Set(links)).toEqual(new Set(listed))
  })

  test('leads to no address that is not one of a source', () => {
    const known = allSources.map(({ url }) => url && `/URI ${inPdf(url)}`)
    const led = pdf.match(/\/URI \((?:\\.|[^\\)])*\)/g) ?? []
    expect(led.filter((one) => !known.includes(one))).toEqual([])
  })
})

test('another number of pages than its record says stops the build', async () => {
  const { report, text } = present(cards[0])
  const wrong = { report: { ...report, pages: report.pages + 1 }, text }
  await expect(draw(wrong)).rejects.toThrow(
    `${report.slug} has ${report.pages} pages; its record says ${report.pages + 1}`,
  )
})

test('a source that is cited and not defined stops the build', async () => {
  const { report, text } = present(cards[0])
  const covers = { heading: 'A section', paragraphs: ['A claim.[^nobody-knows]'] }
  await expect(draw({ report, text: { ...text, sections: [covers] } })).rejects.toThrow(
    'Expected a source nobody-knows',
  )
})

test('sources are numbered in the order in which they are cited', () => {
  const citations = new Citations(edition.getSource)
  const [first, second] = [present(allSources[0]), present(allSources[1])]
  const line = citations.numbered(`One.[^${second.id}] Two.[^${first.id}][^${second.id}]`)
  expect(piecesOf(line)).toEqual([
    { text: 'One.', source: null },
    { text: '1', source: 1 },
    { text: ' Two.', source: null },
    { text: '2', source: 2 },
    { text: '1', source: 1 },
  ])
  expect(citations.sources).toEqual([second, first])
})

test('each tax of an operator begins where the certain ones before it end, down to what is left', () => {
  const zambia = edition.getMarket('zambia')
  const input = { stakes: 100, margin: 10, deposits: 40 }
  const flow = stakeToDividend(zambia, { product: 'sportsbook', input, today: '2026-11-22' })
  const bars = barsOf(present(flow))
  const taxes = bars.filter(({ amount }) => amount.startsWith('−'))
  const rest = bars.find(({ label }) => label === 'Left before costs')
  const certain = taxes.filter(({ dotted }) => !dotted)
  expect(certain).toHaveLength(2)
  expect(certain[0]?.to).toBe(flow?.ggr)
  expect(certain[1]?.to).toBe(certain[0]?.from)
  expect(rest).toMatchObject({ to: certain[1]?.from, dotted: true, amount: '−3.50 to 6.50' })
  expect(taxes[0]).toMatchObject({
    from: 0,
    to: flow?.ggr,
    dotted: true,
    amount: '− at most 10.00',
  })
  expect(bars.filter(({ outlined }) => outlined)).not.toHaveLength(0)
})
