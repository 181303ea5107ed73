import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { type Account, codeFor, createUser, wrongCode } from '#tests/support/account/accounts.ts'
import {
  confirm,
  disable,
  enable,
  regenerate,
  secureBrowser,
  twoFactorData,
} from '#tests/support/account/two-factor.ts'
import { accepts, type Browser, pageObjectOf } from '#tests/support/browser.ts'
import { stoppedClock } from '#tests/support/clock.ts'
import { expectRedirect } from '#tests/support/replies.ts'

const path = routes.twoFactor.href()

stoppedClock()

/** Follows the redirect of a browser; returns the document and its flash. */
async function followed(browser: Browser, response: Response) {
  expect(expectRedirect(response, browser)).toBe(path)
  return opened(browser)
}

async function opened(browser: Browser) {
  const response = await browser.visit(path, { headers: accepts.page })
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  const html = await response.text()
  return { html, flash: pageObjectOf(html).flash }
}

/** Expects no trace of a set-up or codes in the browser's cookies and headers. */
function expectNothingKept(browser: Browser, response: Response, secrets: string[]) {
  const cookiesAndHeaders = [...browser.cookies.values(), ...[...response.headers].flat()].join(' ')
  for (const secret of secrets) expect(cookiesAndHeaders).not.toContain(secret)
}

const started = async (options: object) => {
  const account = await createUser(options)
  return { account, browser: await secureBrowser(account) }
}

const sendWrong = async (browser: Browser, { secret }: Account) =>
  confirm(browser, { code: wrongCode(secret) }, 'page')

describe('without a script, a set-up', () => {
  test('shows its key right after it was begun, and not when the page is opened again', async () => {
    const { browser } = await started({})
    const response = await enable(browser, {}, 'page')
    const { flash, html } = await followed(browser, response)
    const { key, qr } = await twoFactorData(browser)
    const secretKey = key.secretKey ?? ''
    expect(flash).toEqual({ twoFactorSetup: { secretKey, qrCodeSvg: qr.svg } })
    expect(html).toContain('<svg')
    expectNothingKept(browser, response, [secretKey])
    expect((await opened(browser)).html).not.toContain(secretKey)
  })

  test('shows it again after a wrong code', async () => {
    const { account, browser } = await started({ withSetup: true })
    const { flash } = await followed(browser, await sendWrong(browser, account))
    expect(flash).toMatchObject({ twoFactorSetup: { secretKey: account.secret } })
  })

  test('shows the recovery codes once it is confirmed, once', async () => {
    const { account, browser } = await started({ withSetup: true })
    const response = await confirm(browser, { code: codeFor(account.secret) }, 'page')
    const { flash, html } = await followed(browser, response)
    expect(flash).toEqual({ recoveryCodes: account.recoveryCodes })
    expect(html.match(/role="list"|<ol class="code-sheet"/g)).not.toBeNull()
    expectNothingKept(browser, response, account.recoveryCodes)
    expect((await opened(browser)).flash).toBeUndefined()
  })
})

describe('without a script, two-factor that is on', () => {
  test('shows new codes once', async () => {
    const { account, browser } = await started({ withTwoFactor: true })
    const response = await regenerate(browser, 'page')
    const { flash } = await followed(browser, response)
    const { codes } = await twoFactorData(browser)
    expect(flash).toEqual({ recoveryCodes: codes })
    expect(codes).not.toEqual(account.recoveryCodes)
    expectNothingKept(browser, response, codes)
    expect((await opened(browser)).flash).toBeUndefined()
  })

  test('shows neither key nor codes when the page is opened, or a set-up is begun again', async () => {
    const { browser } = await started({ withTwoFactor: true })
    expect((await opened(browser)).flash).toBeUndefined()
    const { flash } = await followed(browser, await enable(browser, {}, 'page'))
    expect(flash).toBeUndefined()
  })

  test('shows nothing once it is off', async () => {
    const { browser } = await started({ withTwoFactor: true })
    const { flash } = await followed(browser, await disable(browser, 'page'))
    expect(flash).toBeUndefined()
  })
})

describe('the page client', () => {
  test('gets neither key nor codes with the page: it fetches them', async () => {
    const { account, browser } = await started({ withSetup: true })
    const code = codeFor(account.secret)
    for (const send of [
      () => enable(browser, {}, 'inertia'),
      () => confirm(browser, { code: wrongCode(account.secret) }, 'inertia'),
      () => confirm(browser, { code }, 'inertia'),
      () => regenerate(browser, 'inertia'),
    ]) {
      await send()
      const object = await browser.page(path)
      expect(object.component).toBe('settings/two-factor')
      expect(object.flash).toBeUndefined()
    }
  })

  test('that is prefetched gets none, and leaves it to the next page', async () => {
    const { account, browser } = await started({ withSetup: true })
    await confirm(browser, { code: codeFor(account.secret) }, 'page')
    const version = { 'X-Inertia-Version': await browser.version() }
    const headers = { ...accepts.inertia, ...version, Purpose: 'prefetch' }
    const ahead = await browser.visit(path, { headers })
    for (const code of account.recoveryCodes) expect(await ahead.clone().text()).not.toContain(code)
    const head = await browser.visit(path, { method: 'HEAD', headers: accepts.page })
    expect(head.status).toBe(200)
    expect((await opened(browser)).flash).toEqual({ recoveryCodes: account.recoveryCodes })
  })
})
