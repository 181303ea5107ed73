import { and, or, type SQL, sql } from 'drizzle-orm'
import { keysOf } from '#shared/records.ts'
import type { Work } from '#worker/app-env.ts'
import { type CopyRow, type SendingRow, sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Mail } from '#worker/mail/mail.ts'

/** Where the emails of a sending come from. */
export type SendingStores = Pick<Work, 'db' | 'kv' | 'settings'>

/** One of the three: the email address of a subscriber, or the id of an account or a follower. */
export type Recipient = Partial<Record<'subscriber' | 'userId' | 'followerId', string | null>>

/** The recipients and the emails of one kind of sending. */
export interface SendingKind {
  /** Returns the condition that a sending may start; always by default. */
  isReady?: () => SQL | undefined
  /**
   * Returns the next recipients after this address or id, in order; fewer than `limit` are the last
   * ones, null means that it is not ready.
   */
  findRecipients(
    db: Database,
    sending: SendingRow,
    next: { after: string; limit: number },
  ): Promise<Recipient[] | null>
  /** Returns the email of a copy; null if the recipient has unsubscribed, `later` if not ready. */
  compose(stores: SendingStores, sending: SendingRow, copy: CopyRow): Promise<Mail | null | 'later'>
}

/** The kinds that this Worker handles. */
export type SendingKinds = Readonly<Partial<Record<SendingRow['kind'], SendingKind>>>

export function namesOf(kinds: SendingKinds): SendingRow['kind'][] {
  return keysOf(kinds)
}

/** Returns the condition that a sending is ready and of one of these kinds. */
export function isReadyOf(kinds: SendingKinds): SQL | undefined {
  const each = namesOf(kinds).map((name) => {
    // The plus keeps SQLite from using the index of the kinds.
    return and(sql`+${sendings.kind} = ${name}`, kinds[name]?.isReady?.())
  })
  return each.length > 0 ? or(...each) : sql`false`
}

/** Returns what a sending's recipients are ordered by: their address or id. */
export function keyOf({ subscriber, userId, followerId }: Recipient): string {
  const key = subscriber ?? userId ?? followerId
  if (key === undefined || key === null) throw new Error('Expected a recipient')
  return key
}

export function kindOf(kinds: SendingKinds, { kind }: SendingRow): SendingKind {
  const sendingKind = kinds[kind]
  if (!sendingKind) throw new Error(`Expected the kind of sending ${kind}`)
  return sendingKind
}
