import type { PDFDocument, StructElement } from 'pdfkit'
import { amountText } from '#shared/amount-text.ts'
import { dayText } from '#shared/dates.ts'
import { restRange } from '#shared/knowledge/flow-steps.ts'
import type { Flow } from '#shared/knowledge/props.ts'
import type { Market, Product } from '#shared/knowledge/schemas.ts'
import { productLabels, rangeText } from '#shared/knowledge/words.ts'
import { palette } from '#shared/palette.ts'
import { flowMessages as words } from '#shared/site/pdf-messages.ts'
import { productIn } from '#worker/knowledge/edition.ts'
import { type FlowInput, stakeToDividend } from '#worker/knowledge/stake-to-dividend.ts'
import type { Pages } from '../layout/pages.ts'
import { sheet, type TextStyle, type } from '../layout/sheet.ts'
import type { TextFlow } from '../layout/text-flow.ts'
import { type Bar, barsOf } from './flow-bars.ts'

interface Subject {
  product: Product
  input: FlowInput
  /** `YYYY-MM-DD`. */
  day: string
  /** True if a section of its own has the title. */
  hasHeading: boolean
}

interface MarketFlow {
  market: Market
  flow: Flow | null
}

const left = sheet.textLeft
const width = sheet.right - left
const barHeight = 7
const barTop = 14
const rowHeight = 28
const sectionGap = 4
const marketGap = 12
const stripHeight = 58
const label: TextStyle = { ...type.small, colour: palette.ink }
const fine: TextStyle = { ...type.small, size: 7.4, leading: 10 }
const labelShare = 0.66
// A drawing stands on one page; what is longer is in the tables as a whole.
const maxLines = 8

/** Draws what is left of the same stakes in each market, tax by tax; all markets share one scale. */
export function drawStakeToDividend(
  flow: TextFlow,
  markets: readonly Market[],
  subject: Subject,
): void {
  const { product, input, day, hasHeading } = subject
  const all = markets.map((market) => {
    return { market, flow: stakeToDividend(market, { product, input, today: day }) }
  })
  const largest = Math.max(...all.map(({ flow }) => flow?.ggr ?? 0))
  const [first] = all.flatMap((one) => one.flow ?? [])
  const { pages } = flow
  if (first) {
    flow.beginWide(stripHeight + heightOf(pages, all[0], product))
    drawStakes(pages, first, { y: flow.y, product, hasHeading })
    flow.y += stripHeight
  }
  for (const one of all) {
    const height = heightOf(pages, one, product)
    flow.beginWide(height)
    drawMarket(pages, one, { scale: width / largest, y: flow.y, product })
    flow.y += height
  }
  if (!first) return
  const notes = words.model(input, dayText(day))
  flow.makeRoomFor(notes.reduce((sum, text) => sum + flow.heightOf(text, fine), 0))
  for (const text of notes) flow.paragraph(text, fine)
}

function heightOf(pages: Pages, one: MarketFlow | undefined, product: Product): number {
  if (!one) return 0
  if (!one.flow)
    return statusLines(pages, one.market, product).length * label.leading + marketGap + 14
  return barsOf(one.flow).reduce((sum, bar) => sum + barRoom(pages, bar), marketGap)
}

function barRoom(pages: Pages, bar: Bar): number {
  const lines = sectionLines(pages, bar.section).length
  const wrapped = (labelLines(pages, bar).length - 1) * label.leading
  return rowHeight + wrapped + (lines > 0 ? lines * fine.leading + sectionGap : 0)
}

function labelLines(pages: Pages, { label: text }: Bar): string[] {
  return pages.linesOf(text, label, width * labelShare)
}

function sectionLines(pages: Pages, section: string | null): string[] {
  return section ? firstLines(pages.linesOf(section, fine, width)) : []
}

function statusLines(pages: Pages, market: Market, product: Product): string[] {
  return firstLines(pages.linesOf(productIn(market, product).text, label, width))
}

function firstLines(lines: string[]): string[] {
  if (lines.length <= maxLines) return lines
  const [last = '', ...before] = lines.slice(0, maxLines).toReversed()
  return [...before.toReversed(), `${last.replace(/\s*\S+$/, '')} …`]
}

// What players get back, and below it the rest, drawn as wide as the page has room.
function drawStakes(
  pages: Pages,
  { stakes, winnings, ggr }: Flow,
  { y, product, hasHeading }: { y: number; product: Product; hasHeading: boolean },
): void {
  const back = (winnings / stakes) * width
  const revenue = words.revenueOf(amountText(ggr))
  const bottom = y + stripHeight - 8
  const title = { style: type.heading, spot: { x: sheet.left, y: y - 2 } }
  if (!hasHeading) pages.element('H3', [words.title], title)
  const parent = pages.open('P')
  const staked = pages.linesOf(
    words.staked(amountText(stakes), productLabels[product]),
    type.small,
    left - sheet.left - 10,
  )
  pages.addLines(parent, [...staked, ''], type.small, { x: sheet.left, y: hasHeading ? y : y + 18 })
  pages.addLines(parent, [words.back(amountText(winnings)), ''], label, { x: left, y })
  writeAtRight(pages, revenue, y, parent)
  parent.end()
  pages.decorate((pdf) => {
    const bar = y + barTop + 2
    pdf.rect(left, bar, back, barHeight).fill(palette.hairline)
    pdf.rect(left + back, bar, width - back, barHeight).fill(palette.forest)
    pdf.moveTo(left + back, bar + barHeight).lineTo(left, bottom)
    pdf.moveTo(sheet.right, bar + barHeight).lineTo(sheet.right, bottom)
    pdf.lineWidth(0.6).stroke(palette.muted)
  })
}

function drawMarket(
  pages: Pages,
  { market, flow }: MarketFlow,
  { scale, y, product }: { scale: number; y: number; product: Product },
): void {
  pages.hairline(y)
  let top = y + 6
  const nameWidth = left - sheet.left - 10
  const name = pages.linesOf(market.name, type.heading, nameWidth)
  const heading = { style: type.heading, spot: { x: sheet.left, y: top } }
  const below = pages.element('H3', name, heading)
  if (!flow) {
    const status = { style: label, spot: { x: left, y: top } }
    pages.element('P', statusLines(pages, market, product), status)
    return
  }
  const rest = words.leftOf(rangeText(restRange(flow), amountText), amountText(flow.ggr))
  const spot = { x: sheet.left, y: below }
  pages.element('P', pages.linesOf(rest, type.small, nameWidth), { style: type.small, spot })
  for (const bar of barsOf(flow)) {
    drawBar(pages, bar, { scale, y: top })
    top += barRoom(pages, bar)
  }
}

function drawBar(pages: Pages, bar: Bar, { scale, y }: { scale: number; y: number }): void {
  const lines = labelLines(pages, bar)
  const top = y + barTop + (lines.length - 1) * label.leading
  const parent = pages.open('P')
  pages.addLines(parent, [...lines, ''], label, { x: left, y })
  writeAtRight(pages, bar.amount, y, parent)
  const below = sectionLines(pages, bar.section)
  if (below.length > 0) {
    pages.addLines(parent, below, fine, { x: left, y: top + barHeight + 2 })
  }
  parent.end()
  drawShape(pages, bar, { scale, y: top })
}

function drawShape(pages: Pages, bar: Bar, { scale, y }: { scale: number; y: number }): void {
  pages.decorate((pdf) => {
    const certain = (bar.certainTo ?? 0) * scale
    if (certain > 0) pdf.rect(left, y, certain, barHeight).fill(bar.colour)
    const [start, end] = [bar.from * scale, bar.to * scale]
    // A tax on players can exceed the revenue, which is as wide as the page: its bar then has no end.
    if (end > width) openShape(pdf, { x: left + start, y })
    else pdf.rect(left + start, y, end - start, barHeight)
    if (bar.dotted) pdf.lineWidth(0.8).dash(1.5, { space: 1.5 }).stroke(palette.muted).undash()
    else if (bar.outlined) pdf.lineWidth(0.8).stroke(bar.colour)
    else pdf.fill(bar.colour)
  })
}

/** Draws a bar without its end, which would be beyond the page. */
function openShape(pdf: PDFDocument, { x, y }: { x: number; y: number }): void {
  pdf.moveTo(sheet.right, y).lineTo(x, y)
  pdf.lineTo(x, y + barHeight).lineTo(sheet.right, y + barHeight)
}

function writeAtRight(pages: Pages, text: string, y: number, parent: StructElement): void {
  const x = sheet.right - pages.widthOf(text, type.label)
  pages.addLines(parent, [`${text} `], type.label, { x, y })
}
