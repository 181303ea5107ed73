import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  expectAccessible,
  expectFits,
  expectNoViolations,
} from '#tests/support/chromium/accessible.ts'
import { signInAsStaff } from '#tests/support/chromium/staff.ts'
import { expect, open, type Page, reload, test } from '#tests/support/chromium/test.ts'
import { ownWord } from '#tests/support/repository/own-word.ts'

const textField = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const stateOfText = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^(Draft saved|Changes saved|Unsaved changes|All changes saved)/ })
const preview = (page: Page) => page.getByRole('region', { name: 'The page as readers' })

/** Opens the first document of a kind that matches these words. */
async function openDocument(page: Page, kind: string, words: string) {
  await open(page, `${routes.deskDocuments.href()}?kind=${kind}&q=${words}`)
  await page.getByRole('list', { name: 'Documents' }).getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible()
}

/** Creates an article for one test by sending the form. */
async function createNote(page: Page, title = `Levies ${ownWord()}`) {
  await open(page, `${routes.newDocument.href()}?kind=note`)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Excerpt').fill('What a levy costs.')
  await textField(page).fill('A levy is a tax by another name.[^gsma-mobile-money-2025]')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(stateOfText(page)).toHaveText(messages.documents.created)
  return title
}

test('writes an article with shortcuts and cites a source found by search', async ({ page }) => {
  test.slow()
  await signInAsStaff(page, 'editor')
  await open(page, `${routes.newDocument.href()}?kind=note`)
  await page.getByLabel('Title', { exact: true }).fill('Côte d’Ivoire: what a levy costs')
  await expect(page.getByLabel(/^URL/)).toHaveValue('cote-divoire-what-a-levy-costs')
  await page.getByLabel('Excerpt').fill('A levy is a tax.')

  const text = textField(page)
  await text.focus()
  await page.keyboard.type('Costs:')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- the ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('levy')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('the rest')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('See it')
  const expectedText = 'Costs:\n\n- the **levy**\n- the rest\nSee it'
  await expect(text).toHaveValue(expectedText)

  await page.keyboard.press('Control+Shift+c')
  await expect(page.getByRole('searchbox', { name: 'Find a source' })).toBeFocused()
  await page.keyboard.type('gsma state')
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue(`${expectedText}[^gsma-mobile-money-2025]`)
  await expect(text).toBeFocused()
  await expect(page.getByText('GSMA, State of the Industry')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(text).toHaveValue(expectedText)
  await page.keyboard.press('Control+Shift+z')
  await expect(text).toHaveValue(`${expectedText}[^gsma-mobile-money-2025]`)
  // The same keys toggle the sidebar and open the search elsewhere.
  await expect(page.locator('[data-sidebar]')).toHaveAttribute('data-sidebar', 'open')
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()

  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/what a levy costs/)
  await page.keyboard.press('Control+s')
  await expect(stateOfText(page)).toHaveText(messages.documents.created)
  await expect(page).toHaveURL(/documents\/[\da-f-]{36}$/)
  await expect(page.getByLabel(/^URL/)).not.toBeEditable()
  await expectAccessible(page)
})

for (const { kind, words, path } of [
  { kind: 'note', words: 'mobile+money', path: '/insights/build-for-mobile-money-first' },
  { kind: 'market', words: 'Botswana', path: '/markets/botswana' },
  { kind: 'rule', words: 'conduct', path: '/rules/kenya-conduct-regulations-2026' },
]) {
  test(`the preview of a ${kind} equals its page`, async ({ page }) => {
    test.slow()
    await signInAsStaff(page, 'editor')
    // Another test may publish related documents meanwhile.
    await expect(async () => {
      await openDocument(page, kind, words)
      const title = preview(page).getByRole('heading', { level: 1 })
      await expect(title).toBeVisible()
      const drawn = await textsIn(preview(page).locator('h1, h2, h3, p, dt, dd, li'))
      await open(page, path)
      const expectedTexts = await textsIn(page.locator('main').locator('h1, h2, h3, p, dt, dd, li'))
      expect(drawn.length).toBeGreaterThan(10)
      expect(expectedTexts).toEqual(expect.arrayContaining(drawn))
    }).toPass({ timeout: 60_000 })
  })
}

test('backs up, guards and restores unsaved changes', async ({ page }) => {
  await signInAsStaff(page, 'editor')
  await createNote(page)
  await textField(page).press('Control+End')
  await page.keyboard.type(' It is due each month.')
  await expect(stateOfText(page)).toHaveText(/Unsaved changes\. Backed up in this browser/)
  const unsavedText = await textField(page).inputValue()

  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('link', { name: 'All articles' }).click()
  await expect(textField(page)).toHaveValue(unsavedText)

  page.on('dialog', (dialog) => dialog.accept())
  await reload(page)
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(textField(page)).toHaveValue(unsavedText)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(stateOfText(page)).toHaveText(messages.documents.revised)
  await reload(page)
  await expect(textField(page)).toHaveValue(unsavedText)
  await expect(page.getByText('Your unsaved changes are back.')).toHaveCount(0)
})

test('backs up the last keystrokes before leaving and asks before discarding them', async ({
  page,
}) => {
  await signInAsStaff(page, 'editor')
  await createNote(page)
  const savedText = await textField(page).inputValue()
  page.on('dialog', (dialog) => dialog.accept())
  await textField(page).press('Control+End')
  await page.keyboard.type(' In a hurry.')
  await reload(page)
  await expect(textField(page)).toHaveValue(`${savedText} In a hurry.`)
  await page.keyboard.press('Tab')
  await textField(page).press('Control+End')
  await page.keyboard.type(' Left.')
  await page.getByRole('link', { name: 'All articles' }).click()
  await expect(page.getByRole('heading', { name: 'Documents', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(textField(page)).toHaveValue(`${savedText} In a hurry. Left.`)

  await page.getByRole('button', { name: 'Discard what I typed' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(textField(page)).toHaveValue(`${savedText} In a hurry. Left.`)
  await page.getByRole('button', { name: 'Discard what I typed' }).click()
  await page.getByRole('button', { name: 'Yes, discard it' }).click()
  await expect(textField(page)).toHaveValue(savedText)
})

test('two tabs start separate articles; an abandoned one is offered', async ({ page }) => {
  test.slow()
  const path = `${routes.newDocument.href()}?kind=note`
  const titleField = (where: Page) => where.getByLabel('Title', { exact: true })
  await signInAsStaff(page, 'editor')
  await open(page, path)
  await titleField(page).fill('Begun in the first tab')
  await expect(stateOfText(page)).toHaveText(/Backed up in this browser/)

  // A browser copies this when it duplicates a tab.
  const tab = await page.evaluate(() => sessionStorage.getItem('desk-tab') ?? '')
  const second = await page.context().newPage()
  await second.addInitScript((id) => {
    if (!sessionStorage.getItem('desk-tab')) sessionStorage.setItem('desk-tab', id)
  }, tab)
  await open(second, path)
  await titleField(second).fill('Begun in the second tab')
  await expect(stateOfText(second)).toHaveText(/Backed up in this browser/)
  await expect(second.getByText('You started another article')).toHaveCount(0)

  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(titleField(page)).toHaveValue('Begun in the first tab')
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()

  await second.close()
  await page.getByRole('button', { name: 'Discard what I typed' }).click()
  await page.getByRole('button', { name: 'Yes, discard it' }).click()
  await expect(titleField(page)).toHaveValue('')
  await page.reload()
  await expect(page.getByText('You started another article: Begun in the second tab')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(titleField(page)).toHaveValue('Begun in the second tab')
  await page.reload()
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(titleField(page)).toHaveValue('Begun in the second tab')
})

test('resolves a conflict between two versions field by field', async ({ page, browser }) => {
  test.slow()
  await signInAsStaff(page, 'editor')
  await createNote(page)
  const other = await (
    await browser.newContext({ storageState: await page.context().storageState() })
  ).newPage()
  await open(other, page.url())
  await other.getByLabel('Excerpt').fill('What a levy costs each month.')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await expect(stateOfText(other)).toHaveText(messages.documents.revised)

  await page.getByLabel('Excerpt').fill('What a levy really costs.')
  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('region', { name: /saved version 2 while you were editing/ })
  await expect(conflict).toBeVisible()
  await expect(page.getByText(messages.documents.changedMeanwhile)).toBeVisible()
  await expect(conflict.locator('ins').filter({ hasText: 'really' })).toBeVisible()
  await expect(conflict.locator('del').filter({ hasText: 'month' })).toBeVisible()
  await expect(page.getByLabel('Excerpt')).toHaveValue('What a levy really costs.')
  await expectNoViolations(page)

  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByLabel('Excerpt')).toHaveValue('What a levy costs each month.')
  await page.getByLabel('Excerpt').fill('Mine after all.')
  await page.getByRole('button', { name: 'Save my version over theirs' }).click()
  await expect(stateOfText(page)).toHaveText(messages.documents.revised)
  await expect(conflict).toHaveCount(0)
  await expect(page.getByText('Version 3', { exact: true })).toBeVisible()
})

test('the preview links to invalid fields, also on a phone', async ({ page }) => {
  await signInAsStaff(page, 'editor')
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, `${routes.newDocument.href()}?kind=rule`)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const links = page.getByRole('list', { name: 'To correct' }).getByRole('link')
  await expect(links).toHaveCount(3)
  const label = (await links.first().textContent()) ?? ''
  await links.first().click()
  await expect(page.locator('form').getByLabel(label, { exact: true }).first()).toBeFocused()
})

test('lists errors above the form with links to their fields', async ({ page }) => {
  await signInAsStaff(page, 'editor')
  await open(page, `${routes.newDocument.href()}?kind=note`)
  await page.getByLabel('Title', { exact: true }).fill('A note without a text')
  await page.getByRole('button', { name: 'Save draft' }).click()
  const summary = page
    .getByRole('alert')
    .filter({ hasText: 'Not saved. Please fix the following:' })
  await expect(summary).toBeVisible()
  await summary.getByRole('link', { name: messages.required('Text') }).click()
  await expect(textField(page)).toBeFocused()
  await expect(textField(page)).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolations(page)
})

test('compares two versions, publishes one and goes back to an older one', async ({ page }) => {
  test.slow()
  await signInAsStaff(page, 'editor')
  const title = await createNote(page)
  await page.getByLabel('Excerpt').fill('What a levy costs in a year.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(stateOfText(page)).toHaveText(messages.documents.revised)

  await page.getByRole('button', { name: 'Publish version 2' }).click()
  await expect(page.getByText(messages.documents.published)).toBeVisible()
  await expect(page.getByText('The latest version is live.').first()).toBeVisible()
  await page.getByText('Go back to version 1').click()
  await page.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(page.getByRole('heading', { name: 'Publishing' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Publishing' })).toBeInViewport()
  await expect(
    page.getByText('Version 1 is live; version 2 is not published.').first(),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Compare versions' }).click()
  const diff = page.getByRole('region', { name: 'From version 1 to version 2' })
  await expect(diff.locator('ins')).toContainText('in a year')
  await expectNoViolations(page)

  await page.getByRole('button', { name: /Create preview link/ }).click()
  const link = await page.getByLabel(/^Preview link/).inputValue()
  await open(page, new URL(link).pathname)
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('version 2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('switches between form and preview on a phone, with nothing cut off', async ({ page }) => {
  test.slow()
  await signInAsStaff(page, 'editor')
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, routes.deskDocuments.href())
  await expectFits(page)
  await expectAccessible(page)
  await openDocument(page, 'note', 'mobile+money')
  await expect(preview(page)).toBeHidden()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(textField(page)).toBeHidden()
  await expectFits(page)
  await page.getByRole('button', { name: 'Write' }).click()
  await expect(textField(page)).toBeVisible()
  await expectAccessible(page)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is saved, revised, published and unpublished with plain forms', async ({
    page,
  }) => {
    await signInAsStaff(page, 'editor')
    await page.goto(`${routes.newDocument.href()}?kind=note`)
    const title = `Plain ${ownWord()}`
    await page.getByLabel('Title', { exact: true }).first().fill(title)
    await page.getByLabel('Excerpt').fill('Without a script.')
    await textField(page).fill('A note.[^nowhere]')
    await page.getByLabel(/^URL/).fill(title.toLowerCase().replace(' ', '-'))
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText(messages.documents.unknownSource('nowhere')).first()).toBeVisible()
    await expect(page.getByLabel('Excerpt')).toHaveValue('Without a script.')
    await textField(page).fill('A note.[^gsma-mobile-money-2025]')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText(messages.documents.created)).toBeVisible()

    await page.getByLabel('Section').first().fill('Chapter 1')
    await page.getByLabel('Excerpt').fill('Still without one.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(messages.documents.revised)).toBeVisible()
    await expect(page.getByLabel('Section').first()).toHaveValue('Chapter 1')
    await page.getByLabel(/^From/).fill('2030-01-01T09:00')
    await page.getByRole('button', { name: 'Publish version 2' }).click()
    await expect(
      page.getByText(/Scheduled\. Readers see it from 1 January 2030, 09:00/),
    ).toBeVisible()
    const follows = 'version 2 follows on 1 January 2030, 09:00 EAT.'
    await expect(page.getByText(`Not published yet; ${follows}`).first()).toBeVisible()
    await expect(page.locator('summary', { hasText: 'Unpublish' })).toHaveCount(0)
    await page.getByText('Cancel the schedule').first().click()
    await page.getByRole('button', { name: 'Cancel the schedule' }).click()
    await expect(page.getByText(messages.documents.scheduleCancelled)).toBeVisible()
    await expect(page.getByText('Draft', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Publish version 2' }).click()
    await expect(page.getByText(messages.documents.published)).toBeVisible()
    await page.getByLabel('Excerpt').fill('Written on.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByLabel(/^From/).fill('2030-01-01T09:00')
    await page.getByRole('button', { name: 'Publish version 3' }).click()
    await expect(page.getByText('Version 2 is live; version 3 follows').first()).toBeVisible()
    await expect(page.getByText('replaces the schedule')).toBeVisible()
    await page.getByText('Cancel the schedule').first().click()
    await expect(page.getByText('Version 2 stays live.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel the schedule' }).click()
    await expect(
      page.getByText('Version 2 is live; version 3 is not published.').first(),
    ).toBeVisible()
    await page.locator('summary', { hasText: 'Unpublish' }).click()
    await page.getByRole('button', { name: 'Unpublish' }).click()
    await expect(page.getByText(messages.documents.withdrawn)).toBeVisible()
  })
})

/** Returns the texts of some elements without the whitespace of their markup. */
async function textsIn(elements: ReturnType<Page['locator']>): Promise<string[]> {
  const texts = await elements.allTextContents()
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
}
