import { openDatabase } from '../db/stores.ts'
import { settingsOf } from '../env.ts'
import { describeError, log } from '../log.ts'
import { deliverOutbox } from '../mail/deliver.ts'
import { countWaiting } from '../mail/outbox.ts'
import { purge } from './purge.ts'

/** What the cron trigger does: mails that are due, then what may be forgotten. Never rejects. */
export async function everyMinute(env: Env): Promise<void> {
  try {
    const stores = { db: openDatabase(env.DB), settings: settingsOf(env) }
    await deliverOutbox(stores)
    await purge(stores)
    const { mails, dead, oldestAt } = await countWaiting(stores.db)
    if (oldestAt === null) return
    log('outbox-waiting', { mails, dead, oldestAt: new Date(oldestAt).toISOString() })
  } catch (error) {
    log('cron-failed', { error: describeError(error) })
  }
}
