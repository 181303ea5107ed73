import { routes } from '#shared/routes.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { findUser } from '#worker/account/auth/users.ts'
import { type Account, db, signedInAs } from './accounts.ts'

/** Returns a browser of the account that may enter the secure area. */
export const secureBrowser = (account: Account) => signedInAs(account, { confirmed: true })

/** Returns the two-factor data of an account as JSON. */
export async function twoFactorData(browser: Browser) {
  const read = async <Body>(path: string): Promise<Body> => (await browser.visit(path)).json()
  return {
    qr: await read<{ svg?: string; url?: string }>(routes.twoFactorQrCode.href()),
    key: await read<{ secretKey?: string }>(routes.twoFactorSecretKey.href()),
    codes: await read<string[]>(routes.twoFactorRecoveryCodes.href()),
  }
}

export async function twoFactorState(browser: Browser) {
  const { props } = await browser.page(routes.twoFactor.href())
  const { twoFactorEnabled, requiresConfirmation, setupPending } = props
  return { twoFactorEnabled, requiresConfirmation, setupPending }
}

export const off = { twoFactorEnabled: false, requiresConfirmation: true, setupPending: false }
export const pending = { ...off, setupPending: true }
export const on = { ...off, twoFactorEnabled: true }

/** Enable, confirm, disable or regenerate, for each kind of request. */
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

export const accountRow = async ({ id }: Account) => findUser(db, id)
