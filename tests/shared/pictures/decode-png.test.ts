import sharp, { type Sharp } from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { decodePng } from '#worker/pictures/codec/decode-png.ts'
import { type Orientation, upright } from '#worker/pictures/codec/orientation.ts'
import type { Pixels } from '#worker/pictures/codec/pixels.ts'
import { readHeader } from '#worker/pictures/codec/read-header.ts'
import { scale } from '#worker/pictures/codec/scaler.ts'

/** Node's own gives bytes only as they come; that of the platform fills the buffer of whoever reads. */
class ByteDecompressionStream {
  readonly readable: ReadableStream
  readonly writable: WritableStream
  constructor(format: CompressionFormat) {
    const { readable, writable } = new decompressionOfNode(format)
    const reader = readable.getReader()
    this.writable = writable
    this.readable = new ReadableStream({
      type: 'bytes',
      async pull(controller) {
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        controller.close()
        controller.byobRequest?.respond(0)
      },
      cancel: (reason) => reader.cancel(reason),
    })
  }
}

const decompressionOfNode = DecompressionStream
vi.stubGlobal('DecompressionStream', ByteDecompressionStream)
afterAll(() => void vi.unstubAllGlobals())

const size = { width: 37, height: 23 }

/** A picture in which no two neighbours are equal, with some transparency. */
function drawing(channels: 1 | 2 | 3 | 4): Sharp {
  const bytes = Uint8Array.from({ length: size.width * size.height * channels }, (_, index) => {
    const pixel = Math.floor(index / channels)
    return (pixel * 7 + (index % channels) * 61 + Math.floor(pixel / size.width) * 29) % 256
  })
  return sharp(bytes, { raw: { ...size, channels } })
}

const pictures: [name: string, png: () => Promise<Buffer>][] = [
  ['gray', () => drawing(1).toColourspace('b-w').png().toBuffer()],
  ['gray with opacity', () => drawing(2).toColourspace('b-w').png().toBuffer()],
  ['colours', () => drawing(3).png().toBuffer()],
  ['colours with opacity', () => drawing(4).png().toBuffer()],
  ['a palette', () => drawing(4).png({ palette: true, colours: 200 }).toBuffer()],
  ['two colours of a palette', () => drawing(3).png({ palette: true, colours: 2 }).toBuffer()],
  ['interlaced rows', () => drawing(4).png({ progressive: true }).toBuffer()],
  ['sixteen bits', () => drawing(3).toColourspace('rgb16').png().toBuffer()],
  ['filters of all rows', () => drawing(3).png({ adaptiveFiltering: true }).toBuffer()],
]

describe('a PNG is decoded as by another library', () => {
  test.each(pictures)('%s', async (_, png) => {
    const bytes = await png()
    const decoded = await decodePng(bytes, size)
    expect(differences(decoded, await pixelsOf(sharp(bytes)))).toBe(0)
  })
})

describe('an orientation is applied as by another library', () => {
  test.each<Orientation>([1, 2, 3, 4, 5, 6, 7, 8])('%i', async (orientation) => {
    const bytes = await drawing(3).withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer()
    const header = readHeader(bytes)
    const lying = await pixelsOf(sharp(bytes))
    expect(header?.orientation).toBe(orientation)
    const turned = upright(lying, orientation)
    expect(differences(turned, await pixelsOf(sharp(bytes).autoOrient()))).toBe(0)
  })
})

test('a smaller size has the colours of the areas that its pixels cover', () => {
  const data = new Uint8Array([255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255])
  const { data: scaled } = scale({ width: 3, height: 1, data }, { width: 2, height: 1 })
  expect([...scaled]).toEqual([170, 0, 85, 255, 0, 0, 255, 255])
})

test('what is not visible gives no colour to its neighbours', () => {
  const data = new Uint8Array([255, 0, 0, 0, 0, 0, 255, 255])
  const { data: scaled } = scale({ width: 2, height: 1, data }, { width: 1, height: 1 })
  expect([...scaled]).toEqual([0, 0, 255, 128])
})

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Counts the visible samples that differ by more than rounding. */
function differences(one: Pixels, other: Pixels): number {
  expect([one.width, one.height]).toEqual([other.width, other.height])
  return [...one.data].filter((sample, index) => {
    const isVisible = (other.data[index - (index % 4) + 3] ?? 0) > 0
    return isVisible && Math.abs(sample - (other.data[index] ?? 0)) > 1
  }).length
}
