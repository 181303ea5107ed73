import { describe, expect, test } from 'vitest'
import { lengths } from '#shared/constants.ts'
import { countCodePoints } from '#shared/text.ts'
import { handIn, laterEntries, openThreadOf, rawMail } from '#tests/support/desk/incoming-mail.ts'

type MailHeaders = Record<string, string | undefined>

/** Returns the stored text of a mail. */
async function storedText(body: string | Uint8Array, headers: MailHeaders = {}) {
  const { id, address } = await openThreadOf()
  const head = new TextEncoder().encode(rawMail(headers, ''))
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  expect(await handIn(new Uint8Array([...head, ...bytes]), { to: address })).toBe(null)
  const [entry] = await laterEntries(id)
  return entry?.body
}

const htmlType = { 'Content-Type': 'text/html; charset=utf-8' }
const ofHtml = (html: string) => storedText(html, htmlType)

function parts(type: string, ...all: string[]): [string, MailHeaders] {
  const body = all.map((part) => `--b\r\n${part}\r\n`).join('')
  return [`${body}--b--\r\n`, { 'MIME-Version': '1.0', 'Content-Type': `${type}; boundary=b` }]
}

describe('the text of a mail', () => {
  test('keeps lines, marks and signature', async () => {
    const text =
      'Dear Ms Njeri,\r\n\r\nyes: 5 < 6 & more.\r\n\r\n-- \r\nAmina Otieno\r\nExample Ltd\r\n'
    expect(await storedText(text)).toBe(
      'Dear Ms Njeri,\n\nyes: 5 < 6 & more.\n\n-- \nAmina Otieno\nExample Ltd',
    )
  })

  test.each([
    ['UTF-8', new TextEncoder().encode('Näirobi €'), 'utf-8', '8bit'],
    ['Latin-1', Uint8Array.from([0x4e, 0xe4, 0x69]), 'iso-8859-1', '8bit'],
    ['quoted-printable', new TextEncoder().encode('N=C3=A4=\r\ni'), 'utf-8', 'quoted-printable'],
    ['base64', new TextEncoder().encode('TsOkaQ=='), 'utf-8', 'base64'],
  ])('is read from %s', async (_, bytes, charset, encoding) => {
    const text = await storedText(bytes, {
      'Content-Type': `text/plain; charset=${charset}`,
      'Content-Transfer-Encoding': encoding,
    })
    expect(text).toMatch(/^Näi(robi €)?$/)
  })

  test('is the plain part if there are two', async () => {
    const [body, headers] = parts(
      'multipart/alternative',
      'Content-Type: text/plain\r\n\r\nplain',
      'Content-Type: text/html\r\n\r\n<p>rich</p>',
    )
    expect(await storedText(body, headers)).toBe('plain')
  })

  test('is the HTML part if the plain one is empty', async () => {
    const [body, headers] = parts(
      'multipart/alternative',
      'Content-Type: text/plain\r\n\r\n  \r\n',
      'Content-Type: text/html\r\n\r\n<p>rich</p>',
    )
    expect(await storedText(body, headers)).toBe('rich')
  })

  test('is a note if there is none', async () => {
    expect(await storedText(' \r\n')).toBe('[This email had no text.]')
  })

  test('loses control characters', async () => {
    expect(await storedText('a\0b\x1b[31mc\x07\td\x9b')).toBe('ab[31mc\td')
  })

  test('is truncated with a note if it is too long', async () => {
    const text = (await storedText('😀'.repeat(lengths.letterMax + 1))) ?? ''
    expect(countCodePoints(text)).toBe(lengths.letterMax)
    expect(text).toMatch(/^😀{100}/u)
    expect(text).toMatch(/😀\n\[The rest of this email was too long to be saved\.\]$/u)
  })

  test('of the maximum length is complete', async () => {
    const text = 'é'.repeat(lengths.letterMax - 2)
    expect(await storedText(text)).toBe(text)
  })
})

describe('HTML becomes text', () => {
  test.each([
    ['paragraphs and lines', '<p>One</p><p>Two<br>Three</p>', 'One\n\nTwo\nThree'],
    [
      'divisions',
      '<div>One</div><div>Two</div><div><br></div><div>Three</div>',
      'One\nTwo\n\nThree',
    ],
    [
      'lists',
      'We need:<ul><li>a licence</li><li>a bank</li></ul>',
      'We need:\n\n- a licence\n- a bank',
    ],
    ['links by their text', 'See <a href="https://evil.test/x">our page</a>.', 'See our page.'],
    [
      'cells',
      '<table><tr><td>Kenya</td><td>15%</td></tr><tr><td>Ghana</td></tr></table>',
      'Kenya 15%\nGhana',
    ],
    [
      'entities',
      '&lt;b&gt; &amp;lt; &eacute;&#233;&#xE9;&nbsp;&euro; &unknown; &#0;',
      '<b> &lt; ééé € &unknown;',
    ],
    ['white space', '  a \r\n\t b  ', 'a b'],
    ['comments', 'a<!-- > <b>x</b> -->b<!--', 'ab'],
    ['conditional comments', '<!--[if mso]><p>no</p><![endif]-->yes<![CDATA[x]]>', 'yes'],
    ['a lone bracket', '1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['an unfinished tag', 'text<a href="', 'text'],
    ['a head', '<html><head><title>T</title><style>p{}</style></head><body>Text', 'Text'],
    ['a head without an end', '<head><title>T</title><body>Text', 'Text'],
  ])('%s', async (_, html, text) => {
    expect(await ofHtml(html)).toBe(text)
  })

  test.each([
    ['script', 'a<script>alert("x</b>")</script>b'],
    ['script in capitals', 'a<SCRIPT type="x">1</SCRIPT >b'],
    ['style', 'a<style>b{}</style>b'],
    ['drawings', 'a<svg onload="x()"><text>t</text></svg>b'],
    ['frames', 'a<iframe src="x">t</iframe>b'],
    ['templates', 'a<template><p>t</p></template>b'],
    ['handlers', 'a<img src=x onerror="alert(1)">b'],
  ])('without %s', async (_, html) => {
    expect(await ofHtml(html)).toBe('ab')
  })

  test('a script without an end hides the rest', async () => {
    expect(await ofHtml('a<script>b<p>c')).toBe('a')
  })

  test('its quotes are folded', async () => {
    const html =
      '<div dir="ltr">Yes, please.</div><br><div class="gmail_quote"><div class="gmail_attr">On Sat, 21 Nov 2026 at 15:00, Kilima &lt;hello@kilima.test&gt; wrote:<br></div><blockquote><div>Shall we?</div><blockquote>Earlier</blockquote></blockquote></div>'
    expect(await ofHtml(html)).toBe('Yes, please.')
  })
})

describe('quotes of earlier mails', () => {
  const introduction = 'On Sat, 21 Nov 2026 at 15:00, Kilima Advisory <hello@kilima.test> wrote:'

  test.each([
    ['marked', `Yes.\n\n${introduction}\n\n> Shall we?\n>\n> Kilima\n`],
    [
      'marked, their introduction broken',
      'Yes.\n\nOn Sat, 21 Nov 2026 at 15:00,\nKilima Advisory <hello@kilima.test>\nwrote:\n> Shall we?\n',
    ],
    ['marked, without an introduction', 'Yes.\n\n> Shall we?\n>> Earlier\n'],
    ['marked, in French', 'Yes.\n\nLe 21 nov. 2026 à 15:00, Kilima a écrit :\n> On y va ?\n'],
    ['not marked', `Yes.\n\n${introduction}\n\nShall we?\n\nKilima\n`],
    ['of Outlook', 'Yes.\n\n-----Original Message-----\nFrom: Kilima\nSent: today\n\nShall we?'],
    [
      'of newer Outlook',
      'Yes.\n\n________________________________\nFrom: Kilima <a@b.test>\nSent: 21 November 2026 15:00\nTo: Amina\nSubject: Re: x\n\nShall we?',
    ],
    [
      'under headers alone',
      'Yes.\n\nFrom: Kilima <a@b.test>\nSent: 21 November 2026 15:00\nTo: Amina\nSubject: Re: x\n\nShall we?',
    ],
  ])('%s, are folded', async (_, text) => {
    expect(await storedText(text)).toBe('Yes.')
  })

  test.each([
    ['answers between the lines', `${introduction}\n> Shall we?\n\nYes.\n\n> When?\n\nOn Friday.`],
    ['an answer below', `${introduction}\n> Shall we?\n\nYes.`],
    ['a quote and nothing else', '> Shall we?\n> When?'],
    ['a sentence that ends alike', 'On Monday the regulator wrote:\n\nPay the tax.'],
    [
      'what is forwarded',
      'Look:\n\n---------- Forwarded message ---------\nFrom: Regulator <r@gov.test>\nDate: today\nSubject: x\nTo: Amina\n\nPay the tax.',
    ],
    ['a line that begins with From', 'From: here on\nwe need a licence.'],
  ])('keep %s', async (_, text) => {
    expect(await storedText(text)).toBe(text)
  })
})

describe('attachments', () => {
  const file = (name: string, size: number) =>
    `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${btoa('x'.repeat(size))}`

  test('are listed with their size, not stored', async () => {
    const [body, headers] = parts(
      'multipart/mixed',
      'Content-Type: text/plain\r\n\r\nPlease see.',
      file('contract.pdf', 120 * 1024),
      file('=?UTF-8?Q?N=C3=A4he.pdf?=', 10),
    )
    expect(await storedText(body, headers)).toBe(
      'Please see.\n\nAttached, not kept: contract.pdf (120 KB), Nähe.pdf (10 bytes)',
    )
  })

  test('threat: cannot reverse their names', async () => {
    const [body, headers] = parts(
      'multipart/mixed',
      file('=?UTF-8?Q?invoice=E2=80=AEfdp=E2=81=A6.exe?=', 10),
    )
    expect(await storedText(body, headers)).toBe('Attached, not kept: invoicefdp.exe (10 bytes)')
  })

  test('make a mail without a text', async () => {
    const [body, headers] = parts('multipart/mixed', file('scan.pdf', 2048))
    expect(await storedText(body, headers)).toBe('Attached, not kept: scan.pdf (2 KB)')
  })

  test('may be many, and have long or odd names', async () => {
    const names = Array.from({ length: 30 }, (_, at) => file(`${'n'.repeat(300)}${at}`, 1))
    const [body, headers] = parts('multipart/mixed', ...names)
    const text = (await storedText(body, headers)) ?? ''
    expect(text).toMatch(/, 10 more$/)
    expect(countCodePoints(text)).toBeLessThan(lengths.letterMax / 4)
  })

  test('that are mails are listed, not read', async () => {
    const [body, headers] = parts(
      'multipart/mixed',
      'Content-Type: text/plain\r\n\r\nSee below.',
      'Content-Type: message/rfc822\r\n\r\nFrom: x@evil.test\r\n\r\nInner text',
    )
    expect(await storedText(body, headers)).toMatch(
      /^See below\.\n\nAttached, not kept: message\/rfc822 \(/,
    )
  })
})
