import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxBodyBytes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { accepts, Browser } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { openPieces } from '#worker/http/body-pieces.ts'
import { createByteReader } from '#worker/http/byte-reader.ts'
import { joinBytes, utf8 } from '#worker/security/bytes.ts'

const path = routes.files.href()
const typeOf = (boundary: string) => `multipart/form-data; boundary=${boundary}`

const field = (name: string, headers = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${headers}\r\n\r\n1\r\n`
const file = `${field('files', '; filename="chart.pdf"').replace('\r\n\r\n1', '\r\n\r\n%PDF-1.7')}--b--\r\n`

function send(body: string, type = typeOf('b')) {
  return newVisitor().send(path, {}, { as: 'json', body, headers: { 'Content-Type': type } })
}

/** Sends a form without the token that every form needs. */
function sendWithoutToken(body: string, type = typeOf('b')) {
  const headers = { ...accepts.json, 'Content-Type': type }
  return new Browser().visit(path, { method: 'POST', headers, body })
}

test('a form without a token is refused once its first file has come', async () => {
  expect((await sendWithoutToken(file)).status).toBe(419)
})

describe('what stands before the first part of a form', () => {
  /** So many bytes and the end of their line. */
  const preamble = (bytes: number, filling = 'a') =>
    `${filling.repeat(bytes).slice(0, bytes - 2)}\r\n`

  test('may be as long as any other form', async () => {
    expect((await send(preamble(maxBodyBytes) + file)).status).toBe(201)
  })

  test.each(['a', '\r', '\r\n--'])(
    'is refused when longer, made of %j, before the token is looked at',
    async (filling) => {
      const response = await sendWithoutToken(preamble(maxBodyBytes + 1, filling) + file)
      expect(response.status).toBe(413)
    },
  )

  test.each(['multipart/form-data', typeOf('""'), typeOf('c')])(
    'is all of one sent as %s',
    async (type) => {
      expect((await sendWithoutToken(preamble(maxBodyBytes + 1) + file, type)).status).toBe(413)
      expect((await send(file, type)).status).toBe(422)
    },
  )
})

describe('before the first file of a form', () => {
  test('the headers of all parts together are limited, before the token is looked at', async () => {
    const parts = field('a', `\r\nX-Padding: ${'x'.repeat(15_000)}`).repeat(40)
    expect((await sendWithoutToken(parts + file)).status).toBe(413)
  })

  test('the headers of a part are limited that never end', async () => {
    expect((await sendWithoutToken(`--b\r\n${'X-Padding: x\r\n'.repeat(10_000)}`)).status).toBe(413)
  })

  test('there may be hundreds of fields', async () => {
    expect((await send(field('a').repeat(500) + file)).status).toBe(201)
  })
})

test.each([1, 70, 200])('a boundary may have %i characters', async (length) => {
  const boundary = 'b'.repeat(length)
  const response = await send(file.replaceAll('--b', `--${boundary}`), typeOf(boundary))
  expect(response.status).toBe(201)
})

/** A stream of chunks of so many bytes. */
function inChunks(bytes: Uint8Array, length: number): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.byteLength) return controller.close()
      controller.enqueue(bytes.slice(at, at + length))
      at += length
    },
  })
}

test('a body that comes in many chunks is read in few pieces', async () => {
  const body = new Uint8Array(100_000).fill(120)
  const pieces = openPieces(inChunks(body, 100))
  const read: Uint8Array[] = []
  for (let piece = await pieces.next(); piece; piece = await pieces.next()) read.push(piece)
  expect(joinBytes(read)).toEqual(body)
  expect(read.length).toBeLessThan(10)
})

test('a file ends at its boundary and at nothing that begins like it', async () => {
  const mark = utf8('\r\n--b-b')
  const text = fc.array(fc.constantFrom('\r', '\n', '-', 'b', '\r\n--b', '\r\n--b-'), {
    maxLength: 50,
  })
  await fc.assert(
    fc.asyncProperty(text, text, async (some, others) => {
      const [before, after] = [some.join(''), others.join('')]
      const whole = `${before}\r\n--b-b${after}`
      const reader = createByteReader(new Blob([whole]).stream(), 10_000)
      const read: Uint8Array[] = []
      for await (const piece of reader.streamUntil(mark)) read.push(piece)
      // The reader puts an end of line before the body.
      const [expected] = `\r\n${whole}`.split('\r\n--b-b')
      expect(new TextDecoder().decode(joinBytes(read))).toBe(expected)
    }),
  )
})
