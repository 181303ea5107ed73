import { openDatabase } from '../db/stores.ts'
import { settingsOf } from '../env.ts'
import { currentEdition } from '../knowledge/edition.ts'
import { describeError, log } from '../log.ts'
import { deliverOutbox } from '../mail/deliver.ts'
import { countWaiting } from '../mail/outbox.ts'
import { refreshIndex } from '../search/refresh.ts'
import { purge } from './purge.ts'

/**
 * What the cron trigger does: mails that are due, then what may be forgotten, then the search index.
 * Never rejects.
 */
export async function everyMinute(env: Env): Promise<void> {
  await tendStores(env)
  await tendSearch(env)
}

async function tendStores(env: Env): Promise<void> {
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

/** By itself, so that neither keeps the other from its work. */
async function tendSearch(env: Env): Promise<void> {
  try {
    if (await refreshIndex(env.SEARCH)) log('search-built', { edition: currentEdition().number })
  } catch (error) {
    log('search-failed', { error: describeError(error) })
  }
}
