import { and, eq, type SQL } from 'drizzle-orm'
import { mailLimits } from '#shared/constants.ts'
import { countUpIf, currentCounter, hasRoom } from '../db/counters.ts'
import { outbox, type UserRow, users } from '../db/schema.ts'
import type { Database } from '../db/stores.ts'
import type { Settings } from '../env.ts'
import { sign } from '../security/signature.ts'
import { withAsciiDomain } from './headers.ts'
import { insertMail, insertMailFrom, type MailSource, type OutboxRow } from './outbox.ts'

/** Limit for mails of one kind to one mailbox, in addition to the shared limit. */
type Allowance = 'shared' | 'once-a-minute' | 'resends'

interface Stores {
  db: Database
  settings: Settings
}

interface Recipient {
  to: string
  /** Names the kind where it has a limit of its own. */
  kind: string
  allowance: Allowance
}

/**
 * The remaining allowance of a mailbox: a condition for a batch, and the statement that counts the
 * mail.
 */
export interface MailAllowance {
  hasRoom: SQL | undefined
  /**
   * Inserts the mail if there is room, and counts it. With a source, only if its row is there: for a
   * batch of which other statements may succeed although the change failed that the mail reports.
   */
  insert(
    row: OutboxRow,
    source?: MailSource,
  ): readonly [ReturnType<typeof insertMail>, ...ReturnType<typeof countUpIf>[]]
}

/**
 * Limits the mail to an address that anyone may have entered, so that no stranger's mailbox is
 * flooded. The limit is checked and counted in the batch that writes the mail, so that parallel
 * requests cannot exceed it; all callers get the same answer.
 */
export async function mailAllowance(
  { db, settings }: Stores,
  { to, kind, allowance }: Recipient,
): Promise<MailAllowance> {
  const [key] = settings.keyring('address')
  const mailbox = await sign(key, canonicalMailbox(to))
  const shared = currentCounter(`mail:${mailbox}`, mailLimits.perDay)
  const own = {
    shared: null,
    'once-a-minute': currentCounter(`mail:${kind}:${mailbox}`, mailLimits.perMinute),
    resends: currentCounter(`mail:${kind}:${mailbox}`, mailLimits.resendsPerDay),
  }[allowance]
  const counted = own ? [shared, own] : [shared]
  // Its signed-in owner asks for it: the mails that others caused do not stand in the way.
  const limits = allowance === 'resends' && own ? [own] : counted
  const room = and(...limits.map((one) => hasRoom(db, one)))
  return {
    hasRoom: room,
    insert: (row, source) => [
      source
        ? insertMailFrom(db, row, { ...source, condition: and(source.condition, room) })
        : insertMail(db, row, room),
      ...counted.map((one) => countUpIf(db, one, [outbox, eq(outbox.id, row.id)])),
    ],
  }
}

/** One spelling for all addresses that lead to one mailbox: no `+tag`, the domain in ASCII. */
export function canonicalMailbox(address: string): string {
  const ascii = withAsciiDomain(address)
  const at = ascii.lastIndexOf('@')
  const local = ascii.slice(0, at)
  return (local.replace(/(?<=.)\+.*$/, '') + ascii.slice(at)).toLowerCase()
}

interface NoticeTarget {
  user: Pick<UserRow, 'email' | 'emailVerifiedAt'>
  condition: SQL | undefined
}

/**
 * Returns the statements that insert a security notice under a condition. A notice to an
 * unverified address counts against its limit, because whoever registered a stranger's address
 * must not flood it.
 */
export async function insertNoticeIf(
  stores: Stores,
  row: OutboxRow,
  { user, condition }: NoticeTarget,
) {
  const source = { table: users, condition }
  if (user.emailVerifiedAt) return [insertMailFrom(stores.db, row, source)] as const
  const recipient = { to: user.email, kind: 'notice', allowance: 'shared' } as const
  return (await mailAllowance(stores, recipient)).insert(row, source)
}
