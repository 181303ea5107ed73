import { sending } from '#shared/constants.ts'
import { alertKind } from '../alerts/alert-kind.ts'
import { digestKind } from '../alerts/digest-kind.ts'
import { startDigest } from '../alerts/start-digest.ts'
import { openDatabase, openKeyValueStore } from '../db/stores.ts'
import { settingsOf } from '../env.ts'
import { indexThreads } from '../inbox/index-threads.ts'
import { currentEdition } from '../knowledge/edition.ts'
import { refreshEdition } from '../knowledge/refresh-edition.ts'
import { letterKind } from '../letters/sending-kind.ts'
import { describeError, log } from '../log.ts'
import { deliverOutbox } from '../mail/deliver.ts'
import { countWaiting } from '../mail/outbox.ts'
import { takeEffect } from '../publishing/take-effect.ts'
import { restoreEdition, writeEdition } from '../publishing/write-edition.ts'
import { refreshIndex } from '../search/refresh.ts'
import { runLane } from '../sendings/lane.ts'
import { countWaitingCopies } from '../sendings/progress.ts'
import { purge } from './purge.ts'

/**
 * What the cron trigger does: mails that are due, then what may be forgotten, then what cannot be
 * searched yet, then the index of what is published, then letters and alerts. Never rejects.
 */
export async function everyMinute(env: Env): Promise<void> {
  const untilMs = Date.now() + sending.runSeconds * 1000
  // Side by side: a letter to many keeps nobody waiting for what is published, nor the other way.
  await Promise.all([tendStores(env), tendEdition(env)])
  await tendSearch(env)
  await tendSendings(env, untilMs)
}

async function tendStores(env: Env): Promise<void> {
  try {
    const stores = { db: openDatabase(env.DB), settings: settingsOf(env) }
    await deliverOutbox(stores)
    await purge(stores)
    const indexed = await indexThreads(stores.db)
    if (indexed > 0) log('threads-indexed', { threads: indexed })
    const { mails, dead, oldestAt } = await countWaiting(stores.db)
    if (oldestAt === null) return
    log('outbox-waiting', { mails, dead, oldestAt: new Date(oldestAt).toISOString() })
  } catch (error) {
    log('cron-failed', { error: describeError(error) })
  }
}

/** What is due takes effect, what was not written is, and what KV has lost is written again. */
async function tendEdition(env: Env): Promise<void> {
  try {
    const stores = editionStores(env)
    const publications = await takeEffect(stores.db)
    if (publications > 0) log('publications-due', { publications })
    await restoreEdition(stores)
    await writeEdition(stores)
    await refreshEdition(stores)
  } catch (error) {
    log('edition-failed', { error: describeError(error) })
  }
}

function editionStores(env: Env) {
  return { db: openDatabase(env.DB), kv: openKeyValueStore(env.KV) }
}

/** By itself, so that neither keeps the other from its work. */
async function tendSearch(env: Env): Promise<void> {
  try {
    const edition = currentEdition()
    const outcome = await refreshIndex(env.SEARCH, edition, editionStores(env))
    if (outcome === 'built') log('search-built', { edition: edition.number })
  } catch (error) {
    log('search-failed', { error: describeError(error) })
  }
}

async function tendSendings(env: Env, untilMs: number): Promise<void> {
  try {
    const stores = { db: openDatabase(env.DB), settings: settingsOf(env) }
    if (await startDigest(stores.db)) log('digest-started', {})
    const kinds = { letter: letterKind, alert: alertKind, digest: digestKind }
    await runLane(stores, { kinds, untilMs })
    const mails = await countWaitingCopies(stores.db)
    if (mails > 0) log('sendings-waiting', { mails })
  } catch (error) {
    log('sendings-failed', { error: describeError(error) })
  }
}
