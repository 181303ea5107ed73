import { eq } from 'drizzle-orm'
import { lifetimes } from '#shared/constants.ts'
import { splitLocale } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'
import { absoluteUrl } from '#worker/absolute-url.ts'
import type { Work } from '#worker/app-env.ts'
import { audit } from '#worker/audit.ts'
import { change } from '#worker/db/change.ts'
import { type UserRow, users } from '#worker/db/schema.ts'
import type { Settings } from '#worker/env.ts'
import { inLocale } from '#worker/locale.ts'
import { mailAllowance } from '#worker/mail/allowance.ts'
import { composeMail } from '#worker/mail/compose.ts'
import type { Mail } from '#worker/mail/mail.ts'
import type { AccountOwner } from '#worker/mail/notice.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import { isSigned, sign } from '#worker/security/signature.ts'
import * as words from './mail-words.ts'
import { markVerified } from './users.ts'

interface Link {
  id: string
  hash: string
  url: URL
  /** True if a mail program or browser only prefetches the link: then nothing changes. */
  isPrefetch: boolean
}

/** Verifies the address if the link is genuine, not expired, and for the current address. */
export async function verifyEmail(
  work: Work,
  user: UserRow,
  { id, hash, url, isPrefetch }: Link,
): Promise<{ outcome: 'verified' | 'invalid' | 'other-account' }> {
  const { db, settings } = work
  if (!(await isVerificationLink(settings, url))) return { outcome: 'invalid' }
  if (!(await matchesUser(settings, user, { id, hash }))) return { outcome: 'other-account' }
  if (!isPrefetch) {
    await markVerified(db, user)
    await audit(work, 'email-verified', user.id)
  }
  return { outcome: 'verified' }
}

export async function resendVerification(
  work: Work,
  user: UserRow,
): Promise<{ outcome: 'sent' | 'verified' }> {
  if (user.emailVerifiedAt) return { outcome: 'verified' }
  const row = await outboxRow(work, await verificationMail(work.settings, user), {
    userId: user.id,
  })
  const recipient = { to: user.email, kind: 'resend', allowance: 'resends' } as const
  const allowance = await mailAllowance(work, recipient)
  const source = { table: users, condition: eq(users.id, user.id) }
  await change(work, { mail: allowance.insert(row, source) })
  return { outcome: 'sent' }
}

/** Returns the mail with a verification link, in the language of the account. */
export function verificationMail(settings: Settings, holder: Holder & AccountOwner): Promise<Mail> {
  return inLocale(holder.locale, () => composeVerificationMail(settings, holder))
}

async function composeVerificationMail(settings: Settings, holder: Holder): Promise<Mail> {
  return composeMail(settings, {
    to: holder.email,
    subject: words.verifyEmailAddress,
    reason: words.verifyReason,
    blocks: [
      { paragraph: words.clickToVerify },
      { button: words.verifyEmailAddress, href: await createVerificationLink(settings, holder) },
      { paragraph: words.noAccountCreated },
    ],
  })
}

/** Returns the mail allowance of a verification mail, which anybody can trigger for any address. */
export function verificationRecipient(to: string) {
  return { to, kind: 'verification', allowance: 'shared' } as const
}

/** The address of an account, and the number of its address changes. */
type Holder = Pick<UserRow, 'id' | 'email' | 'emailChanges'>

/** Returns a verification link, signed over its path and query. */
async function createVerificationLink(settings: Settings, holder: Holder): Promise<string> {
  const [key] = settings.keyring('verification')
  const hash = await sign(key, addressOf(holder))
  const path = routes.verifyEmail.href({ id: holder.id, hash })
  const expires = Math.floor(Date.now() / 1000) + lifetimes.verificationLinkSeconds
  const signature = await sign(key, signedTextOf(path, `${expires}`))
  return absoluteUrl(settings, `${path}?expires=${expires}&signature=${signature}`)
}

/** True if the link has our signature and is not expired. */
async function isVerificationLink(settings: Settings, url: URL): Promise<boolean> {
  const expires = url.searchParams.get('expires') ?? ''
  const signature = url.searchParams.get('signature') ?? ''
  const isExact = url.search === `?expires=${expires}&signature=${signature}`
  const isUnexpired = /^\d{1,12}$/.test(expires) && Number(expires) * 1000 > Date.now()
  if (!isExact || !isUnexpired) return false
  const signedText = signedTextOf(url.pathname, expires)
  return isSigned(settings.keyring('verification'), signedText, signature)
}

/** Leaves the language out: a link works in each. */
function signedTextOf(pathname: string, expires: string): string {
  return `${splitLocale(pathname).path}?expires=${expires}`
}

async function matchesUser(
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
