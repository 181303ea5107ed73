import { create, type Font } from 'fontkit'
import sharp from 'sharp'
import type { Topology } from 'topojson-specification'
import { products } from '#shared/knowledge/codes.ts'
import { pairImage } from '#shared/knowledge/pair-image.ts'
import type { EditionRecords, Market } from '#shared/knowledge/schemas.ts'
import { mark } from '#shared/mark.ts'
import { palette } from '#shared/palette.ts'
import { answerRecords } from '#worker/knowledge/answer-records.ts'
import { answerPicture } from './answer-picture.ts'
import { levels } from './contour-lines.ts'
import { contourPaths, contourViewBox } from './contours.ts'
import { outlineDrawer, outlinePairDrawer } from './country-outline.ts'
import { frozenFont } from './fonts.ts'
import { brokenLines, type Faces, textPath } from './lettering.ts'
import { marketPicture } from './market-picture.ts'
import { pairPicture } from './pair-picture.ts'
import { type ShareCard, shareCards } from './share-cards.ts'
import { markGroup } from './svg.ts'
import { shareTerrain } from './terrains.ts'

const [width, height, left] = [1200, 630, 84]
const headlineBaseline = 472
const lineBaseline = 554
const titleWidth = 760
// A title takes the first size at which it has few enough lines.
const sizes = [
  { size: 84, most: 3 },
  { size: 72, most: 4 },
  { size: 62, most: 4 },
  { size: 52, most: 5 },
] as const
const leading = 1.095
const tracking = -0.0095
// Paper, ink and two hues with their edges: more would double the file, dots would spoil the lines.
const fewColours = { palette: true, colours: 16, dither: 0, compressionLevel: 9 }

/** Draws the picture of each shared page for link previews, 1200 by 630 pixels. */
export async function shareImages(
  records: EditionRecords,
  atlas: Topology,
): Promise<[path: string, png: Buffer][]> {
  const faces = await shareFaces()
  const outline = outlineDrawer(atlas)
  const outlines = outlinePairDrawer(atlas)
  const tools = { faces, outline, relief: hills(1, palette.paper) }
  const pictures = [
    ...shareCards(records).map((card) => [card.slug, wordsOf(card, faces)] as const),
    ...records.markets.map(({ market }) => {
      return [`market-${market.slug}`, marketPicture(market, tools)] as const
    }),
    ...answersOf(records).map((answer) => {
      const slug = `answers/${answer.market.slug}-${answer.product}`
      return [slug, answerPicture(answer, tools)] as const
    }),
    ...pairsOf(records).map((pair) => {
      const [one, other] = pair
      return [pairImage([one.slug, other.slug]), pairPicture(pair, { faces, outlines })] as const
    }),
  ]
  return Promise.all(
    pictures.map(async ([slug, content]): Promise<[string, Buffer]> => {
      const png = sharp(Buffer.from(picture(content)))
        .removeAlpha()
        .png(fewColours)
      return [`public/og/${slug}.png`, await png.toBuffer()]
    }),
  )
}

/** Returns all answers as they are on the day of the edition. */
function answersOf({ markets, publishedAt }: EditionRecords) {
  return markets.flatMap(({ market }) =>
    products.map((product) => {
      return { market, product, records: answerRecords({ market, product, today: publishedAt }) }
    }),
  )
}

/** Returns every two markets once, in the order of their slugs as their picture's name has it. */
function pairsOf({ markets }: EditionRecords): [Market, Market][] {
  const sorted = markets.map(({ market }) => market).toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
  return sorted.flatMap((one, index) =>
    sorted.slice(index + 1).map((other): [Market, Market] => [one, other]),
  )
}

async function shareFaces(): Promise<Faces> {
  const display = create(await frozenFont('fraunces', { opsz: 96, wght: 480 })) as Font
  const text = create(await frozenFont('instrument-sans', { wght: 500 })) as Font
  return { display, text }
}

function picture(content: string): string {
  const place = { x: left - 6, y: 64, size: 96, summit: palette.ochre, slopes: palette.forest }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>` +
    `${content}${markGroup(mark, place)}</svg>`
  )
}

function wordsOf({ headline, line, seed }: ShareCard, { display, text }: Faces): string {
  const { size, lines } = setHeadline(display, headline)
  const first = headlineBaseline - (lines.length - 1) * size * leading
  const words = lines.map((one, index) => {
    const y = first + index * size * leading
    return textPath(display, one, { size, x: left - 4, y, tracking: tracking * size })
  })
  const summary = textPath(text, line.join('  ·  '), { x: left, y: lineBaseline, size: 28 })
  // A title reaches further to the right than a headline in lines, and no line runs through it.
  const fade = typeof headline === 'string' ? longFade : shortFade
  return (
    `${fade}${hills(seed, 'url(#fade)')}` +
    `<path fill="${palette.ink}" d="${words.join('')}"/>` +
    `<path fill="${palette.muted}" d="${summary}"/>`
  )
}

function setHeadline(font: Font, headline: ShareCard['headline']) {
  if (typeof headline !== 'string') return { size: sizes[0].size, lines: headline }
  const tried = sizes.map(({ size, most }) => {
    return { size, most, lines: brokenLines(font, headline, { size, width: titleWidth }) }
  })
  const found = tried.find(({ lines, most }) => lines.length <= most)
  if (!found) throw new Error(`Expected a title that fits a picture: ${headline}`)
  return found
}

const shortFade = fadeFrom('x1="1400" y1="2300" x2="3600" y2="600"', 0.8)
const longFade = fadeFrom('x1="2500" y1="1700" x2="4700" y2="300"', 0.7)

function fadeFrom(way: string, until: number): string {
  return (
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" ${way}>` +
    `<stop stop-color="${palette.forest}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${palette.forest}" stop-opacity="${until}"/></linearGradient>`
  )
}

function hills(seed: number, stroke: string): string {
  const terrain = { ...shareTerrain, seed }
  const lines = contourPaths(terrain, { heights: levels(0.06, 1.6, 0.05), stroke, width: 1.1 })
  return `<svg viewBox="${contourViewBox(terrain)}">${lines}</svg>`
}
