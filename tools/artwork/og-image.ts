import type { Font } from 'fontkit'
import { mark } from '#shared/mark.ts'
import { levels } from './contour-lines.ts'
import { contourPaths, contourViewBox } from './contours.ts'
import { openFont, textPath } from './fonts.ts'
import { markGroup } from './mark-svg.ts'
import { palette } from './palette.ts'
import { rasterize } from './rasterize.ts'
import { type ShareCard, shareCards } from './share-cards.ts'
import { shareTerrain } from './terrains.ts'

const [width, height, left] = [1200, 630, 84]
const headlineSize = 84
const headlineLeading = 92
const headlineBaseline = 472
const lineBaseline = 554

/** Draws the picture of each public page for link previews, 1200 by 630 pixels. */
export async function ogAssets(): Promise<[path: string, png: Buffer][]> {
  const draw = await shareCardDrawer()
  return Promise.all(
    shareCards.map(async (card): Promise<[string, Buffer]> => {
      const png = await rasterize(draw(card), width)
      return [`public/og/${card.slug}.png`, png]
    }),
  )
}

async function shareCardDrawer(): Promise<(card: ShareCard) => string> {
  const display = await openFont('fraunces', { opsz: 96, wght: 480 })
  const text = await openFont('instrument-sans', { wght: 500 })
  const summary = { x: left, y: lineBaseline, size: 28 }
  const markPlace = { x: left - 6, y: 64, size: 96, summit: palette.ochre, slopes: palette.forest }
  return ({ headline, line, seed }) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>` +
    hills(seed) +
    markGroup(mark, markPlace) +
    `<path fill="${palette.ink}" d="${headlinePath(display, headline)}"/>` +
    `<path fill="${palette.muted}" d="${textPath(text, line.join('  ·  '), summary)}"/></svg>`
}

function headlinePath(font: Font, lines: string[]): string {
  const first = headlineBaseline - (lines.length - 1) * headlineLeading
  return lines
    .map((line, index) => {
      const y = first + index * headlineLeading
      return textPath(font, line, { x: left - 4, y, size: headlineSize, tracking: -0.8 })
    })
    .join('')
}

function hills(seed: number): string {
  const terrain = { ...shareTerrain, seed }
  const lines = contourPaths(terrain, {
    heights: levels(0.06, 1.6, 0.05),
    stroke: 'url(#fade)',
    width: 1.1,
  })
  return (
    '<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="1400" y1="2300" x2="3600" y2="600">' +
    `<stop stop-color="${palette.forest}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${palette.forest}" stop-opacity=".8"/></linearGradient>` +
    `<svg viewBox="${contourViewBox(terrain)}">${lines}</svg>`
  )
}
