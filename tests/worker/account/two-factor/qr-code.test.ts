import QRCode from 'qrcode-svg'
import { describe, expect, test } from 'vitest'
import { twoFactor } from '#shared/account/constants.ts'
import { signedInUser } from '#tests/support/account/accounts.ts'
import { twoFactorData } from '#tests/support/account/two-factor.ts'
import { present } from '#tests/support/present.ts'

async function qrOf(email: string, settings: object = {}) {
  const { account, browser } = await signedInUser(
    { email, withSetup: true },
    { confirmed: true, ...settings },
  )
  const { qr, key } = await twoFactorData(browser)
  return { qr: { svg: present(qr.svg), url: present(qr.url) }, key, account }
}

/** Returns the dark modules that a path of runs `Mx yhNv1h-Nz` draws, as rows of 0 and 1. */
function modulesOf(svg: string): string[] {
  const size = Number(svg.match(/viewBox="0 0 (\d+) \1"/)?.[1])
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('0'))
  const path = [...svg.matchAll(/ d="([^"]+)"/g)].at(-1)?.[1] ?? ''
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(run); at++) (rows[Number(y)] ?? [])[Number(x) + at] = '1'
  }
  return rows.map((row) => row.join(''))
}

describe('the QR code', () => {
  test('leads authenticators to the account, its parts percent-encoded', async () => {
    const { qr, account } = await qrOf('ü+x:y@example.com'.replace(':', ''), {
      APP_NAME: 'Kilima: & Söhne',
    })
    const app = encodeURIComponent('Kilima: & Söhne')
    expect(qr.url).toBe(
      `otpauth://totp/${app}:${encodeURIComponent(account.email)}?secret=${account.secret}` +
        `&issuer=${app}&algorithm=SHA1&digits=${twoFactor.digits}&period=${twoFactor.periodSeconds}`,
    )
  })

  test('holds the secret that is shown as a key', async () => {
    const { qr, key } = await qrOf('key@example.com')
    expect(new URL(qr.url).searchParams.get('secret')).toBe(key.secretKey)
  })

  test('is drawn without styles, scripts and foreign references', async () => {
    const { qr } = await qrOf('drawn@example.com')
    expect(qr.svg).toMatch(/^<svg [^>]*>.*<\/svg>$/s)
    expect(qr.svg).not.toMatch(/style|script|href|on\w+=|<!|<\?/i)
  })

  test('scans to the same address', async () => {
    const { qr } = await qrOf('scanned@example.com')
    const drawn = modulesOf(qr.svg)
    const levels = (['L', 'M', 'Q', 'H'] as const).map((ecl) =>
      new QRCode({ content: qr.url, ecl }).qrcode.modules.map((row) =>
        row.map((dark) => (dark ? '1' : '0')).join(''),
      ),
    )
    const margin = (modules: string[]) => (drawn.length - modules.length) / 2
    const isReadable = levels.some((modules) => {
      const from = margin(modules)
      const inner = drawn.slice(from, from + modules.length)
      return modules.every((row, at) => inner[at]?.slice(from, from + row.length) === row)
    })
    expect(isReadable).toBe(true)
  })
})
