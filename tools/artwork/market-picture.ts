import { products } from '#shared/knowledge/codes.ts'
import type { Market } from '#shared/knowledge/schemas.ts'
import { markBox, statusMarks } from '#shared/knowledge/status-marks.ts'
import { productLabels, scoreWords, statusLabels } from '#shared/knowledge/words.ts'
import { palette } from '#shared/palette.ts'
import { brokenLines, type Faces, textPath } from './lettering.ts'
import { statusMarkGroup } from './svg.ts'

/** The means by which a picture with a country is drawn. */
export type Tools = {
  faces: Faces
  /** Draws a country, by its two letters, in a box. */
  outline: (code: string, box: { x: number; y: number; width: number; height: number }) => string
  /** The contour lines on the country. */
  relief: string
}

const left = 84
const country = { x: 724, y: 76, width: 400, height: 478 }
const nameBaseline = 262
const judgementBaseline = 316
const productTops = [386, 482]
const productLefts = [left, 384]
const markSize = 34
const nameSizes = [92, 80, 68]
const nameWidth = 600

/** Draws a market: its name, how open it is, what each product may be there, and its shape. */
export function marketPicture(market: Market, { faces, outline, relief }: Tools): string {
  const shape = outline(market.code, country)
  const label = (text: string, at: { x: number; y: number; size: number }, colour: string) =>
    `<path fill="${colour}" d="${textPath(faces.text, text, at)}"/>`
  const marks = products.map((product, index) => {
    const x = productLefts[index % 2] ?? left
    const y = productTops[Math.floor(index / 2)] ?? 0
    const { status } = market.products.find((one) => one.product === product) ?? {}
    if (!status) throw new Error(`Expected ${product} among the products of ${market.slug}`)
    const besides = x + markSize + 18
    return (
      statusMarkGroup(statusMarks[status], { x, y, scale: markSize / markBox }) +
      label(productLabels[product], { x: besides, y: y + 12, size: 28 }, palette.ink) +
      label(statusLabels[status].label, { x: besides, y: y + 44, size: 25 }, palette.muted)
    )
  })
  return (
    `<clipPath id="land"><path d="${shape}"/></clipPath>` +
    `<path fill="${palette.forest}" d="${shape}"/>` +
    `<g clip-path="url(#land)" opacity=".38">${relief}</g>` +
    `<path fill="${palette.ink}" d="${namePath(market.name, faces)}"/>` +
    label(judgementOf(market), { x: left, y: judgementBaseline, size: 30 }, palette.muted) +
    marks.join('')
  )
}

function judgementOf({ judgements: [judgement] }: Market): string {
  if (!judgement) throw new Error('Expected a judgement')
  return `Our judgement: ${scoreWords[judgement.score].toLowerCase()}, ${judgement.score} of 5`
}

function namePath(name: string, { display }: Faces): string {
  const condition = (size: number) =>
    brokenLines(display, name, { size, width: nameWidth }).length === 1
  const size = nameSizes.find(condition) ?? Math.min(...nameSizes)
  return textPath(display, name, { x: left - 4, y: nameBaseline, size, tracking: -0.0095 * size })
}
