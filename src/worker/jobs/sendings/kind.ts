import { and, or, type SQL, sql } from 'drizzle-orm'
import { keysOf } from '#shared/records.ts'
import { type CopyRow, type SendingRow, sendings } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import type { Mail } from '#worker/mail/mail.ts'

/** A subscriber by the address, or a member by the id. */
export type Recipient = { subscriber: string } | { userId: string }

/** What tells one kind of sending from another: whom it is for, and what they are sent. */
export interface SendingKind {
  /** The condition on a sending without which nobody is told of it yet; always unless there is one. */
  isReady?: SQL
  /**
   * The next recipients after this address or id, in that order; fewer than `limit` are the last. Null
   * where it is not ready.
   */
  findRecipients(
    db: Database,
    sending: SendingRow,
    next: { after: string; limit: number },
  ): Promise<Recipient[] | null>
  /** The mail of one copy; null for somebody who no longer wants it, `later` where it is not ready. */
  compose(
    stores: { db: Database; settings: Settings },
    sending: SendingRow,
    copy: CopyRow,
  ): Promise<Mail | null | 'later'>
}

/** The kinds that a Worker knows; sendings of others it leaves alone. All recipients of one are alike. */
export type SendingKinds = Readonly<Partial<Record<SendingRow['kind'], SendingKind>>>

/** The names of the kinds. */
export function namesOf(kinds: SendingKinds): SendingRow['kind'][] {
  return keysOf(kinds)
}

/** The condition that a sending is of one of the kinds and ready; to be looked up by another index. */
export function isReadyOf(kinds: SendingKinds): SQL | undefined {
  const each = namesOf(kinds).map((name) => {
    // By its plus no index of the kinds is taken for it.
    return and(sql`+${sendings.kind} = ${name}`, kinds[name]?.isReady)
  })
  return each.length > 0 ? or(...each) : sql`false`
}

/** The kind of a sending that was asked for by its name. */
export function kindOf(kinds: SendingKinds, { kind }: SendingRow): SendingKind {
  const found = kinds[kind]
  if (!found) throw new Error(`Expected the kind of sending ${kind}`)
  return found
}
