import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  expectAccessible,
  expectFits,
  expectNoViolations,
} from '#tests/support/chromium/accessible.ts'
import {
  createNote,
  discardDraft,
  documentIdOf,
  openNew,
  publishButton,
  saveVersion,
  saveVersionButton,
  showPart,
  textState,
  unpublish,
} from '#tests/support/chromium/editor.ts'
import { holdAnswers } from '#tests/support/chromium/hold-answers.ts'
import { propsOf } from '#tests/support/chromium/requests.ts'
import { signInAsOwnStaff, signInAsStaff } from '#tests/support/chromium/staff.ts'
import { expect, open, type Page, reload, test } from '#tests/support/chromium/test.ts'
import { present } from '#tests/support/present.ts'
import { ownWord } from '#tests/support/repository/own-word.ts'

const textField = (page: Page) => page.getByRole('textbox', { name: 'Text' })
const preview = (page: Page) => page.getByRole('region', { name: 'The page as readers' })
const draftSaved = (page: Page) => textState(page, /^Draft saved, /)

/** Opens the first document of a kind that matches these words. */
async function openDocument(page: Page, kind: DocumentKind, q: string) {
  const query = new URLSearchParams({ kind, q })
  const { documents } = await propsOf(
    page,
    `${routes.deskDocuments.href()}?${query}`,
    'desk/documents',
  )
  await open(page, routes.deskDocument.href({ id: present(documents[0]).id }))
}

/** Creates an article for one test and opens it in the editor; returns its title. */
async function openNote(page: Page) {
  const { title, path } = await createNote(page)
  await open(page, path)
  return title
}

test('an article goes live by keyboard alone, in one press after its text', async ({ page }) => {
  test.slow()
  await signInAsStaff(page, 'editor')
  await openNew(page, 'note')
  const word = ownWord()
  const box = await textField(page).boundingBox()
  expect(box?.y).toBeLessThan(300)
  await page.getByLabel('Title', { exact: true }).focus()
  await page.keyboard.type(`Côte d’Ivoire: what a levy costs ${word}`)

  const problem = (field: string) => page.getByRole('link', { name: RegExp(`^${field}: `) })
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct this first:' })
  // The errors of an attempt stay until the answer to the next has come, which takes the focus.
  const focusedSummary = page.locator(':focus', { has: summary })
  await page.keyboard.press('Control+Enter')
  await expect(focusedSummary).toBeVisible()
  await problem('Text').press('Enter')
  const text = textField(page)
  await expect(text).toBeFocused()
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
  await page.keyboard.press('Control+z')
  await expect(text).toHaveValue(expectedText)
  await page.keyboard.press('Control+Shift+z')
  await expect(text).toHaveValue(`${expectedText}[^gsma-mobile-money-2025]`)
  // The same keys toggle the sidebar and open the search elsewhere.
  await expect(page.locator('[data-sidebar]')).toHaveAttribute('data-sidebar', 'open')
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/what a levy costs/)
  await page.keyboard.press('Control+s')
  await expect(draftSaved(page)).toBeVisible()

  await page.keyboard.press('Control+Enter')
  await expect(focusedSummary).toBeVisible()
  await expectNoViolations(page)
  await problem('Excerpt').press('Enter')
  await expect(page.getByLabel('Excerpt')).toBeFocused()
  await expect(page.getByLabel('Excerpt')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('A levy is a tax.')
  await publishButton(page).press('Enter')
  await expect(textState(page, messages.documents.published)).toBeVisible()
  await expect(publishButton(page)).toBeDisabled()
  await expect(publishButton(page)).toBeFocused()
  await expect(page).toHaveURL(/documents\/[\da-f-]{36}$/)
  await showPart(page, 'Details')
  await expect(page.getByLabel(/^URL/)).toHaveValue(`cote-divoire-what-a-levy-costs-${word}`)
  await expect(page.getByLabel(/^URL/)).not.toBeEditable()
  await expect(page.locator('form').getByText('GSMA, State of the Industry')).toBeVisible()
  await expectAccessible(page)
  await unpublish(page, documentIdOf(page))
})

for (const { kind, words, path } of [
  { kind: 'note', words: 'mobile money', path: '/insights/build-for-mobile-money-first' },
  { kind: 'market', words: 'Botswana', path: '/markets/botswana' },
  { kind: 'rule', words: 'conduct', path: '/rules/kenya-conduct-regulations-2026' },
  { kind: 'page', words: 'small firm', path: '/about-us' },
] as const) {
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

test('text is saved while it is written, for its author on any device', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  await signInAsStaff(page, 'editor')
  await openNote(page)
  const savedText = await textField(page).inputValue()
  await textField(page).press('Control+End')
  await page.keyboard.type(' It is due each month.')
  await expect(draftSaved(page)).toBeVisible()
  // Another browser has the session only, not what this one stores.
  const other = await openBrowser({ cookies: await page.context().cookies() })
  await open(other, page.url())
  await expect(textField(other)).toHaveValue(`${savedText} It is due each month.`)

  await page.getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByRole('link', { name: 'This week' })).toBeVisible()
  await page.goBack()
  await expect(textField(page)).toHaveValue(`${savedText} It is due each month.`)

  // What is typed last is not lost, however quickly the page is left.
  await textField(page).press('Control+End')
  await page.keyboard.type(' In a hurry.')
  await reload(page)
  await expect(textField(page)).toHaveValue(/ In a hurry\.$/)
  await page.getByRole('button', { name: 'Discard it' }).click()
  await page.getByRole('button', { name: 'Yes, discard it for good' }).click()
  await expect(textField(page)).toHaveValue(savedText)
  await reload(page)
  await expect(textField(page)).toHaveValue(savedText)
})

test.describe('without the server', () => {
  test.use({ expectedNoise: /ERR_FAILED/ })

  test('text stays in the browser and is saved once there is one', async ({ page }) => {
    test.slow()
    await signInAsStaff(page, 'editor')
    await openNote(page)
    const drafts = '**/desk/drafts/note/*'
    await page.route(drafts, (route) => route.abort())
    await textField(page).press('Control+End')
    await page.keyboard.type(' On the train.')
    await expect(textState(page, /^Not saved: the server cannot be reached/)).toBeVisible()
    await reload(page)
    await expect(textField(page)).toHaveValue(/ On the train\.$/)
    await page.unroute(drafts)
    await textField(page).press('Control+End')
    await page.keyboard.type(' And on.')
    await expect(draftSaved(page)).toBeVisible()
  })
})

test.describe('without a session', () => {
  test.use({ expectedNoise: /401|419/ })

  test('no text of a translation is lost: on leaving, logged out, or by a late answer', async ({
    page,
  }) => {
    await signInAsStaff(page, 'editor')
    const { title: english, path } = await createNote(page)
    await open(page, `${path}?locale=fr`)
    const title = page.getByRole('textbox', { name: 'Title' })
    const loadEditor = await holdAnswers(page, /\/assets\/document-[^/]+\.js$/)
    await title.pressSequentially('Droits')
    await page.getByRole('link', { name: 'Edit the English text' }).click()
    await expect(draftSaved(page)).toBeVisible()
    loadEditor()
    await expect(title).toHaveValue(english)
    await page.goBack()
    await expect(title).toHaveValue('Droits')
    await expect(draftSaved(page)).toBeVisible()

    const cookies = await page.context().cookies()
    await page.context().clearCookies({ name: 'session' })
    await title.press('End')
    await page.keyboard.type(' et taxes')
    await expect(page.getByRole('alert')).toContainText('Not saved: you are logged out.')
    await page.context().addCookies(cookies)
    await reload(page)
    await expect(title).toHaveValue('Droits et taxes')

    const answer = await holdAnswers(page, '**/revisions')
    await page.getByRole('button', { name: 'Save version' }).click()
    await title.press('End')
    await page.keyboard.type(' dus')
    answer()
    await expect(page.getByText(messages.documents.revised)).toBeVisible()
    await expect(title).toBeFocused()
    await expect(title).toHaveValue('Droits et taxes dus')
    await expect(draftSaved(page)).toBeVisible()
  })
})

test.describe('in two tabs', () => {
  test.use({ expectedNoise: /412/ })

  test('the second asks before it overwrites the first', async ({ page }) => {
    test.slow()
    await signInAsStaff(page, 'editor')
    await openNote(page)
    const second = await page.context().newPage()
    await open(second, page.url())
    await textField(page).fill('In the first tab.')
    await expect(draftSaved(page)).toBeVisible()
    await textField(second).fill('In the second tab.')
    await expect(second.getByRole('alert')).toContainText('also changed in another tab')
    await second.getByRole('button', { name: 'Keep this text' }).click()
    await expect(draftSaved(second)).toBeVisible()
    await reload(page)
    await expect(textField(page)).toHaveValue('In the second tab.')
  })
})

test('resolves a conflict between two versions field by field', async ({ page, openBrowser }) => {
  test.slow()
  await signInAsStaff(page, 'editor')
  await openNote(page)
  const other = await openBrowser()
  await signInAsOwnStaff(other, 'editor')
  await open(other, page.url())
  await other.getByLabel('Excerpt').fill('What a levy costs each month.')
  await saveVersion(other)
  await expect(textState(other, messages.documents.revised)).toBeVisible()

  await page.getByLabel('Excerpt').fill('What a levy really costs.')
  await saveVersion(page)
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
  await expect(textState(page, messages.documents.revised)).toBeVisible()
  await expect(conflict).toHaveCount(0)
  await showPart(page, 'History')
  await expect(page.getByText('Version 3', { exact: true })).toBeVisible()

  const translation = `${new URL(page.url()).pathname}?locale=fr`
  const title = (person: Page) => person.getByRole('textbox', { name: 'Title' })
  await open(page, translation)
  await open(other, translation)
  await title(other).fill('Les taxes')
  await saveVersionButton(other).click()
  await expect(other.getByText(messages.documents.revised)).toBeVisible()
  await title(page).fill('Les droits')
  await saveVersionButton(page).click()
  const ofTranslation = page.getByRole('region', { name: /saved version 1 while you were editing/ })
  await expect(ofTranslation.locator('ins').filter({ hasText: 'droits' })).toBeVisible()
  await expect(ofTranslation.locator('del').filter({ hasText: 'taxes' })).toBeVisible()
  // Pressed again, the form still belongs to the version that was edited.
  await saveVersionButton(page).press('Enter')
  await expect(saveVersionButton(page)).toBeEnabled()
  await expectNoViolations(page)
  await ofTranslation.getByRole('button', { name: 'Save my version over theirs' }).click()
  await expect(page.getByText(messages.documents.revised)).toBeVisible()
  await expect(page.getByText('Version 2', { exact: true })).toBeVisible()
  await expect(title(page)).toHaveValue('Les droits')
})

test('the preview links to invalid fields, also on a phone', async ({ page }) => {
  await signInAsStaff(page, 'editor')
  await page.setViewportSize({ width: 360, height: 780 })
  await openNew(page, 'rule')
  await showPart(page, 'Preview')
  const links = page.getByRole('list', { name: 'To correct' }).getByRole('link')
  await expect(links).toHaveCount(3)
  const label = (await links.first().textContent()) ?? ''
  await links.first().click()
  await expect(page.locator('form').getByLabel(label, { exact: true }).first()).toBeFocused()
})

test('compares two versions, publishes one and goes back to an older one', async ({ page }) => {
  test.slow()
  await signInAsStaff(page, 'editor')
  const title = await openNote(page)
  const id = documentIdOf(page)
  await page.getByLabel('Excerpt').fill('What a levy costs in a year.')
  await publishButton(page).click()
  await expect(textState(page, messages.documents.published)).toBeVisible()
  await expect(publishButton(page)).toBeDisabled()
  await showPart(page, 'History')
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
  await unpublish(page, id)
})

test('switches between the parts on a phone, with nothing cut off', async ({ page }) => {
  test.slow()
  await signInAsStaff(page, 'editor')
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, routes.deskDocuments.href())
  await expectFits(page)
  await expectAccessible(page)
  await openDocument(page, 'note', 'mobile money')
  await expect(preview(page)).toBeHidden()
  for (const part of ['Preview', 'Details', 'History']) {
    await showPart(page, part)
    await expect(textField(page)).toBeHidden()
    await expectFits(page)
    await expectAccessible(page)
  }
  await showPart(page, 'Write')
  await expect(textField(page)).toBeVisible()
  await expectAccessible(page)
})

test('an article that nobody has seen is deleted', async ({ page }) => {
  await signInAsStaff(page, 'editor')
  const title = await openNote(page)
  await showPart(page, 'History')
  await page.getByText('Delete this document').click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText(messages.documents.deleted)).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is drafted, published, scheduled and unpublished with plain forms', async ({
    page,
  }) => {
    await signInAsStaff(page, 'editor')
    await discardDraft(page, 'note', 'new')
    await page.goto(`${routes.newDocument.href()}?kind=note`)
    const title = `Plain ${ownWord()}`
    await page.getByLabel('Title', { exact: true }).first().fill(title)
    await textField(page).fill('A note.[^nowhere]')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByText(messages.documents.draftSaved)).toBeVisible()
    await expect(textField(page)).toHaveValue('A note.[^nowhere]')
    await page.getByLabel('Excerpt').fill('Without a script.')
    await page.getByLabel(/^URL/).fill(title.toLowerCase().replace(' ', '-'))
    await publishButton(page).click()
    await expect(page.getByText(messages.documents.unknownSource('nowhere')).first()).toBeVisible()
    await expect(page.getByLabel('Excerpt')).toHaveValue('Without a script.')
    await textField(page).fill('A note.[^gsma-mobile-money-2025]')
    await page.getByRole('button', { name: 'Save version' }).click()
    await expect(page.getByText(messages.documents.created)).toBeVisible()

    await page.getByLabel('Section').first().fill('Chapter 1')
    await page.getByLabel(/^Publish from/).fill('2030-01-01T09:00')
    await publishButton(page).click()
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

    await publishButton(page).click()
    await expect(page.getByText(messages.documents.published)).toBeVisible()
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
