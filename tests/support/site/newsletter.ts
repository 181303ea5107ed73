import { env } from 'cloudflare:workers'
import { routes } from '#shared/routes.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { linkIn, mailTo } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from './contact.ts'

/** The subjects of the two mails about a subscription. */
export const newsletterSubjects = {
  confirm: 'Confirm your subscription',
  subscribed: 'You are subscribed',
} as const

let subscribers = 0

/** Returns an email address that no other test uses. */
export function newAddress(): string {
  subscribers += 1
  return `reader-${subscribers}-${crypto.randomUUID().slice(0, 8)}@example.com`
}

export function subscribe(
  email: unknown,
  { browser = newVisitor(), as = 'json' }: { browser?: Browser; as?: Sender } = {},
): Promise<Response> {
  return browser.send(routes.newsletter.href(), { email }, { as })
}

/** Returns the path of the link in the newest confirmation mail to an address. */
export async function confirmPathOf(email: string): Promise<string> {
  return linkIn(await mailTo(email, newsletterSubjects.confirm)).pathname
}

/** Returns the path of the unsubscribe link in the newest "You are subscribed" mail to an address. */
export async function unsubscribePathOf(email: string): Promise<string> {
  return linkIn(await mailTo(email, newsletterSubjects.subscribed)).pathname
}

/** Creates a pending subscription; returns its address and the path of its confirmation link. */
export async function pendingPath(): Promise<{ email: string; path: string }> {
  const email = newAddress()
  await subscribe(email)
  return { email, path: await confirmPathOf(email) }
}

/** Creates a confirmed subscription and returns its address. */
export async function createSubscriber(): Promise<string> {
  const { email, path } = await pendingPath()
  await newVisitor().send(path, {}, { as: 'json' })
  return email
}

interface SubscriberRow {
  email: string
  confirmed_at: number | null
  confirm_expires_at: number
}

export function subscriberRow(email: string): Promise<SubscriberRow | null> {
  const query = env.DB.prepare('SELECT * FROM newsletter_subscribers WHERE email = ?')
  return query.bind(email).first<SubscriberRow>()
}

export async function subscribedAddresses(): Promise<string[]> {
  const query = env.DB.prepare('SELECT email FROM newsletter_subscribers')
  return (await query.all<{ email: string }>()).results.map(({ email }) => email)
}
