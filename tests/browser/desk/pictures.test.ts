import { gzipSync } from 'node:zlib'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectGoodLooks } from '#tests/support/chromium/accessible.ts'
import {
  documentIdOf,
  openNew,
  publishButton,
  showPart,
  textState,
  unpublish,
} from '#tests/support/chromium/editor.ts'
import { signInAsStaff } from '#tests/support/chromium/staff.ts'
import { expect, type Locator, open, type Page, test } from '#tests/support/chromium/test.ts'
import { picture } from '#tests/support/pictures/samples.ts'
import { ownWord } from '#tests/support/repository/own-word.ts'

const textField = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const newPicture = (page: Page) => page.getByRole('region', { name: 'New picture' })

/** Pastes or drops a picture, as from a clipboard or a folder that holds its file. */
function bring(target: Locator, how: 'paste' | 'drop') {
  return target.evaluate(
    (element, { bytes, how }) => {
      const files = new DataTransfer()
      files.items.add(new File([Uint8Array.from(bytes)], 'chart.png', { type: 'image/png' }))
      const options = { bubbles: true, cancelable: true }
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: files })
          : new DragEvent('drop', { ...options, dataTransfer: files })
      element.dispatchEvent(event)
    },
    { bytes: Array.from(picture('png')), how },
  )
}

/** Opens a page as soon as readers see a text there. */
async function openPublished(page: Page, path: string, text: string) {
  await expect.poll(async () => (await page.request.get(path)).text()).toContain(text)
  await open(page, path)
}

async function expectDrawn(image: Locator) {
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
}

test.describe('a picture', () => {
  // The first sending fails on purpose.
  test.use({ expectedNoise: /ERR_FAILED/ })

  test('that is pasted is described, sent again and published by keyboard', async ({ page }) => {
    test.slow()
    await signInAsStaff(page, 'editor')
    await openNew(page, 'note')
    await page.getByLabel('Title', { exact: true }).fill(`Pictures ${ownWord()}`)
    await page.getByLabel('Excerpt').fill('What a chart shows.')
    const text = textField(page)
    await text.focus()
    await page.keyboard.type('See it:')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await bring(text, 'paste')

    const alt = newPicture(page).getByLabel('Description')
    await expect(alt).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(alt).toHaveAccessibleDescription(new RegExp(messages.pictures.alt))
    await page.route(routes.deskMedia.href(), (route) => route.abort(), { times: 1 })
    const description = `Four colours ${ownWord()}`
    await page.keyboard.type(description)
    await page.keyboard.press('Enter')
    await expect(newPicture(page).getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(alt).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await expect(text).toHaveValue(/^See it:\n\n!\[Four colours .+\]\(\/media\/[\da-f]{64}\)$/)

    await page.keyboard.press('Control+Enter')
    await expect(textState(page, messages.documents.published)).toBeVisible()
    await showPart(page, 'Details')
    const slug = await page.getByLabel(/^URL/).inputValue()
    const id = documentIdOf(page)
    await openPublished(page, routes.note.href({ slug }), description)
    await expectDrawn(page.getByRole('figure').getByRole('img', { name: description }))

    await open(page, routes.deskMedia.href())
    await expect(page.getByText('Used in 1 document').first()).toBeVisible()
    await expectGoodLooks(page)
    await unpublish(page, id)
  })
})

test('a picture that is dropped shows its progress, and can be cancelled', async ({ page }) => {
  await signInAsStaff(page, 'editor')
  await openNew(page, 'note')
  const sending = Promise.withResolvers<void>()
  await page.route(routes.deskMedia.href(), async (route) => {
    await sending.promise
    await route.abort().catch(() => null)
  })
  await bring(textField(page), 'drop')
  await newPicture(page).getByLabel('Description').fill('A chart')
  await page.keyboard.press('Enter')
  await expect(newPicture(page).getByRole('progressbar')).toBeVisible()
  await newPicture(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(newPicture(page).getByRole('progressbar')).toBeHidden()
  sending.resolve()
  await expect(newPicture(page).getByLabel('Description')).toHaveValue('A chart')
  await expect(textField(page)).toHaveValue('')
})

test('a person is published with a photo, on a page that anybody can read', async ({ page }) => {
  test.slow()
  const name = `Wanjiru ${ownWord()}`
  await signInAsStaff(page, 'editor')
  await openNew(page, 'person')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Role').fill('Licences')
  await page.getByRole('textbox', { name: 'About the person' }).fill('Reads laws.')
  await showPart(page, 'Details')
  await page.getByLabel('Languages').fill('en, Kikuyu')
  await page.getByRole('button', { name: 'Add a photo' }).click()
  // Not the picture of the article: the same file would be the same picture, with one description.
  const buffer = Buffer.from(picture('jpeg'))
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
  await newPicture(page).getByLabel('Picture', { exact: true }).setInputFiles(file)
  await newPicture(page).getByLabel('Description').fill(`Portrait of ${name}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Replace the photo' })).toBeFocused()
  await publishButton(page).click()
  await expect(textState(page, messages.documents.published)).toBeVisible()
  const slug = await page.getByLabel(/^URL/).inputValue()
  const id = documentIdOf(page)

  const path = routes.person.href({ slug })
  await openPublished(page, path, name)
  await expectDrawn(page.getByRole('img', { name: `Portrait of ${name}` }))
  await expect(page.locator('main')).toContainText('English, Kikuyu')
  await expectGoodLooks(page)
  await openPublished(page, routes.people.href(), name)
  // Beside the name of the person a card's picture says nothing.
  await expectDrawn(page.getByRole('listitem').filter({ hasText: name }).locator('img'))
  await expectGoodLooks(page)
  // What a visitor has to load, in bytes.
  const html = await (await fetch(new URL(path, page.url()))).text()
  expect(gzipSync(html, { level: 9 }).length).toBeLessThan(10.5 * 1024)
  await unpublish(page, id)
})
