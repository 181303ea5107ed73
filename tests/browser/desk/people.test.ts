import type { Cookie } from '@playwright/test'
import { firm } from '#shared/knowledge/records/firm.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  expectAccessible,
  expectFits,
  expectGoodLooks,
} from '#tests/support/chromium/accessible.ts'
import {
  enableTwoFactor,
  linkInMail,
  openTwoFactor,
  registerVerified,
  signInConfirmed,
  somebody,
} from '#tests/support/chromium/accounts.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'

// OWNER_EMAIL in playwright.config.ts.
const owner = { ...somebody(), name: 'Zuri Wekesa', email: 'owner@example.com' }
const subject = `You are invited to the desk of ${firm.name}`
const people = routes.deskPeople.href()

// There is one owner: the second test continues with the session of the first.
test.describe.configure({ mode: 'serial' })
let session: Cookie[]

const rowOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

async function invite(page: Page, email: string, role: string) {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Role', { exact: true }).selectOption(role)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(messages.desk.invited)).toBeVisible()
}

test('an owner invites, promotes and removes somebody', async ({ page, openBrowser }) => {
  test.slow()
  await registerVerified(page, owner)
  await open(page, routes.dashboard.href())
  await page.getByRole('link', { name: 'Desk' }).click()
  await expect(page).toHaveURL(routes.confirmPassword.href())
  await openTwoFactor(page, owner)
  await expect(page.getByText(messages.desk.secondFactor)).toBeVisible()
  await enableTwoFactor(page, owner)
  await page.reload()
  await expect(page.getByText(messages.desk.secondFactor)).toHaveCount(0)

  await open(page, people)
  await expect(rowOf(page, owner.email)).toContainText('Two-factor or passkey')
  const colleaguePage = await openBrowser()
  const colleague = await signInConfirmed(colleaguePage)
  await invite(page, colleague.email, 'editor')
  await expect(page.getByLabel('Email address')).toHaveValue('')
  await expect(rowOf(page, colleague.email)).toContainText('Editor, until')

  await open(colleaguePage, await linkInMail(page.request, colleague.email, subject))
  await expectAccessible(colleaguePage)
  await colleaguePage.getByRole('button', { name: 'Join the desk' }).click()
  await expect(colleaguePage).toHaveURL(routes.twoFactor.href())
  await expect(colleaguePage.getByText(messages.desk.secondFactor)).toBeVisible()

  await open(page, people)
  const row = rowOf(page, colleague.email)
  await expect(row).toContainText('No second factor')
  await row.getByLabel(`Role of ${colleague.name}`).selectOption('advisor')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(messages.desk.roleChanged)).toBeVisible()
  await row.getByRole('button', { name: 'Remove' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Remove ${colleague.name} from the desk?`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await row.getByRole('button', { name: 'Remove' }).first().click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText(messages.desk.personRemoved)).toBeVisible()

  await page.getByRole('link', { name: 'Activity' }).click()
  const removalText = `${owner.name} removed access for ${colleague.name}`
  await expect(page.getByRole('listitem').filter({ hasText: removalText })).toBeVisible()
  session = await page.context().cookies()
})

test('is accessible and fits, at any width and in both themes', async ({ page }) => {
  test.slow()
  await page.context().addCookies(session)
  for (const path of [routes.deskLog.href(), routes.deskMails.href(), people]) {
    await open(page, path)
    await expectGoodLooks(page)
  }
  await rowOf(page, owner.email).getByRole('button', { name: 'Remove' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectGoodLooks(page)
})

test('an owner by setting is neither demoted nor removed', async ({ page }) => {
  await page.context().addCookies(session)
  await open(page, people)
  const row = rowOf(page, owner.email)
  await row.getByRole('button', { name: 'Remove' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('alert')).toHaveText(messages.desk.ownerBySetting)
  await expect(page.getByRole('dialog')).toBeHidden()
  await row.getByLabel(`Role of ${owner.name}`).selectOption('advisor')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toHaveText(messages.desk.ownerBySetting)
})

test.describe('without a script on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('everything works', async ({ page }) => {
    await page.context().addCookies(session)
    await page.goto(people)
    const { email } = somebody()
    await invite(page, email, 'advisor')
    await expectFits(page)
    await rowOf(page, email).getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText(messages.desk.invitationCancelled)).toBeVisible()
    await expect(rowOf(page, email)).toHaveCount(0)

    await page.getByLabel('Email address').fill('no address')
    await page.getByLabel('Email address').evaluate((input: HTMLInputElement) => {
      input.form?.setAttribute('novalidate', '')
    })
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.locator('#field-email-error')).toHaveText(messages.email)
    await expect(page.getByLabel('Email address')).toHaveValue('no address')

    const row = rowOf(page, owner.email)
    await row.getByRole('button', { name: 'Remove' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('alert')).toHaveText(messages.desk.ownerBySetting)
  })
})
