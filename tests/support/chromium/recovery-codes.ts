import type { Page } from '@playwright/test'
import { enableTwoFactor, openTwoFactor, signInAsMember } from './accounts.ts'

/** The sheet with the codes, or with the lines that stand in for them. */
export const recoveryCodes = (page: Page) => page.getByRole('list', { name: 'Recovery codes' })

export const viewCodes = (page: Page) => page.getByRole('button', { name: 'View recovery codes' })

/** Somebody with two-factor on, at its settings; gives the codes. */
export async function openWithCodes(page: Page) {
  const person = await signInAsMember(page)
  const { codes } = await enableTwoFactor(page, person)
  await openTwoFactor(page, person)
  return codes
}
