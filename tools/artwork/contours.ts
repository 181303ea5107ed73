import { type ContourLines, contourLines, levels, unitsPerPixel } from './contour-lines.ts'
import type { Terrain } from './height-field.ts'
import { cornerTerrain, heroTerrain, sectionTerrain } from './terrains.ts'

type ContourStyle = { heights: number[]; stroke: string; width: number }

type Art = {
  name: string
  terrain: Terrain
  heights: number[]
  align: string
  fadeUntil?: number
}

const indexWeight = 1.9

const arts: Art[] = [
  // Text stands on the left of a hero, so lines come in only as they go right.
  {
    name: 'hero',
    terrain: heroTerrain,
    heights: levels(0.05, 1.5, 0.045),
    align: 'xMaxYMid',
    fadeUntil: 0.62,
  },
  {
    name: 'section',
    terrain: sectionTerrain,
    heights: levels(0.15, 1.5, 0.055),
    align: 'xMidYMid',
  },
  { name: 'corner', terrain: cornerTerrain, heights: levels(0.06, 1.4, 0.045), align: 'xMaxYMax' },
]

/** Draws the contour lines that CSS uses as masks: black on nothing, cropped to fill their box. */
export function contourArt(): [path: string, svg: string][] {
  return arts.map((art) => [`src/client/generated/contours-${art.name}.svg`, draw(art)])
}

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

function draw({ terrain, heights, align, fadeUntil }: Art): string {
  const viewBox = contourViewBox(terrain)
  const stroke = fadeUntil ? 'url(#fade)' : '#000'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${terrain.width}" height="${terrain.height}" ` +
    `viewBox="${viewBox}" preserveAspectRatio="${align} slice">` +
    (fadeUntil ? fade(viewBox, fadeUntil) : '') +
    `${contourPaths(terrain, { heights, stroke, width: 1 })}</svg>`
  )
}

function fade(viewBox: string, until: number): string {
  const width = Number(viewBox.split(' ')[2])
  return (
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${width * 0.08}" ` +
    `x2="${width * until}" y1="0" y2="0"><stop stop-opacity="0"/><stop offset="1"/></linearGradient>`
  )
}
