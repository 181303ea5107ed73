import { contours } from 'd3-contour'
import { heightField, type Terrain } from './height-field.ts'
import { ironed, lengthOf, type Point, resample, smoothPath } from './smooth-path.ts'

const cell = 6
const margin = 10
const unitsPerPixel = 4
const pointSpacing = 18
const shortestLine = 90
const ironingPasses = 4

export type ContourStyle = { levels: number[]; stroke?: string; width?: number }

/** Lists heights from `from` up to `to` at even steps; every fifth is an index line. */
export function levels(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, index) => from + index * step,
  )
}

/** Draws the contour lines of a terrain as two SVG paths, every fifth line heavier. */
export function contourPaths(terrain: Terrain, style: ContourStyle): string {
  const lines = contourLines(terrain, style.levels)
  const stroke = style.stroke ?? '#000'
  const width = (style.width ?? 1) * unitsPerPixel
  const draw = (paths: string[], weight: number) =>
    `<path stroke-width="${weight}" d="${paths.join('')}"/>`
  return (
    `<g fill="none" stroke="${stroke}" stroke-linecap="round">` +
    draw(
      lines.filter((_, index) => index % 5 !== 3),
      width,
    ) +
    draw(
      lines.filter((_, index) => index % 5 === 3),
      width * 1.9,
    ) +
    '</g>'
  )
}

/** The viewBox that fits `contourPaths`: two units a pixel, so whole numbers draw half pixels. */
export function contourViewBox(terrain: Terrain): string {
  return `0 0 ${terrain.width * unitsPerPixel} ${terrain.height * unitsPerPixel}`
}

function contourLines(terrain: Terrain, heights: number[]): string[] {
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
