import { type ContourLines, contourLines, unitsPerPixel } from './contour-lines.ts'
import type { Terrain } from './height-field.ts'

export type ContourStyle = { heights: number[]; stroke: string; width: number }

const indexWeight = 1.9

/** Draws the contour lines of a terrain as an SVG group, for the view box of `contourViewBox`. */
export function contourPaths(terrain: Terrain, { heights, stroke, width }: ContourStyle): string {
  const lines = contourLines(terrain, heights)
  const draw = (kind: keyof ContourLines, weight: number) =>
    `<path stroke-width="${width * weight * unitsPerPixel}" d="${lines[kind]}"/>`
  return (
    `<g fill="none" stroke="${stroke}" stroke-linecap="round">` +
    `${draw('fine', 1)}${draw('index', indexWeight)}</g>`
  )
}

/** The view box of a terrain in the units of its path data. */
export function contourViewBox(terrain: Terrain): string {
  return `0 0 ${terrain.width * unitsPerPixel} ${terrain.height * unitsPerPixel}`
}
