import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import type { Settings } from '../env.ts'
import type { UserRow } from '../http/sessions.ts'
import { isSigned, sign } from '../security/signature.ts'

/** The link that verifies an address, signed over its path and query. */
export async function createVerificationLink(
  settings: Settings,
  { id, email }: { id: string; email: string },
): Promise<string> {
  const [key] = settings.keyring('verification')
  const path = routes.verifyEmail.href({ id, hash: await addressHash(settings, email) })
  const expires = Math.floor(Date.now() / 1000) + lifetimes.verificationLinkSeconds
  const signed = `${path}?expires=${expires}`
  return new URL(`${signed}&signature=${await sign(key, signed)}`, settings.appUrl).href
}

/** Whether a link is one of ours, whole and not expired. */
export async function isVerificationLink(settings: Settings, url: URL): Promise<boolean> {
  const expires = url.searchParams.get('expires') ?? ''
  const signature = url.searchParams.get('signature') ?? ''
  const exact = url.search === `?expires=${expires}&signature=${signature}`
  const alive = /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > Date.now()
  if (!exact || !alive) return false
  const signed = `${url.pathname}?expires=${expires}`
  return isSigned(settings.keyring('verification'), signed, signature)
}

/** Whether a link's id and hash name this user and the address they have now. */
export async function isLinkOf(
  settings: Settings,
  user: UserRow,
  { id, hash }: { id: string; hash: string },
): Promise<boolean> {
  if (id !== user.id) return false
  return isSigned(settings.keyring('verification'), `address ${user.email}`, hash)
}

async function addressHash(settings: Settings, email: string): Promise<string> {
  const [key] = settings.keyring('verification')
  return sign(key, `address ${email}`)
}
