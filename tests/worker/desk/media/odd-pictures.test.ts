import { expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { pictureLimits } from '#shared/pictures/limits.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import { bytesOf, samples, zipOf } from '#tests/support/files/samples.ts'
import { picture, withBytes } from '#tests/support/pictures/samples.ts'
import { pictureObjects, sendPicture } from '#tests/support/pictures/send-picture.ts'
import { clearPng } from '#tests/support/pictures/white-png.ts'

const { content, notHere, tooLarge, tooManyPixels, tooManyRows, tooManyScans } = messages.pictures
const cut = (file: Uint8Array<ArrayBuffer>, share = 0.6) =>
  file.slice(0, Math.floor(file.byteLength * share))
const html = '<script>alert(1)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`
const hundredThousand = [0, 1, 0x86, 0xa0]
const bytesOfNumber = (value: number) =>
  [value >> 24, value >> 16, value >> 8, value].map((byte) => byte & 255)

/** Returns a JPEG whose frame says another size. */
function jpegOfSize(height: number, width: number) {
  const file = picture('jpeg')
  const frame = file.findIndex((byte, at) => byte === 0xff && file[at + 1] === 0xc0)
  return withBytes(file, frame + 5, [height >> 8, height & 255, width >> 8, width & 255])
}

/** Returns a PNG whose header says another size. */
function pngOfSize(width: number[], height: number[]) {
  return withBytes(picture('png'), 16, [...width, ...height])
}

const comment = (content: Uint8Array) =>
  bytesOf([0xff, 0xfe, (content.length + 2) >> 8, (content.length + 2) & 255], content)

/** Returns a progressive JPEG with so many scans in all. */
function jpegOfScans(count: number) {
  const file = picture('progressive')
  const starts = [...file.keys()].filter((at) => file[at] === 0xff && file[at + 1] === 0xda)
  const last = file.subarray(starts.at(-1), -2)
  const more = Array.from({ length: count - starts.length }, () => last)
  return bytesOf(file.subarray(0, -2), ...more, [0xff, 0xd9])
}

/** Returns a progressive JPEG whose header speaks of 8,000 × 4,000 pixels. */
function largeJpegOfScans(count: number) {
  const file = jpegOfScans(count)
  const frame = file.findIndex((byte, at) => byte === 0xff && file[at + 1] === 0xc2)
  return withBytes(file, frame + 5, [4000 >> 8, 4000 & 255, 8000 >> 8, 8000 & 255])
}

/** Returns a JPEG with starts of scans where they are none: in a comment, and behind its end. */
function jpegOfFalseScans(file: Uint8Array<ArrayBuffer>) {
  const scans = bytesOf(...Array.from({ length: pictureLimits.maxScans + 1 }, () => [0xff, 0xda]))
  const frame = file.findIndex((byte, at) => byte === 0xff && file[at + 1] === 0xc4)
  return bytesOf(file.subarray(0, frame), comment(scans), file.subarray(frame), scans)
}

/** Returns the header of a PNG of colours with opacity in 16 bits. */
function pngOfRows(height: number, isInterlaced: boolean) {
  const file = pngOfSize(bytesOfNumber(4000), bytesOfNumber(height))
  return withBytes(file, 24, [16, 6, 0, 0, isInterlaced ? 1 : 0])
}
// 4,000 pixels of 8 bytes, and the byte of a filter.
const mostRows = Math.floor(pictureLimits.maxRowBytes / 32_001)

/** Returns a PNG with so many empty chunks of a name before its data. */
function pngOfChunks(name: string, count: number) {
  const file = picture('png')
  const chunk = bytesOf([0, 0, 0, 0], name, [0, 0, 0, 0])
  const chunks = new Uint8Array(count * chunk.length)
  for (let at = 0; at < chunks.length; at += chunk.length) chunks.set(chunk, at)
  return bytesOf(
    file.subarray(0, positionOf(file, 'IDAT') - 4),
    chunks,
    file.subarray(positionOf(file, 'IDAT') - 4),
  )
}

const positionOf = (file: Uint8Array, name: string) =>
  file.findIndex((_, at) => String.fromCharCode(...file.subarray(at, at + 4)) === name)

/** What each file gets: its size once it is stored, or the reason why it is refused. */
const oddPictures: [name: string, bytes: Uint8Array<ArrayBuffer>, result: string][] = [
  ['a JPEG', picture('jpeg'), '40x30'],
  ['a progressive JPEG', picture('progressive'), '40x30'],
  ['a gray JPEG', picture('gray'), '40x30'],
  ['a JPEG on its side', picture('turned'), '30x40'],
  ['a PNG with a palette', picture('png'), '40x30'],
  ['an interlaced PNG', picture('interlaced'), '40x30'],
  ['a PNG that is half clear', picture('clear'), '20x20'],
  ['a WebP', picture('webp'), '40x30'],
  ['a WebP without loss', picture('lossless'), '40x30'],
  ['a WebP on its side', picture('describedWebp'), '30x40'],
  ['an AVIF', picture('avif'), '40x30'],
  ['a JPEG with a ZIP behind it', bytesOf(picture('jpeg'), zipOf({ 'a.txt': 'x' })), '40x30'],
  ['a JPEG with a page behind it', bytesOf(picture('jpeg'), html), '40x30'],
  ['a PNG with a page behind it', bytesOf(picture('png'), html), '40x30'],
  ['a JPEG in the inks of a printer', picture('inks'), content],
  ['a WebP that moves', picture('animated'), content],
  ['a JPEG that is cut off', cut(picture('jpeg'), 0.9), content],
  ['a progressive JPEG that is cut off', cut(picture('progressive'), 0.7), content],
  ['a PNG that is cut off', cut(picture('png'), 0.8), content],
  ['a WebP that is cut off', cut(picture('webp')), content],
  ['an AVIF that is cut off', cut(picture('avif'), 0.9), content],
  ['the first bytes of a JPEG', picture('jpeg').slice(0, 3), content],
  ['a JPEG without pixels', samples.jpeg, content],
  ['a JPEG of 65,500 × 65,500', jpegOfSize(65_500, 65_500), tooManyPixels],
  ['a JPEG that says it is larger than it is', jpegOfSize(4000, 6000), content],
  ['a JPEG without height', jpegOfSize(0, 40), content],
  ['a PNG of 100,000 × 100,000', pngOfSize(hundredThousand, hundredThousand), tooManyPixels],
  [
    'a PNG of 16,000 × 3,000 without them',
    pngOfSize(bytesOfNumber(16_000), bytesOfNumber(3000)),
    content,
  ],
  ['a PNG without width', pngOfSize([0, 0, 0, 0], [0, 0, 0, 30]), content],
  ['a PNG of an unknown colour type', withBytes(picture('png'), 25, [5]), content],
  [
    'a PNG whose data is not packed',
    withBytes(picture('png'), 90, [1, 2, 3, 4, 5, 6, 7, 8]),
    content,
  ],
  // The decoder refuses scans that say nothing new.
  ['a JPEG of as many scans as are read', jpegOfScans(pictureLimits.maxScans), content],
  ['a JPEG of more scans', jpegOfScans(pictureLimits.maxScans + 1), tooManyScans],
  ['a large JPEG of scans that take too long', largeJpegOfScans(13), tooManyScans],
  ['a JPEG with scans in a comment', jpegOfFalseScans(picture('jpeg')), '40x30'],
  ['a progressive JPEG with scans in a comment', jpegOfFalseScans(picture('progressive')), '40x30'],
  ['a PNG of as many rows as are read, without them', pngOfRows(mostRows, false), content],
  ['a PNG of more rows', pngOfRows(mostRows + 1, false), tooManyRows],
  ['an interlaced PNG of more rows', pngOfRows(mostRows + 1, true), tooManyRows],
  ['a PNG of a hundred thousand notes', pngOfChunks('tEXt', 100_000), '40x30'],
  ['a PNG of a hundred thousand parts', pngOfChunks('IDAT', 100_000), '40x30'],
  ['a GIF', picture('gif'), content],
  ['a TIFF', picture('tiff'), content],
  ['an SVG with a script', bytesOf(svg), content],
  ['a page', bytesOf(html), content],
  ['a PDF', samples.pdf, content],
  ['a ZIP', samples.zip, content],
  ['a page that begins like a JPEG', bytesOf([0xff, 0xd8, 0xff], html), content],
  ['a page that begins like a WebP', bytesOf('RIFF', [9, 0, 0, 0], 'WEBP', html), content],
  ['a video that begins like an AVIF', bytesOf([0, 0, 0, 24], 'ftypisom', html), content],
  ['a file without bytes', new Uint8Array(), content],
  ['8 MB and a byte', new Uint8Array(pictureLimits.maxBytes + 1), tooLarge],
]

test.for(oddPictures)('%s', async ([, bytes, result]) => {
  const { browser } = await signInAtDesk('editor')
  const before = await pictureObjects()
  const response = await sendPicture(browser, { bytes })
  const body = await response.json<{ width: number; height: number; errors?: object }>()
  const isStored = response.status === 201
  expect(isStored ? `${body.width}x${body.height}` : body.errors).toEqual(
    isStored ? result : { file: [result] },
  )
  expect(response.status).toBe(/^\d+x\d+$/.test(result) ? 201 : 422)
  expect((await pictureObjects()).length - before.length).toBe(isStored ? 1 : 0)
})

test('a WebP that claims another size than its pixels have is refused', async () => {
  const { browser } = await signInAtDesk('editor')
  const file = picture('lossless')
  const response = await sendPicture(browser, { bytes: withBytes(file, 21, [100]) })
  expect(response.status).toBe(422)
})

test('a PNG whose data goes on after its rows is read up to them', async () => {
  const { browser } = await signInAtDesk('editor')
  const bytes = await clearPng(40, { rows: 100_000 })
  expect((await sendPicture(browser, { bytes })).status).toBe(201)
})

test('a PNG that takes too much memory to be stored is refused with a sentence', async () => {
  const { browser } = await signInAtDesk('editor')
  const bytes = await clearPng(pictureLimits.maxSide)
  const response = await sendPicture(browser, { bytes })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: { file: [notHere] } })
})
