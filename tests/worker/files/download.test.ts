import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#shared/desk/staff/roles.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { type Account, createUser, db, signedInAs } from '#tests/support/account/accounts.ts'
import { Browser } from '#tests/support/browser.ts'
import { createThread, newestEntry, threadPage } from '#tests/support/desk/inbox.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import { pdfOf, samples } from '#tests/support/files/samples.ts'
import { sendFiles, uploadFile } from '#tests/support/files/send-files.ts'
import { present } from '#tests/support/present.ts'
import { contactMessage, newVisitor } from '#tests/support/site/contact.ts'
import { deskLog, files, threadEntries, users } from '#worker/db/schema.ts'
import { pieceBytes } from '#worker/files/file-store.ts'
import { sha256Of } from '#worker/security/bytes.ts'

const relations = [
  'of their own message',
  'of a reply',
  'of an internal note',
  'unattached',
] as const
type Relation = (typeof relations)[number]

let member: Account
let memberBrowser: Browser
let advisor: Awaited<ReturnType<typeof signInAtDesk>>
let threadId: string
const ids = new Map<Relation, string>()

const large = pdfOf(2 * pieceBytes + 5)

beforeAll(async () => {
  member = await createUser({})
  memberBrowser = await signedInAs(member)
  advisor = await signInAtDesk('advisor')
  threadId = await createThread({ email: member.email })
  const files = [{ name: 'Überblick "2026".pdf', bytes: large }]
  await sendFiles(memberBrowser, routes.enquiryMessages.href({ id: threadId }), {
    files,
    fields: { body: 'Our chart.' },
  })
  const last = await newestEntry(threadId)
  await sendFiles(advisor.browser, routes.deskReplies.href({ id: threadId }), {
    files: [{ name: 'contract.docx', bytes: samples.docx }],
    fields: { body: 'Our contract.', last },
  })
  const { entries } = await threadPage(advisor.browser, threadId)
  const fileOf = (kind: string) => entries.findLast((entry) => entry.kind === kind)?.files?.[0]?.id
  ids.set('of their own message', fileOf('message') ?? '')
  ids.set('of a reply', fileOf('reply') ?? '')
  ids.set('unattached', await uploadFile(advisor.browser))
  ids.set('of an internal note', await fileOfNote())
})

/** No form attaches one to a note; nobody but staff may read it all the same. */
async function fileOfNote(): Promise<string> {
  const id = await uploadFile(advisor.browser)
  const note = { id: crypto.randomUUID(), threadId, kind: 'note', body: 'x' } as const
  await db.insert(threadEntries).values({ ...note, createdAt: new Date() })
  await db.update(files).set({ entryId: note.id }).where(eq(files.id, id))
  return id
}

const pathOf = (relation: Relation) => routes.file.href({ id: ids.get(relation) ?? '' })

async function browserOf(role: Role | 'stranger'): Promise<Browser> {
  if (role === 'stranger') return signedInAs(await createUser({}))
  return (await signInAtDesk(role)).browser
}

describe('a file', () => {
  const attached = relations.slice(0, 3)
  const staff: Role[] = ['advisor', 'editor', 'owner']

  test.each(staff.flatMap((role) => attached.map((relation) => [role, relation] as const)))(
    'is read by an %s, if it is one %s',
    async (role, relation) => {
      const response = await (await browserOf(role)).visit(pathOf(relation))
      expect(response.status).toBe(200)
      await response.body?.cancel()
    },
  )

  test.each(['of their own message', 'of a reply'] as const)(
    'is read by the member of its enquiry, if it is one %s',
    async (relation) => {
      const response = await memberBrowser.visit(pathOf(relation))
      expect(response.status).toBe(200)
      await response.body?.cancel()
    },
  )

  const notTheirs = ['of an internal note', 'unattached'] as const
  test.each(notTheirs)('is not there for the member, if it is one %s', async (relation) => {
    expect((await memberBrowser.visit(pathOf(relation))).status).toBe(404)
  })

  test.each(relations)('one %s is not there for other members and visitors', async (relation) => {
    expect((await (await browserOf('stranger')).visit(pathOf(relation))).status).toBe(404)
    expect((await new Browser().visit(pathOf(relation))).status).toBe(404)
  })

  test('is not there for staff without a second factor', async () => {
    const account = await createUser({ role: 'advisor', withTwoFactor: false })
    const browser = await signedInAs(account)
    expect((await browser.visit(pathOf('of a reply'))).status).toBe(404)
  })

  test('is not there for a member whose address is not verified', async () => {
    const unverified = await createUser({ unverified: true })
    const thread = await createThread({ email: unverified.email })
    const id = await uploadFile(advisor.browser)
    const entryId = await newestEntry(thread)
    await db.update(files).set({ entryId }).where(eq(files.id, id))
    const response = await (await signedInAs(unverified)).visit(routes.file.href({ id }))
    expect(response.status).toBe(404)
  })

  test('that came with a stranger’s form under the address of a member is only for staff', async () => {
    const fields = contactMessage({ email: member.email })
    await sendFiles(newVisitor(), routes.contact.href(), {
      files: [{ name: 'trap.docx', bytes: samples.docx }],
      fields,
    })
    const { threads } = await memberBrowser.props('enquiries/index', routes.enquiries.href())
    const thread = present(threads[0]).id
    const { entries } = await memberBrowser.props(
      'enquiries/show',
      routes.enquiry.href({ id: thread }),
    )
    const [file] = present(entries[0]?.files)
    expect(file).toMatchObject({ name: 'trap.docx', isUnproven: true })
    const path = routes.file.href({ id: present(file).id })
    expect((await memberBrowser.visit(path)).status).toBe(404)
    const response = await advisor.browser.visit(path)
    expect(response.status).toBe(200)
    await response.body?.cancel()
  })

  test('that somebody sent who had registered a member’s address before is only for staff', async () => {
    const account = await createUser({ unverified: true })
    const impostor = await signedInAs(account)
    const fields = contactMessage({ email: account.email })
    await sendFiles(impostor, routes.contact.href(), {
      files: [{ name: 'trap.docx', bytes: samples.docx }],
      fields,
    })
    const [row] = await db.select().from(files).where(eq(files.userId, account.id))
    const at = new Date(Date.now() + 1000)
    await db
      .update(users)
      .set({ emailVerifiedAt: at, firstVerifiedAt: at })
      .where(eq(users.id, account.id))
    const path = routes.file.href({ id: present(row).id })
    expect((await impostor.visit(path)).status).toBe(404)
  })

  test('is not there after the session has ended', async () => {
    const browser = await signedInAs(member)
    await browser.send(routes.logout.href(), {})
    expect((await browser.visit(pathOf('of a reply'))).status).toBe(404)
  })

  test('is not read before the scan says that it is clean, nor if it is not', async () => {
    const id = ids.get('of a reply') ?? ''
    for (const state of ['scanning', 'infected'] as const) {
      await db.update(files).set({ state }).where(eq(files.id, id))
      const response = await memberBrowser.visit(pathOf('of a reply'), {
        headers: { Accept: 'application/json' },
      })
      expect([response.status, await response.json()]).toEqual([
        409,
        { message: messages.files[state] },
      ])
    }
    await db.update(files).set({ state: 'ready' }).where(eq(files.id, id))
  })
})

describe('a download', () => {
  test('has the bytes of the file, its name and headers that let nothing run', async () => {
    const response = await memberBrowser.visit(pathOf('of their own message'))
    // Comparing millions of bytes one by one takes half a minute.
    expect(await sha256Of(await response.arrayBuffer())).toBe(await sha256Of(large))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(large.length),
      'content-disposition':
        'attachment; filename="Uberblick _2026_.pdf"; filename*=UTF-8\'\'%C3%9Cberblick%20_2026_.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
  })

  test('is a row of the log; asking for its headers alone is none', async () => {
    const target = ids.get('of a reply') ?? ''
    const count = () => db.$count(deskLog, eq(deskLog.target, target))
    const before = await count()
    await memberBrowser.visit(pathOf('of a reply'), { method: 'HEAD' })
    expect(await count()).toBe(before)
    await (await advisor.browser.visit(pathOf('of a reply'))).arrayBuffer()
    await (await advisor.browser.visit(pathOf('of a reply'))).arrayBuffer()
    expect(await count()).toBe(before + 2)
  })

  test('by a member is logged once an hour, whatever their number', async () => {
    const target = ids.get('of their own message') ?? ''
    const count = () =>
      db.$count(deskLog, and(eq(deskLog.target, target), eq(deskLog.actorId, member.id)))
    const download = async () => {
      await (await memberBrowser.visit(pathOf('of their own message'))).arrayBuffer()
    }
    await download()
    await download()
    expect(await count()).toBe(1)
  })
})
