import { create, type Font } from 'fontkit'
import sharp from 'sharp'
import type { Topology } from 'topojson-specification'
import { products } from '#shared/knowledge/codes.ts'
import type { EditionRecords, Market } from '#shared/knowledge/schemas.ts'
import { shippedTranslations } from '#shared/knowledge/shipped-translations.ts'
import { type Locale, offeredLocales } from '#shared/locales.ts'
import { mark } from '#shared/mark.ts'
import { palette } from '#shared/palette.ts'
import { type ShareImage, shareImageOf, shareImagePath } from '#shared/site/share-image.ts'
import { answerRecords } from '#worker/knowledge/answer-records.ts'
import { answerPicture } from './answer-picture.ts'
import { levels } from './contour-lines.ts'
import { contourPaths, contourViewBox } from './contours.ts'
import { outlineDrawer, outlinePairDrawer } from './country-outline.ts'
import { frozenFont } from './fonts.ts'
import { inLanguage } from './in-language.ts'
import { indexedPng } from './indexed-png.ts'
import { brokenLines, type Faces, textPath } from './lettering.ts'
import { marketPicture } from './market-picture.ts'
import { pairPicture } from './pair-picture.ts'
import type * as texts from './share-texts.ts'
import { markGroup } from './svg.ts'
import { shareTerrain } from './terrains.ts'

type Asset = [path: string, content: string | Uint8Array]
type Texts = typeof texts
type Tools = ReturnType<typeof drawingTools>
/** The name of a picture and what stands on its paper. */
type Picture = readonly [name: ShareImage, content: string]

const [width, height, left] = [1200, 630, 84]
const headlineBaseline = 472
const lineBaseline = 554
const headlineWidth = 860
const lineWidth = 1032
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
const picturesAtOnce = 4

/** Draws the picture of each shared page for link previews in each language, 1200 by 630 pixels. */
export async function shareImages(records: EditionRecords, atlas: Topology): Promise<Asset[]> {
  const tools = drawingTools(await shareFaces(), atlas)
  const images: Asset[] = []
  const titles: Partial<Record<Locale, Record<string, string>>> = {}
  for (const locale of offeredLocales) {
    const texts = await inLanguage(locale, () => import('./share-texts.ts'))
    const translated = texts.translateForPictures(
      records,
      locale,
      await shippedTranslations(locale),
    )
    images.push(...(await pngsOf(picturesOf(translated, texts, tools), locale)))
    titles[locale] = Object.fromEntries(translated.notes.map(({ slug, title }) => [slug, title]))
  }
  return [...images, ['src/worker/generated/drawn-titles.json', JSON.stringify(titles)]]
}

function drawingTools(faces: Faces, atlas: Topology) {
  return {
    faces,
    outline: outlineDrawer(atlas),
    outlines: outlinePairDrawer(atlas),
    relief: hills(1, palette.paper),
  }
}

/** Draws the pictures one by one: together they would fill the memory. */
function* picturesOf(records: EditionRecords, texts: Texts, tools: Tools): Generator<Picture> {
  for (const card of texts.shareCards(records)) yield [card.name, wordsOf(card, tools.faces)]
  for (const { market } of records.markets) {
    const content = marketPicture(market.code, texts.marketTexts(market), tools)
    yield [shareImageOf.market(market.slug), content]
  }
  for (const answer of answersOf(records)) {
    const { market, product } = answer
    const subject = { code: market.code, status: answer.records.status }
    const content = answerPicture(subject, texts.answerTexts(answer), tools)
    yield [shareImageOf.answer(market.slug, product), content]
  }
  for (const [one, other] of pairsOf(records)) {
    const content = pairPicture([one.code, other.code], texts.pairTexts([one, other]), tools)
    yield [shareImageOf.pair([one.slug, other.slug]), content]
  }
}

/** Makes files of pictures, a few at the same time, in their order. */
async function pngsOf(pictures: Generator<Picture>, locale: Locale): Promise<Asset[]> {
  const files: Asset[] = []
  let count = 0
  const drawNext = async () => {
    for (const [name, content] of pictures) {
      const at = count++
      const { data, info } = await sharp(Buffer.from(picture(content)))
        .raw()
        .toBuffer({ resolveWithObject: true })
      files[at] = [`public${shareImagePath(name, locale)}`, await indexedPng({ data, ...info })]
    }
  }
  await Promise.all(Array.from({ length: picturesAtOnce }, drawNext))
  return files
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

function wordsOf({ headline, line, seed }: texts.ShareCard, { display, text }: Faces): string {
  const { size, lines } = setHeadline(display, headline)
  const first = headlineBaseline - (lines.length - 1) * size * leading
  const words = lines.map((one, index) => {
    const y = first + index * size * leading
    const place = { size, x: left - 4, y, width: headlineWidth }
    return textPath(display, one, { ...place, tracking: tracking * size })
  })
  const linePlace = { x: left, y: lineBaseline, size: 28, width: lineWidth }
  const summary = textPath(text, line.join('  ·  '), linePlace)
  // A title reaches further to the right than a headline in lines, and no line runs through it.
  const fade = typeof headline === 'string' ? longFade : shortFade
  return (
    `${fade}${hills(seed, 'url(#fade)')}` +
    `<path fill="${palette.ink}" d="${words.join('')}"/>` +
    `<path fill="${palette.muted}" d="${summary}"/>`
  )
}

function setHeadline(font: Font, headline: texts.ShareCard['headline']) {
  if (typeof headline !== 'string') {
    const { size = 0 } = sizes.find(({ most }) => headline.length <= most) ?? {}
    return { size, lines: headline }
  }
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

const hillsByLook = new Map<string, string>()

/** Draws the hills of a seed; pictures of all languages, and articles of a category, share theirs. */
function hills(seed: number, stroke: string): string {
  const look = `${seed} ${stroke}`
  const drawn = hillsByLook.get(look) ?? drawHills(seed, stroke)
  hillsByLook.set(look, drawn)
  return drawn
}

function drawHills(seed: number, stroke: string): string {
  const terrain = { ...shareTerrain, seed }
  const lines = contourPaths(terrain, { heights: levels(0.06, 1.6, 0.05), stroke, width: 1.1 })
  return `<svg viewBox="${contourViewBox(terrain)}">${lines}</svg>`
}
