import { openDatabase } from '../db/database.ts'
import { log } from '../log.ts'
import { countWaiting } from './outbox.ts'

/** Writes to the log how many mails wait and since when, so that a stuck outbox is seen. */
export async function reportOutbox(d1: D1Database): Promise<void> {
  const { mails, oldestAt } = await countWaiting(openDatabase(d1))
  if (mails > 0) {
    log('outbox-waiting', { mails, oldestAt: new Date(Number(oldestAt)).toISOString() })
  }
}
