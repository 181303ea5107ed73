import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectGoodLooks } from '#tests/support/chromium/accessible.ts'
import { signInConfirmed } from '#tests/support/chromium/accounts.ts'
import { signInAsStaff } from '#tests/support/chromium/staff.ts'
import { expect, open, type Page, screens, test } from '#tests/support/chromium/test.ts'
import { withAuthenticator } from '#tests/support/chromium/virtual-authenticator.ts'
import { samples } from '#tests/support/files/samples.ts'

const file = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(samples.pdf),
})

async function addFile(page: Page, name: string) {
  await page.locator('#field-files').setInputFiles(file(name))
  await expect(page.getByText('1 of 1 files are attached.')).toBeAttached()
  await page.getByRole('button', { name: 'Add files' }).click()
  await expect(page.getByText(messages.rooms.filesAdded(1))).toBeVisible()
}

const widths = [320, ...screens.map(({ viewport }) => viewport.width), 1440]

const checkScreens = (page: Page) => expectGoodLooks(page, widths)

async function addPasskey(page: Page) {
  await open(page, routes.passkeys.href())
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText(messages.passkeys.added)).toBeVisible()
}

test('staff give files in a room, and a member opens them after the terms', async ({
  page: member,
  openBrowser,
}) => {
  const person = await signInConfirmed(member)
  const staff = await openBrowser()
  await signInAsStaff(staff, 'advisor')
  await open(staff, routes.deskRooms.href())
  await staff.getByLabel('Name').fill('Licence in Kenya')
  await staff.getByLabel('Terms').fill('Please keep these files to yourself.')
  await staff.getByRole('button', { name: 'Create room' }).click()
  await expect(staff.getByText(messages.rooms.created)).toBeVisible()
  await staff.getByLabel('Email address').fill(person.email)
  await staff.getByRole('button', { name: 'Invite' }).click()
  await expect(staff.getByText(messages.rooms.invited)).toBeVisible()
  await addFile(staff, 'contract.pdf')
  await addFile(staff, 'contract.pdf')
  await checkScreens(staff)

  await open(member, routes.dashboard.href())
  await member.getByRole('main').getByRole('link', { name: 'Licence in Kenya' }).click()
  await expect(member.getByRole('heading', { name: 'Terms' })).toBeVisible()
  await expect(member.getByRole('link', { name: 'contract.pdf' })).toHaveCount(0)
  await checkScreens(member)
  const password = member.getByLabel('Your password')
  await password.fill('wrong')
  await member.getByRole('button', { name: 'Accept the terms' }).click()
  await expect(member.getByText(messages.password.provided)).toBeVisible()
  await password.fill(person.password)
  await member.getByRole('button', { name: 'Accept the terms' }).click()
  await expect(member.getByText(messages.terms.accepted)).toBeVisible()
  await expect(member.getByText('Version 2')).toBeVisible()
  const saved = member.waitForEvent('download')
  await member.getByRole('link', { name: 'contract.pdf' }).first().click()
  expect((await saved).suggestedFilename()).toBe('contract.pdf')
  await checkScreens(member)

  await staff.reload()
  await expect(staff.getByText('downloaded contract.pdf, version 2')).toBeVisible()

  await withAuthenticator(member)
  await addPasskey(member)
  await staff.getByText('Change the terms').click()
  await staff.getByRole('textbox', { name: 'Terms' }).fill('Give these files to nobody.')
  await staff.getByRole('button', { name: 'Save terms' }).click()
  await expect(staff.getByText(messages.rooms.termsSaved)).toBeVisible()
  await open(member, routes.rooms.href())
  await member.getByRole('main').getByRole('link', { name: 'Licence in Kenya' }).click()
  await expect(member.getByRole('link', { name: 'contract.pdf' })).toHaveCount(0)
  await member.getByRole('button', { name: 'Accept with a passkey' }).click()
  await expect(member.getByText(messages.terms.accepted)).toBeVisible()
  await expect(member.getByRole('link', { name: 'contract.pdf' }).first()).toBeVisible()
  await staff.reload()
  await expect(staff.getByText('with a passkey')).toBeVisible()
})
