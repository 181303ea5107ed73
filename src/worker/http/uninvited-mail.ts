import type { Context } from 'hono'
import { uninvitedMails } from '#shared/constants.ts'
import type { AppEnv } from '../app-env.ts'
import { countHit } from './hits.ts'
import { bucketOf } from './throttle.ts'

/**
 * Whether a mail of this kind may go to an address that anyone may have typed in; counts it then.
 * A public form must not flood a stranger's mailbox.
 */
export async function mayMailUninvited(
  c: Context<AppEnv>,
  kind: 'contact-receipt' | 'newsletter-mail',
  address: string,
): Promise<boolean> {
  return (await countHit(c.env.KV, await bucketOf(c, kind, address), uninvitedMails)) === 0
}
