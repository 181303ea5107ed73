import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { expectAccessible, expectGoodLooks } from '#tests/support/chromium/accessible.ts'
import { linkInMail } from '#tests/support/chromium/accounts.ts'
import { post } from '#tests/support/chromium/requests.ts'
import { signInAsStaff } from '#tests/support/chromium/staff.ts'
import { expect, open, type Page, test } from '#tests/support/chromium/test.ts'
import { ownWord } from '#tests/support/repository/own-word.ts'

async function writeNewsletter(page: Page): Promise<{ id: string; slug: string; subject: string }> {
  const slug = `letter-${ownWord()}`
  const subject = `The letter of ${slug}`
  const newsletter = {
    kind: 'letter',
    slug,
    subject,
    introduction: 'Much **changed** since the last one: see [the rules](/rules).',
    notes: [],
    rules: [],
    closing: 'Until next month.',
  }
  const reply = await post(page, routes.deskDocuments.href(), newsletter)
  const { id }: { id: string } = await reply.json()
  return { id, slug, subject }
}

/** Subscribes an address, because a newsletter needs a recipient. */
async function subscribe(page: Page) {
  const email = `reader-${crypto.randomUUID().slice(0, 8)}@example.com`
  await post(page, routes.newsletter.href(), { email })
  const link = await linkInMail(page.request, email, 'Confirm your subscription')
  await post(page, new URL(link).pathname, {})
}

// The rules for accessibility ask each frame, and that of the email may run nothing.
test.use({ expectedNoise: /postMessage.*recipient window's origin \('null'\)/ })

test('an editor tests a newsletter, sends it, pauses it and resumes it', async ({ page }) => {
  test.slow()
  await subscribe(page)
  await signInAsStaff(page, 'editor')
  const { id, subject } = await writeNewsletter(page)
  await open(page, routes.deskLetter.href({ id }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await page.getByText('Its text part').click()
  await expect(page.getByText('the rules (http')).toBeVisible()
  await expectGoodLooks(page)
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText(messages.letters.tested)).toBeVisible()

  await page.getByRole('button', { name: /^Send to \d+ subscriber/ }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Send it to')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: /^Send to \d+ subscriber/ }).click()
  await question.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(messages.letters.started)).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('heading', { name: 'Sending paused' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Sent' })).toBeVisible()
  await expectAccessible(page)
  const own = routes.deskDocument.href({ id })
  await expect(page.getByRole('link', { name: 'its document' })).toHaveAttribute('href', own)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Sending' })).toBeVisible()
})

test('readers find a sent newsletter in the archive', async ({ page }) => {
  test.slow()
  await subscribe(page)
  await signInAsStaff(page, 'editor')
  const { id, slug, subject } = await writeNewsletter(page)
  await open(page, routes.deskLetter.href({ id }))
  await page.getByRole('button', { name: /^Send to \d+ subscriber/ }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(messages.letters.started)).toBeVisible()
  // The page is published after the reply.
  const statusOfPage = async () => (await page.request.get(routes.letter.href({ slug }))).status()
  await expect.poll(statusOfPage).toBe(200)
  await open(page, routes.letter.href({ slug }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await expectGoodLooks(page)
  await open(page, routes.letters.href())
  await expectGoodLooks(page)
  await page.getByRole('link', { name: subject }).click()
  await expect(page).toHaveURL(routes.letter.href({ slug }))
})

test('an editor reads statistics, subscribers and suppressed addresses', async ({ page }) => {
  await signInAsStaff(page, 'editor')
  for (const route of [routes.deskStatistics, routes.deskSubscribers, routes.deskSuppressions]) {
    await open(page, route.href())
    await expectGoodLooks(page)
  }
})
