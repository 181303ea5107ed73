import type { Market } from '#shared/knowledge/schemas.ts'
import { palette } from '#shared/palette.ts'
import type { OutlinePair } from './country-outline.ts'
import { type Faces, fittingSize, textPath } from './lettering.ts'
import type { PairTexts } from './share-texts.ts'

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
const lineWidth = 590

/** Draws two markets that are compared: their names, and their shapes at one scale. */
export function pairPicture(
  codes: readonly [Market['code'], Market['code']],
  { question, line }: PairTexts,
  { faces, outlines }: Means,
): string {
  const shapes = outlines(codes, boxes)
  const linePlace = { x: left, y: lineBaseline, size: 28, width: lineWidth }
  return (
    `<path fill="${palette.forest}" d="${shapes[0]}"/>` +
    `<path fill="none" stroke="${palette.forest}" stroke-width="5" d="${shapes[1]}"/>` +
    `<path fill="${palette.ink}" d="${questionPath(question, faces)}"/>` +
    `<path fill="${palette.muted}" d="${textPath(faces.text, line.join('  ·  '), linePlace)}"/>`
  )
}

function questionPath(lines: readonly string[], { display }: Faces): string {
  const size = fittingSize(display, lines, { sizes, width })
  return lines
    .map((line, index) => {
      const y = lastBaseline - (lines.length - 1 - index) * size * 1.1
      return textPath(display, line, { size, x: left - 4, y, width, tracking: -0.0095 * size })
    })
    .join('')
}
