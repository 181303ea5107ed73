import { deskPageSize } from '#shared/desk/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectAccessible, expectGoodLooks } from '#tests/support/chromium/accessible.ts'
import { logOutElsewhere } from '#tests/support/chromium/accounts.ts'
import { holdAnswers } from '#tests/support/chromium/hold-answers.ts'
import { post, propsOf } from '#tests/support/chromium/requests.ts'
import { seeded, staffPassword } from '#tests/support/chromium/seeded.ts'
import {
  confirmPassword,
  signInAsOwnStaff,
  signInAsStaff,
  writeToFirm,
} from '#tests/support/chromium/staff.ts'
import { expect, hydrated, open, type Page, reload, test } from '#tests/support/chromium/test.ts'
import { present } from '#tests/support/present.ts'
import { ownWord } from '#tests/support/repository/own-word.ts'

const phone = { width: 360, height: 780 }
const desktop = { width: 1440, height: 900 }

const listOf = (word: string) => `${routes.deskInbox.href()}?status=open&q=${word}`
const rowOf = (page: Page, name: string) => page.getByRole('link', { name }).first()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const replyField = (page: Page) => page.getByRole('textbox', { name: 'Reply to' })
const entries = (page: Page) => page.locator('li[id^="entry-"]')

/** Creates threads of Writer0, Writer1 and so on, and opens the list of just these. */
async function openList(page: Page, count: number): Promise<string> {
  const word = ownWord()
  const writers = Array.from({ length: count }, (_, index) => `Writer${index}`)
  await writeToFirm(writers.map((firstName) => ({ firstName, lastName: word })))
  await open(page, listOf(word))
  return word
}

/** Creates a thread; returns its id, and its path beside a list of just this one. */
async function createThread(page: Page, message?: string) {
  const word = ownWord()
  await writeToFirm([{ firstName: 'Writer0', lastName: word, ...(message && { message }) }])
  const { threads } = await propsOf(page, listOf(word), 'desk/inbox')
  const { id } = present(threads[0])
  return { id, path: `${routes.deskThread.href({ id })}?status=open&q=${word}` }
}

/** Creates and opens a thread; returns its id. */
async function openThread(page: Page, message?: string): Promise<string> {
  const { id, path } = await createThread(page, message)
  await open(page, path)
  return id
}

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop })

  test('list and thread scroll on their own, and the page does not', async ({ page }) => {
    await signInAsStaff(page, 'advisor')
    await openList(page, 16)
    const scroller = page.getByRole('list', { name: 'Enquiries' }).locator('..')
    await rowOf(page, 'Writer14').scrollIntoViewIfNeeded()
    const before = await scroller.evaluate((element) => element.scrollTop)
    expect(before).toBeGreaterThan(0)
    await rowOf(page, 'Writer14').click()
    await expect(heading(page, 'Writer14')).toBeVisible()
    await expect(rowOf(page, 'Writer14')).toHaveAttribute('aria-current', 'true')
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(before)
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  })

  test('an empty search says so and links to other lists', async ({ page }) => {
    await signInAsStaff(page, 'advisor')
    await openList(page, 1)
    await page.getByRole('link', { name: /^Done/ }).click()
    await expect(page.getByText('No matching enquiries.')).toBeVisible()
    await expect(page.getByText('No enquiry in this list')).toBeVisible()
    await page.getByRole('link', { name: 'Search all statuses' }).click()
    await expect(rowOf(page, 'Writer0')).toBeVisible()

    const search = page.getByRole('searchbox')
    const answer = await holdAnswers(page, /\?q=nobody/)
    await search.fill('nobody')
    await search.press('Enter')
    await page.keyboard.type(' else')
    answer()
    await expect(page.getByText('No matching enquiries.')).toBeVisible()
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('nobody else')
  })

  test('an overdue thread says so in words, and why an email to it is held', async ({ page }) => {
    await signInAsStaff(page, 'advisor')
    await open(page, routes.deskThread.href({ id: seeded.late }))
    const late = page.getByText(/late by \d h/)
    await expect(late.first()).toBeVisible()
    await expect(late.first()).toHaveAttribute('title', /^Due .* EAT$/)
    await expect(page.getByRole('heading', { name: 'One email is held' })).toBeVisible()
    await expect(page.getByText('we could not verify that it came from')).toBeVisible()
  })
})

test('on a phone going back keeps search, position and focus', async ({ page }) => {
  await page.setViewportSize(phone)
  await signInAsStaff(page, 'advisor')
  const word = await openList(page, 16)
  const row = rowOf(page, 'Writer14')
  await row.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await row.click()
  await expect(heading(page, 'Writer14')).toBeFocused()
  await expect(rowOf(page, 'Writer13')).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'Inbox', exact: true }).last().click()
  await expect(row).toBeFocused()
  await expect(page).toHaveURL(listOf(word))
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test.describe('keys', () => {
  test.use({ viewport: desktop })

  test('move through the list, from thread to thread, and back, also after Escape', async ({
    page,
  }) => {
    await signInAsStaff(page, 'advisor')
    const word = await openList(page, 3)
    await page.keyboard.press('j')
    await expect(rowOf(page, 'Writer0')).toBeFocused()
    await page.keyboard.press('j')
    await expect(rowOf(page, 'Writer1')).toBeFocused()
    await page.keyboard.press('k')
    await page.keyboard.press('o')
    await expect(heading(page, 'Writer0')).toBeVisible()
    await page.keyboard.press('j')
    await expect(heading(page, 'Writer1')).toBeVisible()
    await expect(rowOf(page, 'Writer1')).toBeFocused()
    await page.keyboard.press('u')
    await expect(page).toHaveURL(listOf(word))
    await expect(rowOf(page, 'Writer1')).toBeFocused()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await expect(rowOf(page, 'Writer0')).toBeFocused()
    await expect(page.getByRole('searchbox')).toHaveValue(word)
    await page.keyboard.press('o')
    await expect(heading(page, 'Writer0')).toBeVisible()
    await page.keyboard.press('r')
    await page.keyboard.type('Half')
    await page.keyboard.press('Escape')
    await page.keyboard.press('x')
    await expect(replyField(page)).toHaveValue('Half')
    await page.keyboard.press('j')
    await expect(heading(page, 'Writer1')).toBeVisible()
    await page.keyboard.press('n')
    await expect(page.getByRole('textbox', { name: 'Internal note' })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('u')
    await expect(page).toHaveURL(listOf(word))
  })

  test('write, note and mark as done, but not while somebody is typing', async ({ page }) => {
    await signInAsStaff(page, 'advisor')
    await openList(page, 2)
    await rowOf(page, 'Writer0').click()
    await expect(replyField(page)).toBeVisible()
    await page.keyboard.press('r')
    await expect(replyField(page)).toBeFocused()
    await page.keyboard.type('jeune /?')
    await expect(replyField(page)).toHaveValue('jeune /?')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('n')
    await expect(page.getByRole('textbox', { name: 'Internal note' })).toBeFocused()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('z')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'For four hours' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'For four hours' })).toBeHidden()
    await page.keyboard.press('e')
    // The next one opens by itself.
    await expect(heading(page, 'Writer1')).toBeVisible()
  })

  test('open the next page, and are listed', async ({ page }) => {
    await signInAsStaff(page, 'advisor')
    const word = await openList(page, deskPageSize + 1)
    await page.keyboard.press('?')
    const keys = page.getByRole('region', { name: 'Keys' })
    await expect(keys.getByText('next enquiry')).toBeVisible()
    await expect(keys.getByText('write a reply')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await rowOf(page, `Writer${deskPageSize - 1}`).focus()
    await page.keyboard.press('j')
    await expect(rowOf(page, `Writer${deskPageSize}`)).toBeFocused()
    await expect(page).toHaveURL(`${listOf(word)}&page=2`)
    await page.keyboard.press('o')
    await expect(heading(page, `Writer${deskPageSize}`)).toBeVisible()
    await page.keyboard.press('?')
    await expect(keys.getByText('write a reply')).toBeVisible()
  })

  test('are shown on ? in an accessible list, and can be turned off for good', async ({ page }) => {
    await signInAsStaff(page, 'advisor')
    await openList(page, 2)
    await rowOf(page, 'Writer0').click()
    await expect(replyField(page)).toBeVisible()
    await page.keyboard.press('?')
    const keysSwitch = page.getByRole('checkbox', { name: 'Enable single-key shortcuts' })
    await expect(keysSwitch).toBeVisible()
    await expectAccessible(page)
    await keysSwitch.uncheck()
    await page.keyboard.press('Escape')
    await reload(page)
    await page.keyboard.press('r')
    await page.keyboard.press('j')
    await expect(replyField(page)).not.toBeFocused()
    await expect(heading(page, 'Writer0')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reply' }).locator('.kbd')).toHaveCount(0)
  })
})

test.describe('a reply', () => {
  test('is never sent by the form of the notes, but by Ctrl+Enter: it gets the focus', async ({
    page,
  }) => {
    await signInAsStaff(page, 'advisor')
    await openThread(page)
    await page.getByRole('button', { name: 'Internal note', exact: true }).click()
    await page.getByRole('textbox', { name: 'Internal note' }).fill('Ask Peter first.')
    await page.getByRole('button', { name: 'Add note' }).click()
    const note = entries(page).filter({ hasText: 'Ask Peter first.' })
    await expect(note).toBeFocused()
    await expect(note).toContainText('never sent to the client')
    await expect(page.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await replyField(page).fill('Dear Wanjiru, a bookmaker licence.')
    await page.keyboard.press('Control+Enter')
    const reply = entries(page).filter({ hasText: 'a bookmaker licence' })
    await expect(reply).toBeFocused()
    await expect(replyField(page)).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Waiting' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  test('is stopped by a newer one: that is shown, and the text stays', async ({ page }) => {
    await signInAsStaff(page, 'advisor')
    const id = await openThread(page)
    await replyField(page).fill('My own answer.')
    await post(page, routes.deskNotes.href({ id }), { body: 'One thing more.' })
    const answer = await holdAnswers(page, '**/replies')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await page.getByRole('button', { name: 'Internal note', exact: true }).click()
    answer()
    await expect(page.getByRole('alert')).toContainText('Your reply was not sent.')
    await page.getByRole('button', { name: 'Show why' }).click()
    await expect(page.getByText('A colleague replied while you were writing.')).toBeVisible()
    await expect(replyField(page)).toHaveValue('My own answer.')
    await expect(replyField(page)).toBeFocused()
    const newEntry = entries(page).filter({ hasText: 'One thing more.' })
    await expect(newEntry).toContainText('New')
    await page.getByRole('button', { name: 'Show what came meanwhile' }).click()
    await expect(newEntry).toBeFocused()
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(entries(page).filter({ hasText: 'My own answer.' })).toBeFocused()
    await expect(newEntry).not.toContainText('New')
  })
})

test('an answer that comes late takes neither focus nor keys from who types on', async ({
  page,
}) => {
  await signInAsOwnStaff(page, 'advisor')
  await openList(page, 2)
  await rowOf(page, 'Writer0').click()
  await replyField(page).fill('A first reply.')
  await page.getByRole('checkbox', { name: 'Then the next enquiry' }).uncheck()
  const answer = await holdAnswers(page, '**/replies')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await page.getByRole('button', { name: 'Internal note', exact: true }).click()
  const note = page.getByRole('textbox', { name: 'Internal note' })
  await page.keyboard.type('Ask')
  answer()
  await expect(entries(page).filter({ hasText: 'A first reply.' })).toBeVisible()
  await page.keyboard.type(' Peter')
  await expect(note).toHaveValue('Ask Peter')

  // The next enquiry has no field for the rest of the note: it is no command either.
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await replyField(page).fill('A second reply.')
  await page.getByRole('checkbox', { name: 'Then the next enquiry' }).check()
  const next = await holdAnswers(page, '**/replies')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await page.getByRole('button', { name: 'Internal note', exact: true }).click()
  await note.press('End')
  await page.keyboard.type(' or')
  next()
  await expect(heading(page, 'Writer1')).toBeVisible()
  await page.keyboard.type(' Jane')
  await expect(page.getByRole('button', { name: 'Assign to me' })).toBeVisible()
  await expect(heading(page, 'Writer1')).toBeVisible()
})

test('a reply on its way arrives before another enquiry opens', async ({ page }) => {
  await signInAsStaff(page, 'advisor')
  const { path } = await createThread(page)
  await open(page, path)
  await replyField(page).fill('On its way.')
  const answer = await holdAnswers(page, '**/replies')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await page.getByRole('link', { name: 'Saved replies' }).first().click()
  answer()
  await expect(heading(page, 'Saved replies')).toBeVisible()
  await open(page, path)
  await expect(entries(page).filter({ hasText: 'On its way.' })).toBeVisible()
  await expect(replyField(page)).toHaveValue('')
})

test('a reply is taken back from the next enquiry, and its text is there again', async ({
  page,
}) => {
  await signInAsStaff(page, 'advisor')
  await openList(page, 2)
  await rowOf(page, 'Writer0').click()
  await replyField(page).fill('Too early.')
  await expect(page.getByRole('link', { name: 'choose their market' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(heading(page, 'Writer1')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page, 'Writer0')).toBeVisible()
  await expect(replyField(page)).toHaveValue('Too early.')
  await expect(entries(page)).toHaveCount(1)
})

test('a slash inserts a record with its source; a figure of none is marked', async ({ page }) => {
  await signInAsStaff(page, 'advisor')
  const word = ownWord()
  await writeToFirm([{ firstName: 'Writer0', lastName: word, market: 'kenya' }])
  await open(page, listOf(word))
  await rowOf(page, 'Writer0').click()
  const records = page.getByRole('region', { name: 'Records', exact: true })
  await expect(records.getByText('Tax on gross gaming revenue.')).toBeVisible()
  await replyField(page).fill('It is 16% and/or less: ')
  await expect(page.getByText('16% is in no record of Kenya.')).toBeVisible()
  await replyField(page).press('/')
  await page.getByRole('combobox', { name: 'Find a record of Kenya' }).fill('tax gross')
  await page.keyboard.press('Enter')
  await expect(replyField(page)).toBeFocused()
  await expect(replyField(page)).toHaveValue(
    /less: Kenya, Tax on gross gaming revenue: 15% .*checked \d/,
  )
  await expectAccessible(page)
})

test('ten enquiries are assigned in four presses', async ({ page }) => {
  const name = await signInAsStaff(page, 'advisor')
  await openList(page, 10)
  await page.getByRole('checkbox', { name: 'Select the enquiry of Writer0' }).check()
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByText('Assign to…').click()
  await page.getByRole('button', { name: `${name} (me)` }).click()
  await expect(page.getByTitle(`Assigned to ${name}`)).toHaveCount(10)
})

test.describe('a draft', () => {
  test('comes back to its thread, and to no other', async ({ page }) => {
    await signInAsStaff(page, 'advisor')
    const { id: other } = await createThread(page)
    const id = await openThread(page)
    await replyField(page).fill('Half a thou')
    await open(page, routes.deskThread.href({ id: other }))
    await expect(replyField(page)).toHaveValue('')
    await open(page, routes.deskThread.href({ id }))
    await expect(replyField(page)).toHaveValue('Half a thou')
    await replyField(page).fill('A whole thought.')
    await page.getByRole('checkbox', { name: 'Then the next enquiry' }).uncheck()
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(entries(page).filter({ hasText: 'A whole thought.' })).toBeFocused()
    await page.reload()
    await expect(replyField(page)).toHaveValue('')
  })

  test('survives the end of the session', async ({ page }) => {
    await signInAsOwnStaff(page, 'advisor')
    const id = await openThread(page)
    await replyField(page).fill('Not lost.')
    await logOutElsewhere(page)
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page).not.toHaveURL(routes.deskThread.href({ id }))
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Not lost.')
  })

  test('is deleted on log-out, and never shown to another account', async ({ page }) => {
    const name = await signInAsOwnStaff(page, 'advisor')
    const id = await openThread(page)
    await replyField(page).fill('A secret thought.')
    await page.getByRole('button', { name }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(routes.home.href())
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret')
    await page.evaluate(
      (thread) => localStorage.setItem(`draft:somebody:${thread}:reply`, 'A secret thought.'),
      id,
    )
    await signInAsStaff(page, 'advisor')
    await open(page, routes.deskThread.href({ id }))
    await expect(replyField(page)).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret')
  })
})

test('quotes fold, and long texts except the newest', async ({ page }) => {
  await signInAsStaff(page, 'advisor')
  const id = await openThread(page, `A long one. ${'word '.repeat(900)}end of it.`)
  await expect(page.getByText('end of it.')).toBeVisible()
  await post(page, routes.deskNotes.href({ id }), { body: 'Short.\n\n> What they wrote.' })
  await page.reload()
  await expect(page.getByText('end of it.')).toBeHidden()
  await page.getByText(/^The rest: 3,\d{3} characters$/).click()
  await expect(page.getByText('end of it.')).toBeVisible()
  await expect(page.getByText('What they wrote.')).toBeHidden()
  await page.getByText('Quoted text').click()
  await expect(page.getByText('What they wrote.')).toBeVisible()
})

test('a long thread shows its beginning and its end', async ({ page }) => {
  await page.setViewportSize(desktop)
  await signInAsStaff(page, 'advisor')
  await open(page, routes.deskThread.href({ id: seeded.long }))
  await expect(page.getByText('Entry number 0 of many.')).toBeVisible()
  await expect(entries(page).getByText('Entry number 59 of many.')).toBeVisible()
  await expect(page.getByText('Entry number 30 of many.')).toBeHidden()
  // The thread scrolls, the page does not.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  await page.getByText('more between the first and the newest').click()
  await expect(page.getByText('Entry number 30 of many.')).toBeVisible()
})

test('an advisor changes status and assignee in place, but can neither erase nor export', async ({
  page,
}) => {
  const name = await signInAsStaff(page, 'advisor')
  await openThread(page)
  await expect(page.getByText('Erase enquiry')).toHaveCount(0)
  await expect(page.getByText('Export')).toHaveCount(0)
  const waiting = page.getByRole('button', { name: 'Waiting' })
  await waiting.click()
  await expect(waiting).toHaveAttribute('aria-pressed', 'true')
  await expect(waiting).toBeFocused()
  await page.getByRole('combobox', { name: 'Assignee' }).last().selectOption(`${name} (me)`)
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(entries(page)).toHaveCount(3)
})

test('an owner erases a thread after a dialog', async ({ page }) => {
  await signInAsOwnStaff(page, 'owner')
  await confirmPassword(page)
  const id = await openThread(page)
  const opener = page.getByRole('button', { name: 'Erase enquiry' })
  await opener.click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page).toHaveURL(routes.deskInbox.href())
  const erasedThread = await page.request.get(routes.deskThread.href({ id }))
  expect(erasedThread.status()).toBe(404)
})

test('an owner downloads the inbox and sees the progress', async ({ page }) => {
  await signInAsOwnStaff(page, 'owner')
  const word = await openList(page, 1)
  const button = page.getByRole('link', { name: 'Export' })
  const before = await button.boundingBox()
  await button.click()
  const way = page.getByRole('link', { name: 'Confirm your password first' })
  await expect(way).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
  await way.click()
  await expect(page).toHaveURL(routes.confirmPassword.href())
  await page.getByLabel('Password').fill(staffPassword)
  await page.getByRole('button', { name: 'Confirm' }).click()
  // Back to the list with its search, where the export began.
  await expect(page).toHaveURL(listOf(word))
  // Until then the browser itself downloads, and shows no progress.
  await hydrated(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
  await expect(page.getByText(/^[\d,]+ enquiries saved$/)).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('reply, note, status and search work, and erasing takes two steps', async ({ page }) => {
    await signInAsOwnStaff(page, 'owner')
    await confirmPassword(page)
    const word = ownWord()
    await writeToFirm([{ firstName: 'Writer0', lastName: word }])
    await page.goto(routes.deskInbox.href())
    await page.getByRole('searchbox').fill(word)
    await page.getByRole('button', { name: 'Find' }).click()
    await rowOf(page, 'Writer0').click()
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByText('The body field is required.')).toHaveCount(1)
    await replyField(page).fill('A plain answer.')
    await page.getByRole('combobox', { name: 'Afterwards' }).selectOption('Done')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(entries(page).filter({ hasText: 'A plain answer.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Done', pressed: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Internal note' }).fill('A plain note.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(entries(page).filter({ hasText: 'A plain note.' })).toBeVisible()
    // Without the style sheet the buttons for several enquiries would be there, too.
    await page.waitForLoadState()
    await page.getByRole('button', { name: 'Open', pressed: false }).click()
    await expect(page.getByRole('button', { name: 'Open', pressed: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Erase for good' })).toBeHidden()
    await page.locator('summary', { hasText: 'Erase enquiry' }).click()
    await page.getByRole('button', { name: 'Erase for good' }).click()
    await expect(page).toHaveURL(routes.deskInbox.href())
  })
})

test('enquiries of two people are linked, seen at both, and unlinked', async ({ page }) => {
  test.slow()
  await signInAsStaff(page, 'advisor')
  const other = await createThread(page)
  const { thread } = await propsOf(page, other.path, 'desk/thread')
  const id = await openThread(page)
  await page.getByText('Link another enquiry').click()
  const reference = page.getByRole('textbox', { name: 'Reference of the enquiry' })
  await reference.fill('nonsense')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(page.getByText(messages.desk.linkUnknown)).toBeVisible()
  await expectGoodLooks(page)
  // A phone folds what is beside the conversation.
  await page.setViewportSize(desktop)
  await reference.fill(thread.reference)
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const linked = page.getByRole('region', { name: 'Linked enquiries' })
  await linked.getByRole('link', { name: thread.reference }).click()
  await expect(heading(page, thread.person.name)).toBeVisible()
  await expect(linked.getByRole('link')).toHaveAttribute('href', routes.deskThread.href({ id }))
  await expectAccessible(page)
  await linked.getByRole('button', { name: 'Remove the link' }).click()
  await expect(linked).toHaveCount(0)
})

test('list, thread, note and dialog are accessible, and no wider than the screen', async ({
  page,
}) => {
  // axe takes long for each of them in each theme on a busy machine.
  test.slow()
  await signInAsStaff(page, 'owner')
  await open(page, routes.deskInbox.href())
  await expectGoodLooks(page)
  await open(page, routes.deskThread.href({ id: seeded.late }))
  await expectGoodLooks(page)
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Internal note' })).toBeFocused()
  await expectGoodLooks(page)
  await page.getByRole('button', { name: 'Erase enquiry' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectGoodLooks(page)
})
