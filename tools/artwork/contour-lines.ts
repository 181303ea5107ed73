import { contours } from 'd3-contour'
import { heightField, type Terrain } from './height-field.ts'
import { ironed, lengthOf, type Point, resample, smoothPath } from './smooth-path.ts'

const cell = 8
const margin = 8
const pointSpacing = 18
const shortestLine = 90
const ironingPasses = 3

/** Contour lines as SVG path data: every fifth height is an index line, drawn heavier. */
export type ContourLines = { fine: string; index: string }

/** Units of path data a pixel of terrain: whole numbers then draw quarter pixels. */
export const unitsPerPixel = 4

/** Lists heights from `from` up to `to` at even steps. */
export function levels(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step) + 1
  return Array.from({ length: count }, (_, index) => from + index * step)
}

/** Finds the contour lines of a terrain at the given heights. */
export function contourLines(terrain: Terrain, heights: number[]): ContourLines {
  const paths = linesAt(terrain, heights)
  const every = (wanted: (index: number) => boolean) =>
    paths.filter((_, index) => wanted(index)).join('')
  return { fine: every((index) => index % 5 !== 3), index: every((index) => index % 5 === 3) }
}

function linesAt(terrain: Terrain, heights: number[]): string[] {
  const height = heightField(terrain)
  const [columns, rows] = [terrain.width, terrain.height].map(cellsFor) as [number, number]
  const values = Array.from({ length: columns * rows }, (_, index) =>
    height(pixel(index % columns), pixel(Math.floor(index / columns))),
  )
  const draw = contours().size([columns, rows]).smooth(true)
  return heights.map((level) =>
    draw
      .contour(values, level)
      .coordinates.flat()
      .map((ring) => ring.map(([x = 0, y = 0]): Point => [pixel(x - 0.5), pixel(y - 0.5)]))
      .flatMap((ring) => visibleParts(ring, terrain))
      .filter((line) => lengthOf(line) > shortestLine)
      .map((line) => smoothPath(resample(ironed(line, ironingPasses), pointSpacing), unitsPerPixel))
      .join(''),
  )
}

function cellsFor(pixels: number): number {
  return Math.ceil(pixels / cell) + margin * 2
}

function pixel(index: number): number {
  return (index - margin) * cell
}

// Rings are cut just outside the picture, so the frame that closes them is never drawn.
function visibleParts(ring: Point[], terrain: Terrain): Point[][] {
  const edge = cell * 4
  const isVisible = ([x, y]: Point) =>
    x > -edge && y > -edge && x < terrain.width + edge && y < terrain.height + edge
  const firstHidden = ring.findIndex((point) => !isVisible(point))
  if (firstHidden < 0) return [ring]
  const open = ring.slice(0, -1)
  const turned = [...open.slice(firstHidden), ...open.slice(0, firstHidden)]
  const parts: Point[][] = [[]]
  for (const point of turned) {
    if (isVisible(point)) parts.at(-1)?.push(point)
    else if (parts.at(-1)?.length) parts.push([])
  }
  return parts.filter((part) => part.length > 2)
}
