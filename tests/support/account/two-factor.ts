import { routes } from '#shared/routes.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { findUser } from '#worker/account/auth/users.ts'
import { type Account, db, signedInAs } from './accounts.ts'

/** A browser of an account that may enter the secure area. */
export const secureBrowser = (account: Account) => signedInAs(account, { confirmed: true })

/** The two-factor data of an account as JSON callers read it. */
export async function twoFactorData(browser: Browser) {
  const read = async <Body>(path: string): Promise<Body> => (await browser.visit(path)).json()
  return {
    qr: await read<{ svg?: string; url?: string }>(routes.twoFactorQrCode.href()),
    key: await read<{ secretKey?: string }>(routes.twoFactorSecretKey.href()),
    codes: await read<string[]>(routes.twoFactorRecoveryCodes.href()),
  }
}

/** The props of the two-factor page. */
export async function twoFactorState(browser: Browser) {
  const { props } = await browser.page(routes.twoFactor.href())
  const { twoFactorEnabled, requiresConfirmation, setupPending } = props
  return { twoFactorEnabled, requiresConfirmation, setupPending }
}

export const off = { twoFactorEnabled: false, requiresConfirmation: true, setupPending: false }
export const pending = { ...off, setupPending: true }
export const on = { ...off, twoFactorEnabled: true }

/** Enables, confirms, disables or regenerates, as each kind of sender would. */
export const enable = (browser: Browser, fields: object = {}, as: Sender = 'json') =>
  browser.send(routes.enableTwoFactor.href(), fields, { as })

export const confirm = (browser: Browser, fields: object, as: Sender = 'json') =>
  browser.send(routes.confirmTwoFactor.href(), fields, { as })

export const disable = (browser: Browser, as: Sender = 'json') =>
  as === 'page'
    ? browser.send(`${routes.enableTwoFactor.href()}?_method=DELETE`, {}, { as })
    : browser.send(routes.enableTwoFactor.href(), {}, { as, method: 'DELETE' })

export const regenerate = (browser: Browser, as: Sender = 'json') =>
  browser.send(routes.twoFactorRecoveryCodes.href(), {}, { as })

/** What stands in the database of an account. */
export const stored = async ({ id }: Account) => findUser(db, id)
