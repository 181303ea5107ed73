import type { Page } from '@playwright/test'
import { routes } from '#shared/routes.ts'
import { signInWithTwoFactor } from './accounts.ts'
import { open } from './test.ts'

/** The sheet with the codes, or with the lines that stand in for them. */
export const recoveryCodes = (page: Page) => page.getByRole('list', { name: 'Recovery codes' })

export const viewCodes = (page: Page) => page.getByRole('button', { name: 'View recovery codes' })

/** Somebody with two-factor on, at its settings; gives the codes. */
export async function openWithCodes(page: Page) {
  const { codes } = await signInWithTwoFactor(page)
  await open(page, routes.twoFactor.href())
  return codes
}
