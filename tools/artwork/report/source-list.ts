import { dayText } from '#shared/dates.ts'
import type { Source } from '#shared/knowledge/schemas.ts'
import { palette } from '#shared/palette.ts'
import type { Pages } from './pages.ts'
import { sheet, type TextStyle, type } from './sheet.ts'
import type { TextFlow } from './text-flow.ts'

const numberWidth = 24
const textLeft = sheet.left + numberWidth
const textWidth = sheet.right - textLeft
const gap = 6
const words: TextStyle = { ...type.small, colour: palette.ink }
const address: TextStyle = { ...type.small, colour: palette.forest }
const unknown = 'No address is known to us: ask the publisher.'

/** Lists the sources under their numbers, each with the address where it can be read. */
export function drawSources(flow: TextFlow, sources: readonly Source[]): void {
  flow.heading('Sources', 'sources')
  flow.y += type.heading.leading + gap
  const list = flow.pages.open('L')
  sources.forEach((source, index) => {
    const lines = flow.pages.linesOf(citation(source), words, textWidth)
    const url = source.url ? addressLines(flow.pages, source.url) : [unknown]
    flow.makeRoomFor((lines.length + url.length) * words.leading)
    const entry = flow.pages.open('LI', list)
    drawSource(flow, { number: index + 1, lines, url, link: source.url, parent: entry })
    flow.y += gap
  })
}

type Entry = {
  number: number
  lines: string[]
  url: string[]
  link: string | null
  parent: ReturnType<Pages['open']>
}

function drawSource(flow: TextFlow, { number, lines, url, link, parent }: Entry): void {
  const { pages } = flow
  pages.destination(`source-${number}`, flow.y)
  const label = { x: sheet.left, y: flow.y }
  pages.tag('Lbl', () => pages.set([String(number)], type.label, label), { parent })
  const top = flow.y
  pages.tag('LBody', () => pages.set(lines, words, { x: textLeft, y: top }), { parent })
  const below = top + lines.length * words.leading
  const place = { x: textLeft, y: below, ...(link && { link }) }
  const draw = () => pages.set(url, link ? address : type.small, place)
  pages.tag(link ? 'Link' : 'Span', draw, { parent })
  flow.y = below + url.length * words.leading
}

function citation({ publisher, title, date }: Source): string {
  return `${publisher}: ${title}${date ? `, ${dayText(date)}` : ''}.`
}

/** Breaks an address after a sign; no last line is a piece on its own. */
function addressLines(pages: Pages, url: string): string[] {
  const lines: string[][] = []
  for (const piece of url.split(/(?<=[/?&=.,_-])/)) {
    const line = lines.at(-1)
    const condition = line && pages.widthOf([...line, piece].join(''), address) <= textWidth
    if (condition) line.push(piece)
    else lines.push([piece])
  }
  const [last, before] = [lines.at(-1), lines.at(-2)]
  if (last?.length === 1 && before && before.length > 1) last.unshift(before.pop() ?? '')
  return lines.map((pieces) => pieces.join(''))
}
