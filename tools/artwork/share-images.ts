import { create, type Font } from 'fontkit'
import { mark } from '#shared/mark.ts'
import { palette } from '#shared/palette.ts'
import { levels } from './contour-lines.ts'
import { contourPaths, contourViewBox } from './contours.ts'
import { frozenFont } from './fonts.ts'
import { markGroup, rasterize } from './svg.ts'
import { shareTerrain } from './terrains.ts'

type ShareCard = {
  slug: string
  headline: string[]
  line: string[]
  /** Chooses the hill behind the words, so that each page has its own. */
  seed: number
}

// What the picture of each shared page says; the firm's name is a setting, so none says it.
const shareCards: ShareCard[] = [
  {
    slug: 'home',
    headline: ['African iGaming', 'markets, read', 'from the ground.'],
    line: ['Licensing', 'Market entry', 'Investment'],
    seed: 2,
  },
  {
    slug: 'about-us',
    headline: ['Global gaming,', 'African ground,', 'responsible growth.'],
    line: ['Founded 2019', 'Nairobi', '15+ markets'],
    seed: 3,
  },
  {
    slug: 'services',
    headline: ['From first licence', 'to steady operation.'],
    line: ['Compliance', 'Entry', 'Marketing', 'Investors', 'Legal'],
    seed: 5,
  },
  {
    slug: 'markets',
    headline: ['Know the rules', 'before you enter.'],
    line: ['South Africa', 'Nigeria', 'Kenya', 'Ghana'],
    seed: 10,
  },
  {
    slug: 'insights',
    headline: ['What changed,', 'and what it', 'means for you.'],
    line: ['Market analysis', 'Compliance', 'Technology'],
    seed: 14,
  },
  {
    slug: 'contact',
    headline: ['Tell us which', 'market you want', 'to enter.'],
    line: ['Nairobi, Kenya'],
    seed: 18,
  },
]

const [width, height, left] = [1200, 630, 84]
const headlineSize = 84
const headlineLeading = 92
const headlineBaseline = 472
const lineBaseline = 554

/** Draws the picture of each public page for link previews, 1200 by 630 pixels. */
export async function shareImages(): Promise<[path: string, png: Buffer][]> {
  const draw = await shareCardDrawer()
  return Promise.all(
    shareCards.map(async (card): Promise<[string, Buffer]> => {
      const png = await rasterize(draw(card), width)
      return [`public/og/${card.slug}.png`, png]
    }),
  )
}

async function shareCardDrawer(): Promise<(card: ShareCard) => string> {
  const display = create(await frozenFont('fraunces', { opsz: 96, wght: 480 })) as Font
  const text = create(await frozenFont('instrument-sans', { wght: 500 })) as Font
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

// Its baseline starts at x, y; kerning is applied.
function textPath(
  font: Font,
  text: string,
  at: { x: number; y: number; size: number; tracking?: number },
): string {
  const scale = at.size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let pen = at.x
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
      const placed = glyph.path.scale(scale, -scale).translate(pen + xOffset * scale, at.y)
      pen += xAdvance * scale + (at.tracking ?? 0)
      return placed.toSVG()
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
