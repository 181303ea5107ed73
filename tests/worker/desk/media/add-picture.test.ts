import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { pictureLimits } from '#shared/pictures/limits.ts'
import { routes } from '#shared/routes.ts'
import { Browser } from '#tests/support/browser.ts'
import { emptyStores } from '#tests/support/db/empty-stores.ts'
import { loggedActions, signInAtDesk } from '#tests/support/desk/people.ts'
import { picture } from '#tests/support/pictures/samples.ts'
import { pictureObjects, sendPicture, storePicture } from '#tests/support/pictures/send-picture.ts'
import { whitePng } from '#tests/support/pictures/white-png.ts'

beforeEach(emptyStores)

const path = routes.deskMedia.href()
const mediaPage = (browser: Browser) => browser.props('desk/media', path)
const latin = (bytes: BufferSource) => new TextDecoder('latin1').decode(bytes)

test('a picture is stored, listed, and served at its hash for ever', async () => {
  const { browser, account } = await signInAtDesk('editor')
  const stored = await storePicture(browser, { alt: '  A chart of taxes ' })
  const { id, url } = stored
  expect(stored).toEqual({ id, url: `/media/${id}`, width: 40, height: 30 })
  const { pictures } = await mediaPage(browser)
  expect(pictures[0]).toMatchObject({
    id,
    alt: 'A chart of taxes',
    uses: [],
    focus: { x: 50, y: 50 },
  })
  expect(await loggedActions(account)).toContain(`picture.added ${id}`)
  const response = await new Browser().visit(url)
  expect(response.status).toBe(200)
  expect(latin(await response.arrayBuffer())).toMatch(/^RIFF.{4}WEBP/s)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    etag: `"${id}"`,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
})

test('a browser that has a picture does not get it again', async () => {
  const { browser } = await signInAtDesk('editor')
  const { url, id } = await storePicture(browser)
  const headers = { 'If-None-Match': `"other", W/"${id}"` }
  expect((await new Browser().visit(url, { headers })).status).toBe(304)
  const head = await new Browser().visit(url, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(0)
})

test.for(['0'.repeat(64), 'x', `${'0'.repeat(63)}G`])('there is no picture at %s', async (hash) => {
  expect((await new Browser().visit(routes.media.href({ hash }))).status).toBe(404)
})

test('a picture of a camera is upright, and says nothing of where it was taken', async () => {
  const { browser } = await signInAtDesk('editor')
  const bytes = picture('turned')
  expect(latin(bytes)).toContain('Amina')
  const { url, width, height } = await storePicture(browser, { bytes })
  expect([width, height]).toEqual([30, 40])
  const served = await browser.visit(url)
  expect(latin(await served.arrayBuffer())).not.toMatch(/Amina|exif|gps/i)
})

test('a large picture is reduced, and has sizes for smaller screens', async () => {
  const { browser } = await signInAtDesk('editor')
  const bytes = await whitePng(3000, 1500)
  expect(await storePicture(browser, { bytes })).toMatchObject({ width: 2400, height: 1200 })
  const [listed] = (await mediaPage(browser)).pictures
  expect(listed?.sizes.map(({ width }) => width)).toEqual([2400, 1600, 960, 480])
  for (const { url } of listed?.sizes ?? []) {
    expect((await browser.visit(url)).status).toBe(200)
  }
})

test('the same file is stored once, with the description that came last', async () => {
  const { browser } = await signInAtDesk('editor')
  const bytes = await whitePng(11, 13)
  const first = await storePicture(browser, { bytes })
  const objects = await pictureObjects()
  expect(await storePicture(browser, { bytes, alt: 'Again' })).toEqual(first)
  expect(await pictureObjects()).toEqual(objects)
  const { pictures } = await mediaPage(browser)
  expect(pictures.find(({ id }) => id === first.id)?.alt).toBe('Again')
})

test('a form that is sent twice adds one picture', async () => {
  const { browser } = await signInAtDesk('editor')
  const form = { bytes: await whitePng(12, 14), key: crypto.randomUUID() }
  const first = await storePicture(browser, form)
  const { total } = await mediaPage(browser)
  expect(await storePicture(browser, form)).toEqual(first)
  expect((await mediaPage(browser)).total).toBe(total)
})

test('a form without a picture and without a description says both', async () => {
  const { browser } = await signInAtDesk('editor')
  const response = await sendPicture(browser, { bytes: null, alt: ' ' })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    errors: { file: [messages.pictures.none], alt: [messages.pictures.alt] },
  })
})

test('a description has a limit', async () => {
  const { browser } = await signInAtDesk('editor')
  const response = await sendPicture(browser, { alt: 'x'.repeat(pictureLimits.altLength + 1) })
  expect(await response.json()).toMatchObject({ errors: { alt: [messages.pictures.altLength] } })
})

test.for(['page', 'inertia'] as const)('a refusal to a %s keeps the description', async (as) => {
  const { browser } = await signInAtDesk('editor')
  const response = await sendPicture(browser, { bytes: picture('gif'), alt: 'A chart' }, as)
  expect([response.status, response.headers.get('Location')]).toEqual([303, path])
  const { errors } = (await browser.page(path)).props
  expect(errors).toEqual({ file: messages.pictures.content })
})

test('a form without a script adds a picture', async () => {
  const { browser } = await signInAtDesk('editor')
  const response = await sendPicture(browser, { bytes: await whitePng(9, 9) }, 'page')
  expect([response.status, response.headers.get('Location')]).toEqual([303, path])
  expect((await mediaPage(browser)).status).toBe(messages.pictures.added)
})

test('members and visitors cannot add pictures', async () => {
  const objects = await pictureObjects()
  const { browser } = await signInAtDesk('advisor')
  expect((await sendPicture(browser)).status).toBe(404)
  expect((await sendPicture(new Browser())).status).toBe(401)
  expect(await pictureObjects()).toEqual(objects)
})

test('without a bucket there are no pictures', async () => {
  const { browser } = await signInAtDesk('editor', { FILES: undefined })
  expect((await browser.visit(path)).status).toBe(404)
  expect((await sendPicture(browser)).status).toBe(404)
  const documents = await browser.props('desk/documents', routes.deskDocuments.href())
  expect(documents.takesPictures).toBe(false)
})

test('what the codecs here cannot hold goes to the images of the platform', async () => {
  const { browser } = await signInAtDesk('editor', { IMAGES: platformImages(picture('webp')) })
  const { id } = await storePicture(browser, { bytes: webpOfSize(7000, 7000) })
  const [listed] = (await mediaPage(browser)).pictures
  expect(listed).toMatchObject({ id, width: 40, height: 30 })
})

test('and is refused where these are not bound', async () => {
  const { browser } = await signInAtDesk('editor')
  const response = await sendPicture(browser, { bytes: webpOfSize(7000, 7001) })
  expect(await response.json()).toMatchObject({ errors: { file: [messages.pictures.notHere] } })
})

test('a full bucket takes no picture', async () => {
  const { browser } = await signInAtDesk('editor', { FILES_MAX_GB: '1' })
  await storePicture(browser, { bytes: await whitePng(8, 6) })
  const add = (bytes: number) => env.DB.exec(`UPDATE stored_bytes SET bytes = bytes + ${bytes}`)
  await add(1_000_000_000)
  const response = await sendPicture(browser, { bytes: await whitePng(8, 7) })
  await add(-1_000_000_000)
  expect(await response.json()).toMatchObject({ errors: { file: [messages.pictures.full] } })
})

test('pictures count in the stored bytes', async () => {
  const { browser } = await signInAtDesk('editor')
  const before = await storedBytes()
  await storePicture(browser, { bytes: await whitePng(17, 19) })
  const [listed] = (await mediaPage(browser)).pictures
  expect(await storedBytes()).toBe(before + (listed?.size ?? 0))
})

async function storedBytes(): Promise<number> {
  const row = await env.DB.prepare('SELECT bytes FROM stored_bytes').first<{ bytes: number }>()
  return row?.bytes ?? 0
}

/** Returns the header of a WebP, which is all that is read before the limits decide. */
function webpOfSize(width: number, height: number): Uint8Array<ArrayBuffer> {
  const file = picture('webp').slice()
  new DataView(file.buffer).setUint16(26, width, true)
  new DataView(file.buffer).setUint16(28, height, true)
  return file
}

/** The platform's images, which make one picture of every other one. */
function platformImages(result: Uint8Array<ArrayBuffer>) {
  const transformer = {
    transform: () => transformer,
    output: async () => ({ image: () => new Blob([result]).stream() }),
  }
  return { input: () => transformer }
}
