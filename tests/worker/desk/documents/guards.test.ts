import { beforeAll, describe, expect, test } from 'vitest'
import { reaches, roles } from '#shared/desk/staff/roles.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { accepts } from '#tests/support/browser.ts'
import { createDocument } from '#tests/support/desk/desk-documents.ts'
import { seedShipped } from '#tests/support/desk/documents.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const id = 'unknown'

/** Each route and the status that an editor gets for an empty JSON request. */
const table = [
  ['GET', routes.deskDocuments.href(), 200],
  ['GET', routes.newDocument.href(), 200],
  ['GET', routes.deskDocument.href({ id }), 404],
  ['GET', routes.documentPreview.href({ id }), 404],
  ['POST', routes.deskDocuments.href(), 422],
  ['POST', routes.documentRevisions.href({ id }), 404],
  ['POST', routes.documentPublications.href({ id }), 404],
  ['POST', routes.documentWithdrawals.href({ id }), 404],
  ['POST', routes.documentPreviews.href({ id }), 404],
  ['DELETE', routes.sharedPreview.href({ id, preview: id }), 404],
  ['POST', routes.draftPreview.href(), 422],
] as const

beforeAll(() => seedShipped())

describe.each(table)('%s %s', (method, path, status) => {
  test.each(roles)('exists for an %s or not', async (role) => {
    const browser = await signedInAs(await createUser({ role }))
    const version = { 'X-Inertia-Version': await browser.version() }
    const response =
      method === 'GET'
        ? await browser.visit(path, { headers: { ...accepts.inertia, ...version } })
        : await browser.send(path, {}, { as: 'json', method })
    expect(response.status).toBe(reaches(role, 'editor') ? status : 404)
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    expect(response.headers.get('X-Robots-Tag') ?? 'noindex').toBe('noindex')
  })

  test('does not exist for members, and redirects visitors to the login page', async () => {
    const member = await signedInAs(await createUser({ withTwoFactor: true }))
    const request = { method, headers: accepts.json }
    const asMember =
      method === 'GET'
        ? await member.visit(path, request)
        : await member.send(path, {}, { as: 'json', method })
    expect(asMember.status).toBe(404)
    const visitor = newVisitor()
    const asVisitor =
      method === 'GET'
        ? await visitor.visit(path, request)
        : await visitor.send(path, {}, { as: 'json', method })
    expect(asVisitor.status).toBe(401)
  })

  test('requires a second factor from an editor', async () => {
    const browser = await signedInAs(await createUser({ role: 'editor', withTwoFactor: false }))
    const request = { headers: accepts.json }
    const response =
      method === 'GET'
        ? await browser.visit(path, request)
        : await browser.send(path, {}, { as: 'json', method })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ message: messages.desk.secondFactor })
  })
})

test('an advisor cannot change an existing document', async () => {
  const editor = await signedInAs(await createUser({ role: 'editor' }))
  const document = await createDocument(editor)
  const advisor = await signedInAs(await createUser({ role: 'advisor' }))
  const change = [routes.documentRevisions, routes.documentPublications, routes.documentWithdrawals]
  for (const route of [...change, routes.documentPreviews]) {
    const response = await advisor.send(route.href({ id: document }), {}, { as: 'json' })
    expect(response.status).toBe(404)
  }
})
