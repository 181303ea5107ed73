import { type MarkDrawing, mark, smallMark } from '#shared/mark.ts'
import { palette } from '#shared/palette.ts'
import { markGroup, rasterize } from './svg.ts'

type Asset = [path: string, content: string | Uint8Array]
type IcoImage = { size: number; png: Uint8Array }

const onPaper = { summit: palette.ochre, slopes: palette.forest }
// An ICO cannot follow the colour scheme, so its green is readable on light and dark tabs alike.
const onAnyTab = { summit: palette.ochre, slopes: '#3F8268' }

const headerLength = 6
const entryLength = 16

/** Draws every icon of the site: tab, bookmark, home screen and install prompt. */
export async function faviconAssets(): Promise<Asset[]> {
  return [
    ['public/favicon.svg', adaptiveFavicon(smallMark)],
    ['public/favicon.ico', icoFile(await Promise.all([16, 32, 48].map(tabImage)))],
    // iOS rounds the corners itself; Android's mask may cut to a circle of 80 %.
    ['public/apple-touch-icon.png', await rasterize(tile({ share: 0.66, radius: 0 }), 180)],
    ['public/icon-192.png', await rasterize(tile({ share: 0.7, radius: 0.2 }), 192)],
    ['public/icon-512.png', await rasterize(tile({ share: 0.7, radius: 0.2 }), 512)],
    ['public/icon-maskable-512.png', await rasterize(tile({ share: 0.54, radius: 0 }), 512)],
  ]
}

function adaptiveFavicon({ viewBox, strokeWidth, paths }: MarkDrawing): string {
  const [summit, ...slopes] = paths
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" ` +
    `stroke-width="${strokeWidth}" stroke-linecap="round"><style>` +
    `.summit{stroke:${palette.ochre}}.slopes{stroke:${palette.forest}}` +
    `@media(prefers-color-scheme:dark){.summit{stroke:${palette.ochreOnDark}}` +
    `.slopes{stroke:${palette.sand}}}</style>` +
    `<path class="summit" d="${summit}"/><path class="slopes" d="${slopes.join('')}"/></svg>`
  )
}

async function tabImage(size: number): Promise<IcoImage> {
  const drawing = size < 48 ? smallMark : mark
  const content = markGroup(drawing, { x: 0, y: 0, size, ...onAnyTab })
  return { size, png: await rasterize(squareSvg(size, content), size) }
}

function tile({ share, radius }: { share: number; radius: number }): string {
  const size = 512
  const inset = (size * (1 - share)) / 2
  return squareSvg(
    size,
    `<rect width="${size}" height="${size}" rx="${size * radius}" fill="${palette.paper}"/>` +
      markGroup(mark, { x: inset, y: inset, size: size * share, ...onPaper }),
  )
}

function squareSvg(size: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>`
}

// PNG images below 256 pixels, packed as they are: png-to-ico unpacks them, 15 KB instead of 2.
function icoFile(images: IcoImage[]): Buffer {
  const directory = Buffer.alloc(headerLength + images.length * entryLength)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  images.forEach(({ size, png }, index) => {
    const entry = headerLength + index * entryLength
    directory.writeUInt8(size, entry)
    directory.writeUInt8(size, entry + 1)
    directory.writeUInt16LE(1, entry + 4)
    directory.writeUInt16LE(32, entry + 6)
    directory.writeUInt32LE(png.length, entry + 8)
    directory.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([directory, ...images.map(({ png }) => png)])
}
