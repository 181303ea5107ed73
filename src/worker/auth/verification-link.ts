import { lifetimes } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import type { UserRow } from '../db/schema.ts'
import type { Settings } from '../env.ts'
import { isSigned, sign } from '../security/signature.ts'

/** Whose address a link verifies, and which of their addresses in turn it is. */
export type Holder = Pick<UserRow, 'id' | 'email' | 'emailChanges'>

/** The link that verifies an address, signed over its path and query. */
export async function createVerificationLink(settings: Settings, holder: Holder): Promise<string> {
  const [key] = settings.keyring('verification')
  const hash = await sign(key, addressOf(holder))
  const path = routes.verifyEmail.href({ id: holder.id, hash })
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
  user: Holder,
  { id, hash }: { id: string; hash: string },
): Promise<boolean> {
  if (id !== user.id) return false
  return isSigned(settings.keyring('verification'), addressOf(user), hash)
}

function addressOf({ email, emailChanges }: Holder): string {
  return `address ${emailChanges} ${email}`
}
