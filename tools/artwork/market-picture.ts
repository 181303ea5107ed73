import type { Market } from '#shared/knowledge/schemas.ts'
import { markBox, statusMarks } from '#shared/knowledge/status-marks.ts'
import { palette } from '#shared/palette.ts'
import { type Faces, fittingSize, textPath } from './lettering.ts'
import type { MarketTexts } from './share-texts.ts'
import { statusMarkGroup } from './svg.ts'

/** The means by which a picture with a country is drawn. */
export type Tools = {
  faces: Faces
  /** Draws a country, by its two letters, in a box. */
  outline: (code: string, box: { x: number; y: number; width: number; height: number }) => string
  /** The contour lines on the country. */
  relief: string
}

type LabelPlace = { x: number; y: number; sizes: readonly number[]; width: number }

const left = 84
const country = { x: 724, y: 76, width: 400, height: 478 }
const nameBaseline = 262
const judgementBaseline = 316
const productTops = [386, 482]
const productLefts = [left, 414]
const productWidth = 262
const markSize = 34
const nameSizes = [92, 80, 68]
const nameWidth = 600

/** Draws a market: its name, how open it is, what each product may be there, and its shape. */
export function marketPicture(
  code: Market['code'],
  { name, judgement, products }: MarketTexts,
  { faces, outline, relief }: Tools,
): string {
  const shape = outline(code, country)
  const label = (text: string, { sizes, ...at }: LabelPlace, colour: string) => {
    const size = fittingSize(faces.text, [text], { sizes, width: at.width })
    return `<path fill="${colour}" d="${textPath(faces.text, text, { ...at, size })}"/>`
  }
  const marks = products.map((product, index) => {
    const x = productLefts[index % 2] ?? left
    const y = productTops[Math.floor(index / 2)] ?? 0
    const besides = { x: x + markSize + 18, width: productWidth }
    return (
      statusMarkGroup(statusMarks[product.status], { x, y, scale: markSize / markBox }) +
      label(product.label, { ...besides, y: y + 12, sizes: [28, 26, 24] }, palette.ink) +
      label(product.statusLabel, { ...besides, y: y + 44, sizes: [25] }, palette.muted)
    )
  })
  const judgementPlace = { x: left, y: judgementBaseline, sizes: [30], width: nameWidth }
  return (
    `<clipPath id="land"><path d="${shape}"/></clipPath>` +
    `<path fill="${palette.forest}" d="${shape}"/>` +
    `<g clip-path="url(#land)" opacity=".38">${relief}</g>` +
    `<path fill="${palette.ink}" d="${namePath(name, faces)}"/>` +
    label(judgement, judgementPlace, palette.muted) +
    marks.join('')
  )
}

function namePath(name: string, { display }: Faces): string {
  const size = fittingSize(display, [name], { sizes: nameSizes, width: nameWidth })
  const place = { x: left - 4, y: nameBaseline, size, width: nameWidth }
  return textPath(display, name, { ...place, tracking: -0.0095 * size })
}
