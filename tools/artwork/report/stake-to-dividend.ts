import { amountText } from '#shared/amount-text.ts'
import { dayText } from '#shared/dates.ts'
import { restRange } from '#shared/knowledge/flow-steps.ts'
import type { Flow } from '#shared/knowledge/props.ts'
import type { Market } from '#shared/knowledge/schemas.ts'
import { rangeText } from '#shared/knowledge/words.ts'
import { palette } from '#shared/palette.ts'
import { productIn } from '#worker/knowledge/edition.ts'
import { stakeToDividend } from '#worker/knowledge/stake-to-dividend.ts'
import { type Bar, barsOf } from './flow-bars.ts'
import type { Pages } from './pages.ts'
import { sheet, type TextStyle, type } from './sheet.ts'
import type { TextFlow } from './text-flow.ts'

type Drawn = { market: Market; flow: Flow | null }

const input = { stakes: 100, margin: 10, deposits: 40 }
const product = 'sportsbook'
const left = sheet.textLeft
const width = sheet.right - left
const barHeight = 7
const barTop = 13
const rowHeight = 27
const sectionGap = 4
const marketGap = 12
const stripHeight = 58
const label: TextStyle = { ...type.small, colour: palette.ink }
const fine: TextStyle = { ...type.small, size: 7.4, leading: 10 }

/** Draws what is left of the same stakes in each market, tax by tax; all markets share one scale. */
export function drawStakeToDividend(
  flow: TextFlow,
  markets: readonly Market[],
  today: string,
): void {
  const { pages } = flow
  const all = markets.map((market) => {
    return { market, flow: stakeToDividend(market, { product, input, today }) }
  })
  const [first] = all.flatMap((one) => one.flow ?? [])
  if (!first) throw new Error(`Expected a market where a ${product} can be offered`)
  const heights = all.map((one) => heightOf(pages, one))
  flow.makeRoomFor(heights.reduce((sum, one) => sum + one, stripHeight))
  drawStakes(pages, first, flow.y)
  flow.y += stripHeight
  all.forEach((one, index) => {
    drawMarket(pages, one, { scale: width / first.ggr, y: flow.y })
    flow.y += heights[index] ?? 0
  })
  for (const text of modelText(today)) flow.paragraph(text, fine)
}

function heightOf(pages: Pages, { market, flow }: Drawn): number {
  if (!flow) return statusLines(pages, market).length * label.leading + marketGap
  return barsOf(flow).reduce((sum, bar) => sum + barRoom(pages, bar), marketGap)
}

function barRoom(pages: Pages, { section }: Bar): number {
  const lines = sectionLines(pages, section).length
  return rowHeight + (lines > 0 ? lines * fine.leading + sectionGap : 0)
}

function sectionLines(pages: Pages, section: string | null): string[] {
  return section ? pages.linesOf(section, fine, width) : []
}

function statusLines(pages: Pages, market: Market): string[] {
  return pages.linesOf(productIn(market, product).text, label, width)
}

// What players get back, and below it the rest, drawn as wide as the page has room.
function drawStakes(pages: Pages, { stakes, winnings, ggr }: Flow, y: number): void {
  const paid = (winnings / stakes) * width
  const revenue = `${amountText(ggr)} gross gaming revenue`
  const bottom = y + stripHeight - 8
  pages.tag('P', () => {
    pages.set(['Stake to dividend'], type.heading, { x: sheet.left, y: y - 2 })
    pages.set([`${stakes} staked, ${product}`], type.small, { x: sheet.left, y: y + 18 })
    pages.set([`${amountText(winnings)} back to players`], label, { x: left, y })
    pages.set([revenue], type.label, { x: sheet.right - pages.widthOf(revenue, type.label), y })
  })
  pages.decorate((pdf) => {
    const bar = y + barTop + 2
    pdf.rect(left, bar, paid, barHeight).fill(palette.hairline)
    pdf.rect(left + paid, bar, width - paid, barHeight).fill(palette.forest)
    pdf.moveTo(left + paid, bar + barHeight).lineTo(left, bottom)
    pdf.moveTo(sheet.right, bar + barHeight).lineTo(sheet.right, bottom)
    pdf.lineWidth(0.6).stroke(palette.muted)
  })
}

function drawMarket(
  pages: Pages,
  { market, flow }: Drawn,
  { scale, y }: { scale: number; y: number },
): void {
  pages.hairline(y)
  let top = y + 6
  pages.tag('H3', () => pages.set([market.name], type.heading, { x: sheet.left, y: top }))
  if (!flow) {
    pages.tag('P', () => pages.set(statusLines(pages, market), label, { x: left, y: top }))
    return
  }
  const rest = [`${rangeText(restRange(flow), amountText)} left of ${amountText(flow.ggr)}`]
  pages.tag('P', () => pages.set(rest, type.small, { x: sheet.left, y: top + 20 }))
  for (const bar of barsOf(flow)) {
    drawBar(pages, bar, { scale, y: top })
    top += barRoom(pages, bar)
  }
}

function drawBar(pages: Pages, bar: Bar, { scale, y }: { scale: number; y: number }): void {
  const words = pages.linesOf(bar.label, label, width)
  const below = sectionLines(pages, bar.section)
  pages.tag('P', () => {
    pages.set(words, label, { x: left, y })
    pages.set([bar.amount], type.label, {
      x: sheet.right - pages.widthOf(bar.amount, type.label),
      y,
    })
    pages.set(below, fine, { x: left, y: y + barTop + barHeight + 2 })
  })
  pages.decorate((pdf) => {
    const certain = (bar.certainTo ?? 0) * scale
    if (certain > 0) pdf.rect(left, y + barTop, certain, barHeight).fill(bar.colour)
    pdf.rect(left + bar.from * scale, y + barTop, (bar.to - bar.from) * scale, barHeight)
    if (bar.dotted) pdf.lineWidth(0.8).dash(1.5, { space: 1.5 }).stroke(palette.muted).undash()
    else if (bar.outlined) pdf.lineWidth(0.8).stroke(bar.colour)
    else pdf.fill(bar.colour)
  })
}

function modelText(today: string): string[] {
  const { stakes, margin, deposits } = input
  return [
    `${stakes} staked at a margin of ${margin} per cent, with deposits of ${deposits} per cent of stakes, by the taxes in force on ${dayText(today)}. Gross gaming revenue is stakes times margin; withdrawals are deposits less gross gaming revenue.`,
    'A filled bar in clay is paid by the operator; an outlined one by players, which lowers nothing of the operator’s. What is left is before costs and taxes on profit, except where a tax drawn is the income tax itself. A dotted bar is not exact: “at most” says that less may be due, “at least” that more may be. Only taxes that the records hold are drawn: charges of Nigeria’s states, for one, are not verified and stay out.',
  ]
}
