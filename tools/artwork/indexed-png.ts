import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import { palette } from '#shared/palette.ts'

type Colour = readonly [red: number, green: number, blue: number]
type Pixels = { data: Uint8Array; width: number; height: number }

const compress = promisify(deflate)
const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const [bitsPerPixel, indexedColours] = [4, 3]

/**
 * Returns a PNG of 16 colours: paper, ink and three hues, and some between them for edges. Finding colours
 * that suit each picture, as libraries do, takes twice as long as drawing it. Pixels have four bytes.
 */
export async function indexedPng({ data, width, height }: Pixels): Promise<Buffer> {
  if (width % 2) throw new Error('Expected an even width')
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bitsPerPixel, indexedColours], 8)
  const rows = indexRows({ data, width, height })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colours.flat())),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(type: string, content: Uint8Array): Buffer {
  const bytes = Buffer.alloc(12 + content.length)
  bytes.writeUInt32BE(content.length, 0)
  bytes.write(type, 4, 'latin1')
  bytes.set(content, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), 8 + content.length)
  return bytes
}

/** Returns rows of two pixels a byte, each after the number of its filter, 0 for none. */
function indexRows({ data, width, height }: Pixels): Uint8Array {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const rows = new Uint8Array(height * (1 + width / 2))
  let to = 0
  for (let from = 0; from < pixels.length; from += 2) {
    if (from % width === 0) to++
    const first = nearest[keyOf(pixels[from] ?? 0)] ?? 0
    const second = nearest[keyOf(pixels[from + 1] ?? 0)] ?? 0
    rows[to++] = (first << bitsPerPixel) | second
  }
  return rows
}

/** Returns the upper five bits of red, green and blue of a pixel, whose red is in its lowest byte. */
function keyOf(pixel: number): number {
  return ((pixel & 0xf8) << 7) | ((pixel >> 6) & 0x3e0) | ((pixel >> 19) & 0x1f)
}

const colours: readonly Colour[] = [
  ...[palette.paper, palette.forest, palette.ink, palette.muted, palette.ochre].map(colourOf),
  ...[0.18, 0.36, 0.55, 0.75].map((share) => tintOf(palette.forest, share)),
  ...[0.2, 0.4, 0.62, 0.8].map((share) => tintOf(palette.ink, share)),
  ...[0.3, 0.65].map((share) => tintOf(palette.muted, share)),
  tintOf(palette.ochre, 0.5),
]

/** Returns a colour on paper that covers a share of it, as an edge does. */
function tintOf(hex: string, share: number): Colour {
  const [paper, colour] = [colourOf(palette.paper), colourOf(hex)]
  const part = (index: 0 | 1 | 2) =>
    Math.round(paper[index] + (colour[index] - paper[index]) * share)
  return [part(0), part(1), part(2)]
}

function colourOf(hex: string): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

/** The nearest colour by the key of a pixel. */
const nearest = Uint8Array.from({ length: 2 ** 15 }, (_, key) => {
  const channels = [key >> 10, (key >> 5) & 31, key & 31].map((bits) => bits * 8 + 4)
  return nearestColour(channels)
})

function nearestColour([red = 0, green = 0, blue = 0]: readonly number[]): number {
  let [index, least] = [0, Number.POSITIVE_INFINITY]
  for (const [at, one] of colours.entries()) {
    const distance = (one[0] - red) ** 2 + (one[1] - green) ** 2 + (one[2] - blue) ** 2
    if (distance < least) [index, least] = [at, distance]
  }
  return index
}
