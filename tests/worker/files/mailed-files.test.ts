import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { mailIn } from '#shared/desk/constants.ts'
import { fileLimits } from '#shared/files/limits.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { db } from '#tests/support/account/accounts.ts'
import { threadPage } from '#tests/support/desk/inbox.ts'
import { handIn, openThreadOf, rawMail } from '#tests/support/desk/incoming-mail.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import { pdfOf, samples } from '#tests/support/files/samples.ts'
import { storedFiles, storedObjects } from '#tests/support/files/send-files.ts'
import { windowEnd } from '#worker/db/counters.ts'
import { counters } from '#worker/db/schema.ts'
import { pieceBytes } from '#worker/files/file-store.ts'
import { storeLimits } from '#worker/files/limits.ts'
import { sha256Of } from '#worker/security/bytes.ts'

const type = 'multipart/mixed; boundary="b"'

/** A part of a mail with a file in base64, in lines as mail programs write them. */
function part(name: string, bytes: Uint8Array): string {
  const line = 57
  const lines = Array.from({ length: Math.ceil(bytes.length / line) }, (_, index) =>
    btoa(String.fromCharCode(...bytes.subarray(index * line, (index + 1) * line))),
  ).join('\r\n')
  return `--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename*=UTF-8''${encodeURIComponent(name)}\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines}\r\n`
}

const mailWith = (parts: string, headers = {}) =>
  rawMail(
    { 'Content-Type': type, ...headers },
    `--b\r\nContent-Type: text/plain\r\n\r\nOur chart.\r\n${parts}--b--\r\n`,
  )

async function pageOf(id: string) {
  const { browser } = await signInAtDesk('advisor')
  return { browser, ...(await threadPage(browser, id)) }
}

test('the files of an email are those of its message, byte by byte', async () => {
  const { id, address } = await openThreadOf()
  const bytes = pdfOf(pieceBytes + 5)
  const mail = mailWith(part('Überblick.pdf', bytes) + part('letter.docx', samples.docx))
  expect(await handIn(mail, { to: address })).toBeNull()
  const { entries } = await pageOf(id)
  expect(entries.at(-1)).toMatchObject({
    body: 'Our chart.',
    files: [
      { name: 'Überblick.pdf', size: bytes.length },
      { name: 'letter.docx', size: samples.docx.length },
    ],
  })
  const row = (await storedFiles()).find(({ name }) => name === 'Überblick.pdf')
  expect(row?.sha256).toBe(await sha256Of(bytes))
})

test('an email of more than a mebibyte is taken, and what is not accepted is named', async () => {
  const { id, address } = await openThreadOf()
  const large = pdfOf(fileLimits.maxBytes + 1)
  const mail = mailWith(part('large.pdf', large) + part('run.exe', samples.pdf))
  expect(await handIn(mail, { to: address })).toBeNull()
  const { entries } = await pageOf(id)
  expect(entries.at(-1)?.body).toMatch(
    /^Our chart\.\n\nAttached, not kept: large\.pdf \(10240 KB\), run\.exe/,
  )
  expect(entries.at(-1)).not.toHaveProperty('files')
})

test('a held email has its files, also once it is accepted', async () => {
  const { id, address } = await openThreadOf()
  const mail = mailWith(part('chart.pdf', samples.pdf), { 'Authentication-Results': undefined })
  await handIn(mail, { to: address })
  const { browser, held } = await pageOf(id)
  expect(held).toMatchObject([{ files: [{ name: 'chart.pdf' }] }])
  await browser.send(routes.acceptHeldMail.href({ id: held[0]?.id ?? '' }), {})
  const { entries } = await threadPage(browser, id)
  expect(entries.at(-1)?.files).toMatchObject([{ name: 'chart.pdf' }])
})

test('an email that comes again, or is refused, leaves no file', async () => {
  const { address } = await openThreadOf()
  const mail = mailWith(part('chart.pdf', samples.pdf))
  await handIn(mail, { to: address })
  const before = [await storedFiles(), await storedObjects()]
  await handIn(mail, { to: address })
  expect([await storedFiles(), await storedObjects()]).toEqual(before)
})

test('after many attachments that are refused, no more are tried', async () => {
  const { id, address } = await openThreadOf()
  const refused = part('chart.pdf', samples.txt).repeat(mailIn.namedAttachments)
  await handIn(mailWith(refused + part('last.pdf', samples.pdf)), { to: address })
  const { entries } = await pageOf(id)
  expect(entries.at(-1)?.body).toMatch(/, 1 more$/)
  expect(entries.at(-1)).not.toHaveProperty('files')
})

test('no file is read of an email whose sender has used up their emails, whatever name it gives', async () => {
  const { address, id } = await openThreadOf()
  const { perThread } = mailIn
  const endsAt = windowEnd(perThread)
  const key = `hour:mail-in:others:${id}`
  await db.insert(counters).values({ key, endsAt, count: perThread.hits })
  const stored = vi.spyOn(env.FILES, 'put')
  const mail = mailWith(part('chart.pdf', samples.pdf), { 'Authentication-Results': undefined })
  expect(await handIn(mail, { to: address })).toBe(messages.mailIn.full)
  expect(stored).not.toHaveBeenCalled()
})

test('an enquiry takes no more files by email than by form', async () => {
  const { id, address } = await openThreadOf()
  await handIn(mailWith(part('first.pdf', samples.pdf)), { to: address })
  await env.DB.prepare('UPDATE files SET size = ? WHERE name = ?')
    .bind(storeLimits.threadBytes - 10, 'first.pdf')
    .run()
  await handIn(mailWith(part('second.pdf', samples.pdf)), { to: address })
  const { entries } = await pageOf(id)
  expect(entries.at(-1)?.body).toContain('Attached, not kept: second.pdf')
  const other = await openThreadOf()
  await handIn(mailWith(part('second.pdf', samples.pdf)), { to: other.address })
  expect((await pageOf(other.id)).entries.at(-1)?.files).toHaveLength(1)
})
