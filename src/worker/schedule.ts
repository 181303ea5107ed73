import { sending } from '#shared/constants.ts'
import { alertKind } from './account/alerts/alert-kind.ts'
import { digestKind } from './account/alerts/digest-kind.ts'
import { startDigest } from './account/alerts/start-digest.ts'
import { openDatabase, openKeyValueStore } from './db/stores.ts'
import { indexThreads } from './desk/inbox/index-threads.ts'
import { letterKind } from './desk/letters/sending-kind.ts'
import { seedDocuments } from './desk/publishing/seed-documents.ts'
import { takeEffect } from './desk/publishing/take-effect.ts'
import { restoreEdition, writeEdition } from './desk/publishing/write-edition.ts'
import { settingsOf } from './env.ts'
import { purge } from './jobs/purge.ts'
import { runLane } from './jobs/sendings/lane.ts'
import { countWaitingCopies } from './jobs/sendings/progress.ts'
import { currentEdition } from './knowledge/edition.ts'
import { refreshEdition } from './knowledge/refresh-edition.ts'
import { describeError, log } from './log.ts'
import { deliverOutbox } from './mail/deliver.ts'
import { countWaiting } from './mail/outbox.ts'
import { type Run, startRun } from './mail/run.ts'
import { refreshIndex } from './site/search/refresh-index.ts'

/**
 * Runs the tasks of the cron trigger in parallel, so that a slow or failing one does not stop the
 * others: mail, documents and the edition, the search index, deletions; newsletters and alerts
 * after mail and edition. Never rejects.
 */
export async function everyMinute(env: Env): Promise<void> {
  const untilMs = Date.now() + sending.runSeconds * 1000
  const run = (await step('settings', async () => startRun(settingsOf(env)))) ?? null
  const mail = step('mail', () => tendOutbox(env, run))
  const documents = step('documents', () => tendDocuments(env))
  const edition = documents.then(() => step('edition', () => tendEdition(env)))
  await Promise.all([
    edition.then(() => step('search', () => tendSearch(env))),
    step('purge', () => purge(storesOf(env))),
    step('threads', () => tendThreads(env)),
    Promise.all([mail, edition])
      .then(() => step('sendings', () => tendSendings(env, { run, untilMs })))
      .finally(() => run?.transport.close()),
  ])
}

/** Does a part of the work, and writes down that it failed: undefined then. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    log('cron-failed', { step: name, error: describeError(error) })
    return undefined
  }
}

function storesOf(env: Env) {
  return { db: openDatabase(env.DB), settings: settingsOf(env) }
}

function editionStores(env: Env) {
  return { db: openDatabase(env.DB), kv: openKeyValueStore(env.KV) }
}

async function tendOutbox(env: Env, run: Run | null): Promise<void> {
  const stores = storesOf(env)
  if (run) await deliverOutbox(stores, run)
  const { mails, dead, oldestAt } = await countWaiting(stores.db)
  if (oldestAt === null) return
  log('outbox-waiting', { mails, dead, oldestAt: new Date(oldestAt).toISOString() })
}

async function tendThreads(env: Env): Promise<void> {
  const indexed = await indexThreads(openDatabase(env.DB))
  if (indexed > 0) log('threads-indexed', { threads: indexed })
}

/** Databases that this isolate has already seeded. */
const seeded = new WeakSet<D1Database>()

/** The deployment has done so, unless somebody deployed without it. */
async function tendDocuments(env: Env): Promise<void> {
  if (seeded.has(env.DB)) return
  await seedDocuments(storesOf(env))
  seeded.add(env.DB)
}

/** Applies due publications, writes a missing edition, and restores one that KV has lost. */
async function tendEdition(env: Env): Promise<void> {
  const stores = editionStores(env)
  const publications = await takeEffect(stores.db)
  if (publications > 0) log('publications-due', { publications })
  await restoreEdition(stores)
  await writeEdition(stores)
  await refreshEdition(stores)
}

async function tendSearch(env: Env): Promise<void> {
  const edition = currentEdition()
  const outcome = await refreshIndex(env.SEARCH, edition, editionStores(env))
  if (outcome === 'built') log('search-built', { edition: edition.number })
}

async function tendSendings(
  env: Env,
  { run, untilMs }: { run: Run | null; untilMs: number },
): Promise<void> {
  const stores = storesOf(env)
  if (await startDigest(stores.db)) log('digest-started', {})
  const kinds = { letter: letterKind, alert: alertKind, digest: digestKind }
  await runLane(stores, { kinds, run, untilMs })
  const mails = await countWaitingCopies(stores.db)
  if (mails > 0) log('sendings-waiting', { mails })
}
