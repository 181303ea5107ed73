import { expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { Browser } from '#tests/support/browser.ts'
import { loggedActions, signInAtDesk } from '#tests/support/desk/people.ts'
import { picture } from '#tests/support/pictures/samples.ts'
import { pictureObjects, storePicture } from '#tests/support/pictures/send-picture.ts'

const mediaPage = (browser: Browser) => browser.props('desk/media', routes.deskMedia.href())
const pathOf = (id: string) => routes.deskPicture.href({ id })

test('description and kept point of a picture can be changed', async () => {
  const { browser, account } = await signInAtDesk('editor')
  const { id } = await storePicture(browser)
  const fields = { alt: 'The office in the morning', focusX: '20', focusY: '75' }
  const response = await browser.send(pathOf(id), fields, { as: 'json', method: 'PATCH' })
  expect(response.status).toBe(204)
  const { pictures } = await mediaPage(browser)
  const changed = pictures.find((one) => one.id === id)
  expect(changed).toMatchObject({ alt: fields.alt, focus: { x: 20, y: 75 } })
  expect(await loggedActions(account)).toContain(`picture.changed ${id}`)
})

test('a point outside of the picture is refused', async () => {
  const { browser } = await signInAtDesk('editor')
  const { id } = await storePicture(browser)
  const fields = { alt: 'An office', focusX: '101', focusY: 'left' }
  const response = await browser.send(pathOf(id), fields, { as: 'json', method: 'PATCH' })
  const point = [messages.pictures.focus]
  expect(await response.json()).toMatchObject({ errors: { focusX: point, focusY: point } })
})

test('a picture that is not used is deleted with its objects', async () => {
  const { browser, account } = await signInAtDesk('editor')
  const { id, url } = await storePicture(browser, { bytes: picture('gray') })
  const response = await browser.send(pathOf(id), {}, { as: 'json', method: 'DELETE' })
  expect(response.status).toBe(204)
  expect(await pictureObjects()).not.toContain(`media/${id}`)
  expect((await new Browser().visit(url)).status).toBe(404)
  expect((await mediaPage(browser)).pictures.map((one) => one.id)).not.toContain(id)
  expect(await loggedActions(account)).toContain(`picture.deleted ${id}`)
})

test('the URL of a deleted picture is not that of the same file added again', async () => {
  const { browser } = await signInAtDesk('editor')
  const bytes = picture('interlaced')
  const first = await storePicture(browser, { bytes })
  await browser.send(pathOf(first.id), {}, { as: 'json', method: 'DELETE' })
  expect((await storePicture(browser, { bytes })).id).not.toBe(first.id)
})

test('a picture of a draft is not deleted, and the reason says where it is', async () => {
  const { browser } = await signInAtDesk('editor')
  const { id, url } = await storePicture(browser, { bytes: picture('clear') })
  const draft = routes.deskDraft.href({ kind: 'note', id: 'new' })
  const fields = { title: 'Taxes in pictures', body: `![Taxes](${url})` }
  await browser.send(draft, fields, { as: 'json', method: 'PUT' })
  const response = await browser.send(pathOf(id), {}, { as: 'json', method: 'DELETE' })
  const message = messages.pictures.inUse(['“Taxes in pictures” (Article)'])
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: { picture: [message] } })
  await browser.send(draft, {}, { as: 'json', method: 'DELETE' })
  const again = await browser.send(pathOf(id), {}, { as: 'json', method: 'DELETE' })
  expect(again.status).toBe(204)
})
