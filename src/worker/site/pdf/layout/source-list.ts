import type { StructElement } from 'pdfkit'
import { dayText } from '#shared/dates.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { palette } from '#shared/palette.ts'
import { pdfMessages } from '#shared/site/pdf-messages.ts'
import { sheet, type TextStyle, type } from './sheet.ts'
import type { TextFlow } from './text-flow.ts'

interface Entry {
  number: number
  lines: string[]
  address: string[]
  url: string | null
}

const numberWidth = 24
const textLeft = sheet.left + numberWidth
const textWidth = sheet.right - textLeft
const gap = 6
const words: TextStyle = { ...type.small, colour: palette.ink }
const address: TextStyle = { ...type.small, colour: palette.forest }

/** Lists the sources under their numbers, each with the address where it can be read. */
export function drawSources(flow: TextFlow): void {
  const { sources } = flow.pages.citations
  if (sources.length === 0) return
  const entries = sources.map((source, index) => entryOf(flow, source, index + 1))
  flow.heading(pdfMessages.sources, 'sources')
  flow.beginWide(gap + heightOf(entries[0]) + heightOf(entries[1]))
  flow.y += gap
  const list = flow.pages.open('L')
  for (const entry of entries) {
    flow.makeRoomFor(heightOf(entry))
    drawEntry(flow, entry, flow.pages.open('LI', { parent: list }))
    flow.y += gap
  }
  list.end()
}

function entryOf({ pages }: TextFlow, source: Source, number: number): Entry {
  const { publisher, title, date, url } = source
  const text = pdfMessages.sourceText(publisher, title, date && dayText(date))
  return {
    number,
    lines: pages.linesOf(text, words, textWidth),
    address: pages.linesOf(url ?? pdfMessages.noAddress, address, textWidth),
    url,
  }
}

function heightOf(entry: Entry | undefined): number {
  return entry ? (entry.lines.length + entry.address.length) * words.leading + gap : 0
}

function drawEntry(flow: TextFlow, entry: Entry, parent: StructElement): void {
  const { pages } = flow
  const { number, lines, url } = entry
  pages.destination(`source-${number}`, flow.y)
  const label = { style: type.label, spot: { x: sheet.left, y: flow.y }, parent }
  pages.element('Lbl', [String(number)], label)
  const body = pages.open('LBody', { parent })
  flow.y = pages.addLines(body, [...lines, ''], words, { x: textLeft, y: flow.y }) - words.leading
  const spot = { x: textLeft, y: flow.y }
  flow.y = url
    ? pages.link(entry.address, { style: address, spot, url, parent: body })
    : pages.addLines(body, entry.address, type.small, spot)
  parent.end()
}
