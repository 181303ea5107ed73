import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { type Account, createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { Browser } from '#tests/support/browser.ts'
import {
  createDocument,
  newestOf,
  newSlug,
  sendPublication,
  sendRevision,
} from '#tests/support/desk/desk-documents.ts'
import { deskRouteTable } from '#tests/support/desk/desk-routes.ts'
import { seedShipped, usualFields, writeEditionNow } from '#tests/support/desk/documents.ts'
import { loggedActions } from '#tests/support/desk/people.ts'
import { sendPicture, storePicture } from '#tests/support/pictures/send-picture.ts'
import { whitePng } from '#tests/support/pictures/white-png.ts'
import { createdId, errorsOf } from '#tests/support/replies.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

const rule = { TWO_PERSON_RULE: 'true' }
const refused = { alt: [messages.pictures.anotherPerson] }
const visitor = new Browser()

let amina: Account
let author: Browser
let colleague: Browser
let third: Browser

beforeAll(async () => {
  await seedShipped({ twoPersonRule: true })
  await writeEditionNow()
  amina = await createUser({ role: 'editor', name: 'Amina Otieno' })
  author = await signedInAs(amina, rule)
  colleague = await signedInAs(await createUser({ role: 'editor' }), rule)
  third = await signedInAs(await createUser({ role: 'editor' }), rule)
})

// Other files have a database without the rule.
afterAll(() => seedShipped())

let width = 20
let bytes: Uint8Array<ArrayBuffer>
let id: string
let url: string

beforeEach(async () => {
  // Each test has a picture of its own.
  width += 1
  bytes = await whitePng(width, 7)
  const stored = await storePicture(author, { bytes, alt: 'The first description' })
  id = stored.id
  url = stored.url
})

interface Description {
  alt: string
  focusX: number
  focusY: number
}

const described = (fields: Partial<Description> = {}): Description => {
  return { alt: 'The first description', focusX: 50, focusY: 50, ...fields }
}
const send = (browser: Browser, path: string, method: 'PATCH' | 'PUT' | 'DELETE', fields = {}) =>
  browser.send(path, fields, { as: 'json', method })
const change = (browser: Browser, fields: Partial<Description>) =>
  send(browser, routes.deskPicture.href({ id }), 'PATCH', described(fields))
const propose = (browser: Browser, fields: Partial<Description>) =>
  send(browser, routes.pictureProposal.href({ id }), 'PUT', described(fields))
const listed = async (browser: Browser) => {
  const { pictures } = await browser.props('desk/media', routes.deskMedia.href())
  return pictures.find((picture) => picture.id === id)
}
const number = () => currentEdition().number

/** Writes an article with the picture; returns its id and path. */
async function write(browser: Browser): Promise<{ document: string; path: string }> {
  const slug = newSlug()
  const document = await createDocument(browser, { slug, body: `Look.\n\n![](${url})` })
  return { document, path: routes.note.href({ slug }) }
}

const publish = async (browser: Browser, document: string, fields = {}) =>
  createdId(await sendPublication(browser, document, fields))

/** Publishes an article of the author with the picture; returns its path. */
async function publishArticle(): Promise<string> {
  const { document, path } = await write(author)
  await publish(colleague, document)
  return path
}

async function htmlOf(path: string): Promise<string> {
  return (await visitor.props('marketing/note', path)).html
}

async function expectRefusal(response: Response): Promise<void> {
  const before = number()
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: refused })
  expect(number()).toBe(before)
}

async function expectNeedless(response: Response): Promise<void> {
  expect(response.status).toBe(422)
  expect(await errorsOf(response)).toEqual({ alt: [messages.pictures.needsNobody] })
  expect(await listed(author)).toMatchObject({ needsProposal: false, proposal: null })
}

describe('under the two-person rule a picture that readers see', () => {
  test.for([
    ['description', { alt: 'Another description' }],
    ['crop', { focusX: 10 }],
  ] as const)('keeps its %s, whoever changes it alone', async ([, fields]) => {
    const path = await publishArticle()
    for (const browser of [author, colleague, third]) {
      await expectRefusal(await change(browser, fields))
    }
    expect(await htmlOf(path)).toContain('alt="The first description"')
    expect(await listed(author)).toMatchObject({
      alt: 'The first description',
      focus: { x: 50, y: 50 },
    })
    expect(await loggedActions(amina)).not.toContain(`picture.changed ${id}`)
  })

  test('keeps its description when the same file is sent again', async () => {
    const path = await publishArticle()
    for (const browser of [author, colleague]) {
      await expectRefusal(await sendPicture(browser, { bytes, alt: 'Sent again' }))
    }
    expect(await htmlOf(path)).toContain('alt="The first description"')
    const same = await storePicture(colleague, { bytes, alt: 'The first description' })
    expect(same.id).toBe(id)
  })

  test('is described anew by two people: one proposes, another publishes', async () => {
    const path = await publishArticle()
    const fields = { alt: 'A better description', focusX: 20, focusY: 75 }
    expect((await propose(author, fields)).status).toBe(204)
    expect(await htmlOf(path)).toContain('alt="The first description"')
    const proposal = { alt: fields.alt, focus: { x: 20, y: 75 }, by: 'Amina Otieno' }
    expect(await listed(author)).toMatchObject({
      needsProposal: true,
      proposal: { ...proposal, isOwn: true },
    })
    expect(await listed(colleague)).toMatchObject({ proposal: { ...proposal, isOwn: false } })
    await expectRefusal(await change(author, fields))
    await expectRefusal(await change(colleague, { ...fields, alt: 'Something else' }))
    const before = number()
    expect((await change(colleague, fields)).status).toBe(204)
    expect(number()).toBe(before + 1)
    expect(await htmlOf(path)).toContain('alt="A better description"')
    expect(await listed(author)).toMatchObject({ alt: fields.alt, proposal: null })
    expect(await loggedActions(amina)).toContain(`picture.proposed ${id}`)
    await expectRefusal(await change(colleague, {}))
  })

  test('has one proposal, the last one, which anybody can discard', async () => {
    await publishArticle()
    await propose(author, { alt: 'One' })
    await propose(colleague, { alt: 'Two' })
    await expectRefusal(await change(colleague, { alt: 'One' }))
    expect(await listed(author)).toMatchObject({ proposal: { alt: 'Two', isOwn: false } })
    const path = routes.pictureProposal.href({ id })
    expect((await send(third, path, 'DELETE')).status).toBe(204)
    expect((await send(third, path, 'DELETE')).status).toBe(404)
    await expectRefusal(await change(author, { alt: 'Two' }))
  })

  test('is proposed and published by forms without a script', async () => {
    await publishArticle()
    const form = (action: string, method: string) =>
      `action="${action.replaceAll('&', '&amp;')}?_method=${method}"`
    const own = 'You propose this description and crop. A second person must publish it:'
    const proposal = routes.pictureProposal.href({ id })
    const page = async (browser: Browser) => (await browser.visit(routes.deskMedia.href())).text()
    expect(await page(author)).toContain(form(proposal, 'PUT'))
    const fields = { alt: 'By forms', focusX: '1', focusY: '2' }
    const sent = await author.send(`${proposal}?_method=PUT`, fields, { as: 'page' })
    expect(sent.status).toBe(303)
    expect(await page(author)).toContain(messages.pictures.proposed)
    const patch = routes.deskPicture.href({ id })
    expect(await page(author)).not.toContain(form(patch, 'PATCH'))
    expect(await page(author)).toContain(own)
    expect(await page(colleague)).toContain(form(patch, 'PATCH'))
    expect(await page(colleague)).toContain('Amina Otieno proposes this description and crop:')
    await colleague.send(`${patch}?_method=PATCH`, fields, { as: 'page' })
    expect(await listed(author)).toMatchObject({ alt: 'By forms', focus: { x: 1, y: 2 } })
  })

  test('is described by whoever proposed it once nothing that is published shows it', async () => {
    const { document } = await write(author)
    await publish(colleague, document)
    const fields = { alt: 'Of one alone' }
    expect((await propose(author, fields)).status).toBe(204)
    await author.send(routes.documentWithdrawals.href({ id: document }), {}, { as: 'json' })
    const html = await (await author.visit(routes.deskMedia.href())).text()
    expect(html).toContain('You propose this description and crop:')
    expect(html).toContain('value="Of one alone"')
    expect((await change(author, fields)).status).toBe(204)
    expect(await listed(author)).toMatchObject({ ...fields, proposal: null })
  })

  test('is also one of a scheduled version', async () => {
    const { document } = await write(author)
    await publish(colleague, document, { from: new Date(Date.now() + 86_400_000).toISOString() })
    await expectRefusal(await change(author, { alt: 'Before it appears' }))
  })

  test('is also the photo of a person', async () => {
    const person = { kind: 'person' as const, ...usualFields.person(), photo: id }
    await publish(colleague, await createDocument(author, person))
    await expectRefusal(await change(author, { focusY: 1 }))
  })

  test('is also one that only a translation shows', async () => {
    const document = await createDocument(author, { body: 'Text.' })
    await publish(colleague, document)
    const texts = { title: 'Un titre', excerpt: 'Un extrait.', body: `![](${url})` }
    const translation = { locale: 'fr', base: '', ...texts }
    const path = routes.documentRevisions.href({ id: document })
    const revision = await createdId(await author.send(path, translation, { as: 'json' }))
    expect((await change(author, { alt: 'Before' })).status).toBe(204)
    const decision = { locale: 'fr', revision }
    await createdId(
      await third.send(routes.documentPublications.href({ id: document }), decision, {
        as: 'json',
      }),
    )
    await expectRefusal(await change(author, { alt: 'After' }))
  })

  test('changes at once if nothing that is published shows it', async () => {
    await write(author)
    const before = number()
    expect((await change(author, { alt: 'Still free' })).status).toBe(204)
    expect(await listed(author)).toMatchObject({ alt: 'Still free', needsProposal: false })
    expect(number()).toBe(before)
  })

  test('takes no proposal if nothing that is published shows it', async () => {
    await write(author)
    await expectNeedless(await propose(author, { alt: 'Proposed' }))
    expect((await propose(author, { alt: '' })).status).toBe(422)
    const unknown = routes.pictureProposal.href({ id: 'unknown' })
    expect((await send(author, unknown, 'PUT', described())).status).toBe(404)
  })

  test('makes no edition if nothing of it changes', async () => {
    await publishArticle()
    const before = number()
    expect((await change(author, {})).status).toBe(204)
    expect(number()).toBe(before)
  })
})

describe('who has described a picture since a version was saved', () => {
  const anotherPerson = { revision: [messages.documents.anotherPerson] }

  test('does not publish that version, and somebody else does', async () => {
    const { document, path } = await write(author)
    await change(colleague, { alt: 'By the colleague' })
    const response = await sendPublication(colleague, document)
    expect([response.status, await response.json()]).toMatchObject([422, { errors: anotherPerson }])
    await publish(third, document)
    expect(await htmlOf(path)).toContain('alt="By the colleague"')
  })

  test('publishes a later version of somebody else', async () => {
    const { document, path } = await write(author)
    await change(colleague, { alt: 'By the colleague' })
    await createdId(await sendRevision(author, document, { excerpt: 'Seen by the author.' }))
    await publish(colleague, document)
    expect(await htmlOf(path)).toContain('alt="By the colleague"')
  })

  test('does not get around the rule by unpublishing in between', async () => {
    const { document } = await write(author)
    await publish(colleague, document)
    const withdrawn = routes.documentWithdrawals.href({ id: document })
    expect((await colleague.send(withdrawn, {}, { as: 'json' })).status).toBeLessThan(300)
    expect((await change(colleague, { alt: 'Alone' })).status).toBe(204)
    expect((await sendPublication(colleague, document)).status).toBe(422)
  })
})

test('no form of an editor alone makes an edition, but for taking something back', async () => {
  const { document } = await write(author)
  await publish(colleague, document)
  await createdId(await sendRevision(author, document, { excerpt: 'By the author.' }))
  const newest = await newestOf(document)
  const withdrawals = routes.documentWithdrawals.href({ id: document })
  const forms = deskRouteTable.filter(
    ({ method, minimumRole }) => method !== 'GET' && minimumRole === 'editor',
  )
  const accepted = new Set<string>()
  for (const { method, path } of forms) {
    for (const name of [document, id]) {
      const href = path.replace('unknown', name)
      if (href === withdrawals) continue
      const before = number()
      const note = { kind: 'note', slug: newSlug(), ...usualFields.note() }
      const fields = { ...note, ...described({ alt: 'Alone' }), publish: true }
      const versions = { revision: newest, base: newest, market: '', from: '' }
      const sent = await author.send(href, { ...fields, ...versions }, { as: 'json', method })
      if (sent.status < 300) accepted.add(`${method} ${path}`)
      expect(number(), `${method} ${path}`).toBe(before)
    }
  }
  // A form that is refused proves nothing.
  expect([...accepted]).toEqual([
    'POST /desk/documents',
    'POST /desk/documents/unknown/previews',
    'POST /desk/drafts/preview',
    'PUT /desk/drafts/note/new',
    'DELETE /desk/drafts/note/unknown',
    'PUT /desk/media/unknown/proposal',
    'DELETE /desk/media/unknown/proposal',
  ])
})

describe('the database', () => {
  const update = (by: string | null, alt: string) =>
    env.DB.prepare('UPDATE pictures SET alt = ?, changed_by = ? WHERE id = ?')
      .bind(alt, by, id)
      .run()

  test('refuses what nobody else proposed', async () => {
    await publishArticle()
    for (const by of [null, amina.id, 'somebody']) {
      await expect(update(by, 'Alone')).rejects.toThrow('refused: another-person')
    }
    await propose(author, { alt: 'Together' })
    for (const by of [null, amina.id]) {
      await expect(update(by, 'Together')).rejects.toThrow('refused: another-person')
    }
    expect((await update('somebody', 'Together')).success).toBe(true)
  })

  test.for([
    ['the database knows of the rule before the Worker does', true, {}],
    ['the Worker knows of the rule before the database does', false, rule],
  ] as const)('%s', async ([, twoPersonRule, settings]) => {
    await publishArticle()
    await seedShipped({ twoPersonRule })
    const browser = await signedInAs(await createUser({ role: 'editor' }), settings)
    await expectRefusal(await change(browser, { alt: 'Alone' }))
    await seedShipped({ twoPersonRule: true })
  })

  test('lets one person change it without the rule', async () => {
    const path = await publishArticle()
    await seedShipped()
    const browser = await signedInAs(await createUser({ role: 'editor' }))
    const proposed = await propose(browser, { alt: 'Proposed' })
    expect(proposed.status).toBe(422)
    expect(await errorsOf(proposed)).toEqual({ alt: [messages.pictures.needsNobody] })
    expect((await change(browser, { alt: 'Alone' })).status).toBe(204)
    expect(await htmlOf(path)).toContain('alt="Alone"')
    await seedShipped({ twoPersonRule: true })
  })
})
