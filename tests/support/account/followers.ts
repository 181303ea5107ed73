import { env } from 'cloudflare:workers'
import { routes } from '#shared/routes.ts'
import type { Browser, Sender } from '#tests/support/browser.ts'
import { linkIn, mailTo } from '#tests/support/mail/mailbox.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { newAddress } from '#tests/support/site/newsletter.ts'

/** The subjects of the mails to somebody who follows Kenya by email. */
export const followSubjects = {
  confirm: 'Confirm that you follow Kenya',
  following: 'You follow Kenya',
} as const

export function askToFollow(
  fields: Record<string, unknown>,
  { browser = newVisitor(), as = 'json' }: { browser?: Browser; as?: Sender } = {},
): Promise<Response> {
  return browser.send(routes.follow.href(), { market: 'kenya', ...fields }, { as })
}

/** Returns the path of the link in the newest confirmation mail to an address. */
export async function followPathOf(
  email: string,
  subject: string = followSubjects.confirm,
): Promise<string> {
  return linkIn(await mailTo(email, subject)).pathname
}

/** Creates a follower of Kenya; returns the address and the token of its links. */
export async function followByEmail(
  email = newAddress(),
  browser = newVisitor(),
): Promise<{ email: string; token: string }> {
  await askToFollow({ email }, { browser })
  await browser.send(await followPathOf(email), {}, { as: 'json' })
  const path = await followPathOf(email, followSubjects.following)
  return { email, token: path.slice(routes.follower.href({ token: '' }).length) }
}

interface FollowerRow {
  id: string
  frequency: string
}

export async function followerOf(email: string) {
  const query = env.DB.prepare('SELECT id, frequency FROM followers WHERE email = ?')
  const row = await query.bind(email).first<FollowerRow>()
  if (!row) return null
  const markets = await env.DB.prepare(
    'SELECT market FROM follower_markets WHERE follower_id = ? ORDER BY market',
  )
    .bind(row.id)
    .all<{ market: string }>()
  return { frequency: row.frequency, markets: markets.results.map(({ market }) => market) }
}
