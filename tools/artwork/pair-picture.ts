import type { Market } from '#shared/knowledge/schemas.ts'
import { palette } from '#shared/palette.ts'
import type { OutlinePair } from './country-outline.ts'
import { brokenLines, type Faces, textPath } from './lettering.ts'

type Pair = readonly [Market, Market]
type Means = { faces: Faces; outlines: OutlinePair }

const left = 84
const boxes = [
  { x: 690, y: 60, width: 250, height: 500 },
  { x: 940, y: 60, width: 210, height: 500 },
] as const
const sizes = [92, 80, 68, 56]
const width = 560
const lastBaseline = 462
const lineBaseline = 554

/** Draws two markets that are compared: their names, and their shapes at one scale. */
export function pairPicture([one, other]: Pair, { faces, outlines }: Means): string {
  const shapes = outlines([one.code, other.code], boxes)
  const line = 'Status  ·  Licence  ·  Taxes  ·  What is left'
  return (
    `<path fill="${palette.forest}" d="${shapes[0]}"/>` +
    `<path fill="none" stroke="${palette.forest}" stroke-width="5" d="${shapes[1]}"/>` +
    `<path fill="${palette.ink}" d="${questionPath([one.name, `or ${other.name}?`], faces)}"/>` +
    `<path fill="${palette.muted}" d="${textPath(faces.text, line, { x: left, y: lineBaseline, size: 28 })}"/>`
  )
}

function questionPath(lines: readonly string[], { display }: Faces): string {
  const fits = (size: number) =>
    lines.every((line) => brokenLines(display, line, { size, width }).length === 1)
  const size = sizes.find(fits) ?? Math.min(...sizes)
  return lines
    .map((line, index) => {
      const y = lastBaseline - (lines.length - 1 - index) * size * 1.1
      return textPath(display, line, { size, x: left - 4, y, tracking: -0.0095 * size })
    })
    .join('')
}
