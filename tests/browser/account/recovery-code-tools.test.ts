import { readFile } from 'node:fs/promises'
import { openWithCodes, recoveryCodes, viewCodes } from '#tests/support/chromium/recovery-codes.ts'
import { expect, test } from '#tests/support/chromium/test.ts'

test('the codes are copied and downloaded, one a line, and printed', async ({ page, context }) => {
  const codes = await openWithCodes(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await viewCodes(page).click()
  const copy = page.getByRole('button', { name: 'Copy', exact: true })
  const icon = await copy.locator('svg').innerHTML()
  await copy.click()
  const copied = page.getByRole('button', { name: 'Copied' })
  await expect(copied).toBeVisible()
  expect(await copied.locator('svg').innerHTML()).not.toBe(icon)
  const text = `${codes.join('\n')}\n`
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('recovery-codes.txt')
  expect(await readFile(await file.path(), 'utf8')).toBe(text)

  await test.step("printed on light paper with the account's address, in either theme", async () => {
    await expect(recoveryCodes(page).getByRole('listitem')).toHaveText(codes)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByText('recovery codes of')).toBeVisible()
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    const ink = await recoveryCodes(page).evaluate((element) => getComputedStyle(element).color)
    const light = await page
      .emulateMedia({ media: 'print', colorScheme: 'light' })
      .then(() => recoveryCodes(page).evaluate((element) => getComputedStyle(element).color))
    expect(ink).toBe(light)
  })
})
