import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import {
  createDocument,
  documentProps,
  listPage,
  sendPublication,
  sendRevision,
} from '#tests/support/desk/desk-documents.ts'
import { seedShipped } from '#tests/support/desk/documents.ts'
import { mailbox, mailTo } from '#tests/support/mail/mailbox.ts'

const rule = { TWO_PERSON_RULE: 'true' }

type Person = Awaited<ReturnType<typeof createUser>>

let author: Person
let approver: Person
let outsiders: Person[]
let writing: Browser
let approving: Browser

beforeAll(async () => {
  await seedShipped()
  author = await createUser({ role: 'editor', name: 'Amina Otieno' })
  approver = await createUser({ role: 'owner' })
  outsiders = [
    author,
    await createUser({ role: 'advisor' }),
    await createUser({ role: 'editor', unverified: true }),
  ]
  writing = await signedInAs(author, rule)
  approving = await signedInAs(approver, rule)
})

const subjectsTo = async ({ email }: Person) => (await mailbox(email)).map(({ subject }) => subject)

describe('with TWO_PERSON_RULE', () => {
  test('those who can publish a new version are emailed, and nobody else', async () => {
    const title = 'Who is emailed'
    const id = await createDocument(writing, { title })
    const mail = await mailTo(approver.email, `To approve: ${title}`)
    expect(mail.text).toContain('Amina Otieno')
    expect(mail.text).toContain(routes.deskDocument.href({ id }))
    for (const person of outsiders) {
      expect(await subjectsTo(person)).not.toContain(`To approve: ${title}`)
    }
  })

  test('they are emailed once, until they have decided', async () => {
    const title = 'Emailed once'
    const count = async (person: Person) =>
      (await subjectsTo(person)).filter((subject) => subject === `To approve: ${title}`).length
    const id = await createDocument(writing, { title })
    await sendRevision(writing, id, { excerpt: 'Another sentence.' })
    expect(await count(approver)).toBe(1)
    await sendPublication(approving, id)
    await sendRevision(writing, id, { excerpt: 'And another sentence.' })
    expect(await count(approver)).toBe(2)
    await sendRevision(approving, id, { excerpt: 'In their words.' })
    expect(await count(author)).toBe(1)
    expect(await count(approver)).toBe(2)
  })

  test('they see it in a queue, until they have decided', async () => {
    const id = await createDocument(writing, { title: 'In the queue' })
    const queued = async (browser: Browser) =>
      (await listPage(browser, '?state=awaiting')).documents.map((document) => document.id)
    expect(await queued(approving)).toContain(id)
    expect(await queued(writing)).not.toContain(id)
    const { awaiting } = await listPage(approving)
    const review = await approving.props('desk/review', routes.deskReview.href())
    expect(review.awaiting).toBe(awaiting)
    await sendPublication(approving, id)
    expect(await queued(approving)).not.toContain(id)
    expect((await listPage(approving)).awaiting).toBe(Number(awaiting) - 1)
  })

  test('publishing one’s own text saves it and leaves the rest to them', async () => {
    const id = await createDocument(writing)
    const response = await sendRevision(writing, id, { title: 'Mine', publish: '1', as: 'page' })
    expect(response.status).toBe(303)
    const { state, fields, status } = await documentProps(writing, id)
    expect({ state, title: fields.title }).toEqual({ state: 'draft', title: 'Mine' })
    expect(status).toBe(messages.documents.sentForApproval)
    expect((await sendRevision(approving, id, { publish: '1' })).status).toBe(201)
    const { state: live, revisions } = await documentProps(approving, id)
    expect(live).toBe('published')
    expect(revisions).toHaveLength(2)
  })
})

test('without the rule nobody is emailed, and there is no queue', async () => {
  const free = await signedInAs(author)
  const title = 'Without the rule'
  await createDocument(free, { title })
  expect(await subjectsTo(approver)).not.toContain(`To approve: ${title}`)
  const { awaiting, documents } = await listPage(free, '?state=awaiting')
  expect({ awaiting, documents }).toEqual({ awaiting: null, documents: [] })
  const { props } = await free.page<Pages['desk/review']>(routes.deskReview.href())
  expect(props.awaiting).toBeNull()
})
