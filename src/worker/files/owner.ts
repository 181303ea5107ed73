import type { Context } from 'hono'
import { fileLimits } from '#shared/files/limits.ts'
import type { AppEnv } from '../app-env.ts'
import { visitorBinding } from '../http/csrf.ts'
import { roleOf } from '../http/role.ts'
import { sign } from '../security/signature.ts'
import type { storeLimits } from './limits.ts'

/** The sender of a file, to whom it belongs until a message has it. */
export interface FileOrigin {
  /** A keyed hash of the account or browser. */
  owner: string
  /** The account with which the file is deleted. */
  userId: string | null
  share: keyof typeof storeLimits.shares
  /** The counter of the bytes that its network stores today; null for all but visitors. */
  networkKey: string | null
}

/** Returns who sends a file: an account, or the browser of a visitor. */
export async function fileOriginOf(c: Context<AppEnv>): Promise<FileOrigin> {
  const { settings, signedIn } = c.var
  const user = signedIn?.user
  const [key] = settings.keyring('files')
  const owner = await sign(key, user ? `user:${user.id}` : (visitorBinding(c) ?? ''))
  const isStaff = user !== undefined && roleOf(settings, user) !== null
  // What staff send belongs to the firm, and stays when their account is deleted.
  const userId = user && !isStaff ? user.id : null
  // An account that nobody has verified costs no more than a visit.
  const share = isStaff ? 'staff' : user?.emailVerifiedAt ? 'member' : 'visitor'
  const networkKey =
    share === 'visitor'
      ? `files:${await sign(settings.keyring('address')[0], c.var.client.network)}`
      : null
  return { owner, userId, share, networkKey }
}

/** Returns how many files a message of this person may have. */
export function maxFilesOf(c: Context<AppEnv>): number {
  return c.var.signedIn ? fileLimits.perMessage : fileLimits.perVisitorMessage
}
