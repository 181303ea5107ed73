import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { mailIn } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { countCodePoints } from '#shared/text.ts'
import {
  handIn,
  heldMailsOf,
  laterEntries,
  openThreadOf,
  rawMail,
} from '#tests/support/desk/incoming-mail.ts'
import { parseAuthenticationResults } from '#worker/desk/mail-in/authentication-results.ts'
import { textOfHtml } from '#worker/desk/mail-in/html-text.ts'
import { onlyAddressOf } from '#worker/desk/mail-in/sender.ts'
import { withoutQuotes } from '#worker/desk/mail-in/without-quotes.ts'

const sentences: (string | null)[] = Object.values(messages.mailIn)
const full = mailIn.maxBytes - 2000
const fill = (text: string, bytes = full) => text.repeat(Math.floor(bytes / text.length))

/** Expects a mail to be accepted or refused with one of our sentences, for no more than usual work. */
async function handleMail(raw: string | Uint8Array<ArrayBuffer>): Promise<string | null> {
  const { id, address } = await openThreadOf()
  const startedMs = performance.now()
  const reply = await handIn(raw, { to: address })
  const ms = performance.now() - startedMs
  expect(ms).toBeLessThan(ms < quickMs ? quickMs : 100 * (await msOfWords()))
  expect([...sentences, null]).toContain(reply)
  for (const { body } of [...(await laterEntries(id)), ...(await heldMailsOf(id))]) {
    expect(countCodePoints(body)).toBeLessThanOrEqual(lengths.letterMax)
    expect(body).toBe(body.toWellFormed())
  }
  return reply
}

const quickMs = 5000

/**
 * Measures a plain mail of the same size, which takes seconds as well on a busy machine. Work that
 * grows with the square of the size takes a million times as long.
 */
async function msOfWords(): Promise<number> {
  const { address } = await openThreadOf()
  const startedMs = performance.now()
  await handIn(rawMail({}, fill('word ')), { to: address })
  return performance.now() - startedMs
}

const nested = (depth: number) => {
  const open = Array.from({ length: depth }, (_, at) => {
    return `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`
  })
  return `${open.join('')}Content-Type: text/plain\r\n\r\nInner`
}

const manyBoundaries = () => {
  const part = '--b\r\nContent-Type: multipart/x; boundary=c\r\n\r\n'
  return fill(part, full / 2) + fill('--x\n', full / 2)
}

const withParts = (depth: number) => `${rawMail({}, '').trimEnd()}\r\n${nested(depth)}`

const withType = (type: string, body: string) => rawMail({ 'Content-Type': type }, body)

describe('an odd mail is accepted, held or refused, never an error', () => {
  test.each<[string, () => string, string | null]>([
    ['nothing at all', () => '', null],
    ['no headers', () => '\r\n\r\nText', null],
    ['no body', () => rawMail({}, ''), null],
    ['a date that is none', () => rawMail({ Date: 'tomorrow' }), null],
    [
      'broken MIME',
      () => withType('multipart/mixed; boundary=b', '--b\r\nContent-Type: ;;=\r\n--b--'),
      null,
    ],
    ['a boundary that never comes', () => withType('multipart/mixed; boundary=b', 'Text'), null],
    ['a charset that nobody knows', () => withType('text/plain; charset=x-martian', 'Text'), null],
    ['base64 that is none', () => rawMail({ 'Content-Transfer-Encoding': 'base64' }, '%%%'), null],
    ['null bytes', () => rawMail({}, fill('\0')), null],
    ['1 MiB of (', () => rawMail({}, fill('(')), null],
    ['1 MiB of empty blocks', () => withType('text/html', fill('<hr> ')), null],
    ['1 MiB of lines', () => rawMail({}, fill('\n')), null],
    ['1 MiB of >', () => rawMail({}, fill('>\n')), null],
    ['1 MiB of introductions', () => rawMail({}, fill('On 1:00 x wrote:\n')), null],
    ['1 MiB of "On"', () => rawMail({}, fill('On ')), null],
    ['1 MiB of headers of a quoted mail', () => rawMail({}, fill('From: x\n')), null],
    ['1 MiB of words', () => rawMail({}, fill('word ')), null],
    ['1 MiB of <', () => withType('text/html', fill('<')), null],
    ['1 MiB of open tags', () => withType('text/html', fill('<a ')), null],
    ['1 MiB of open comments', () => withType('text/html', fill('<!--')), null],
    ['1 MiB of open scripts', () => withType('text/html', fill('<script>')), null],
    ['1 MiB of heads', () => withType('text/html', fill('<head></head>')), null],
    ['1 MiB of quotes within quotes', () => withType('text/html', fill('<blockquote>')), null],
    ['1 MiB of entities', () => withType('text/html', fill('&#x')), null],
    ['1 MiB of spaces in HTML', () => withType('text/html', fill(' ')), null],
    [
      '1 MiB of =',
      () => rawMail({ 'Content-Transfer-Encoding': 'quoted-printable' }, fill('=')),
      null,
    ],
    ['parts within parts', () => withParts(5), null],
  ])('%s', async (_, raw, reply) => {
    expect(await handleMail(raw())).toBe(reply)
  })

  test.each<[string, () => string]>([
    ['parts within parts without an end', () => withParts(1000)],
    ['many parts', () => withType('multipart/mixed; boundary=b', fill('--b\r\n\r\n'))],
    ['lines that could begin a part', () => rawMail({}, fill('--x\n'))],
    ['a giant header', () => rawMail({ 'X-Padding': fill('x', mailIn.maxHeaderBytes) })],
    [
      'a megabyte of types',
      () => `${fill('Content-Type: multipart/x\r\n')}${rawMail({ 'X-End': 'y' })}`,
    ],
    ['a megabyte of boundaries', () => withType('multipart/mixed; boundary=b', manyBoundaries())],
    ['a megabyte of headers', () => rawMail({ 'X-Padding': fill('x\r\n ') })],
    [
      'giant headers of parts',
      () => withType('multipart/mixed; boundary=b', fill('--b\r\nX: y\r\n\r\n', full)),
    ],
  ])('%s: refused', async (_, raw) => {
    expect(await handleMail(raw())).toBe(messages.mailIn.unreadable)
  })

  test.each([
    ['From', fill('(', 60_000)],
    ['From', fill('"', 60_000)],
    ['From', `${fill('<', 30_000)}${fill('>', 30_000)}`],
    ['From', fill('=?utf-8?q?', 60_000)],
    ['Authentication-Results', `mx.cloudflare.net; ${fill('(', 60_000)}`],
    ['Message-ID', fill('<', 60_000)],
    ['Subject', fill('=?utf-8?b?QQ==?= ', 60_000)],
    ['Content-Type', `text/plain; ${fill('a=b; ', 60_000)}`],
    ['Content-Type', `text/plain; ${fill('(', 60_000)}`],
    ['To', fill('a@b.c, ', 60_000)],
  ])('a long %s of odd characters', async (name, value) => {
    expect(await handleMail(rawMail({ [name]: value }))).toBe(null)
  })
})

const encoded = (text: string) => Uint8Array.from(new TextEncoder().encode(text))

describe('whatever the bytes', () => {
  // Words with a meaning in mails, in any order.
  const word = fc.constantFrom(
    ...'From:|To:|Message-ID:|Content-Type:|multipart/mixed; boundary=b|text/html|message/rfc822|--b|--b--|\r\n|\r\n\r\n|\r|\n |<|>|<p>|</p>|<script>|<!--|-->|(|)|"|\\|;|=|=?utf-8?b?|?=|a@b.c|\0|> |On x wrote:|\u{1f600}|base64'.split(
      '|',
    ),
  )
  const text = fc.array(fc.oneof(word, fc.string({ unit: 'binary', maxLength: 4 })), {
    maxLength: 60,
  })
  const texts = text.map((words) => words.join(''))

  test('a mail is accepted, held or refused', async () => {
    const { address } = await openThreadOf()
    const anyMail: fc.Arbitrary<Uint8Array<ArrayBuffer>> = fc.oneof(
      texts.map((input) => encoded(input)),
      texts.map((input) => encoded(rawMail({}, input))),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes)),
    )
    const property = fc.asyncProperty(anyMail, async (bytes) => {
      expect([...sentences, null]).toContain(await handIn(bytes, { to: address }))
    })
    await fc.assert(property, { numRuns: 50 })
  })

  test('HTML becomes text without scripts and hidden parts', () => {
    const property = fc.property(texts, (html) => {
      const plain = textOfHtml(html)
      expect(plain).toBe(plain.trim())
      expect(plain).not.toMatch(/\n{3}/)
    })
    fc.assert(property, { numRuns: 200 })
  })

  test('a text without quotes is a non-empty beginning of the original', () => {
    const property = fc.property(texts, (input) => {
      const ownText = withoutQuotes(input)
      expect(input.trim().startsWith(ownText)).toBe(true)
      expect(ownText === '').toBe(input.trim() === '')
    })
    fc.assert(property, { numRuns: 200 })
  })

  test('headers are parsed or malformed', () => {
    const property = fc.property(texts, (input) => {
      parseAuthenticationResults(input)
      const address = onlyAddressOf([input])
      expect(address === null || /^[^\s<>]+@[^\s<>]+$/.test(address)).toBe(true)
    })
    fc.assert(property, { numRuns: 200 })
  })
})

describe('a Message-ID cannot add a header to our later emails', () => {
  test.each([
    '<a@b.test>\r\n Bcc: joe@evil.test',
    '<a b@c.test>',
    '<a@b.test> <c@d.test>',
    '<a@b.test\0>',
    `<${'a'.repeat(300)}@b.test>`,
    '<é@b.test>',
    'a@b.test',
    '<a>',
  ])('%j is replaced', async (id) => {
    const { id: threadId, address } = await openThreadOf()
    await handIn(rawMail({ 'Message-ID': id }), { to: address })
    const [entry] = await laterEntries(threadId)
    expect(entry?.messageId).toMatch(/^<[\da-f]{40}@mail\.invalid>$/)
  })

  test('a well-formed one is stored unchanged', async () => {
    const { id: threadId, address } = await openThreadOf()
    const id = '<CAD+nXsv_FoW.O-Piz=1@mail.gmail.com>'
    await handIn(rawMail({ 'Message-ID': id }), { to: address })
    expect((await laterEntries(threadId))[0]?.messageId).toBe(id)
  })
})
