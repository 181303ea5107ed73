import { sending } from '#shared/constants.ts'
import { isNearlyFull } from '#shared/files/storage.ts'
import { alertKind } from './account/alerts/alert-kind.ts'
import { changeKind } from './account/alerts/change-kind.ts'
import { digestKind } from './account/alerts/digest-kind.ts'
import { startDigest } from './account/alerts/start-digest.ts'
import type { Bindings } from './app-env.ts'
import { openKeyValueStore } from './db/key-value-store.ts'
import { openDatabase } from './db/stores.ts'
import { sendReminders } from './desk/bookings/send-reminders.ts'
import { refreshCalendars } from './desk/calendars/refresh-calendars.ts'
import { indexThreads } from './desk/inbox/index-threads.ts'
import { wakeThreads } from './desk/inbox/wake-threads.ts'
import { newsletterKind } from './desk/newsletters/sending-kind.ts'
import { applyTwoFactorResets } from './desk/people/apply-two-factor-resets.ts'
import { applyDuePublications } from './desk/publishing/apply-due-publications.ts'
import { seedDocuments } from './desk/publishing/seed-documents.ts'
import { restoreEdition, writeEdition } from './desk/publishing/write-edition.ts'
import { closeDays, openDayAt } from './desk/statistics/close-days.ts'
import { settingsOf } from './env.ts'
import { deleteObjects } from './files/delete-objects.ts'
import { foldNames } from './files/fold-names.ts'
import { scanWaiting } from './files/scan.ts'
import { findStorage } from './files/storage.ts'
import { deleteOldUnattached } from './files/unattached.ts'
import { backUpNightly, deleteOldBackups } from './jobs/backup/nightly.ts'
import { purge } from './jobs/purge.ts'
import { countWaitingCopies } from './jobs/sendings/progress.ts'
import { runSendings } from './jobs/sendings/run-sendings.ts'
import { currentEdition } from './knowledge/edition.ts'
import { refreshEdition } from './knowledge/refresh-edition.ts'
import { refreshHours } from './knowledge/refresh-hours.ts'
import { describeError, log } from './log.ts'
import { deliverOutbox } from './mail/deliver.ts'
import { countWaiting } from './mail/outbox.ts'
import { type Run, startRun } from './mail/run.ts'
import { deleteUnstoredPictures } from './pictures/delete-unstored.ts'
import { refreshIndex } from './site/search/refresh-index.ts'

/**
 * Runs the tasks of the cron trigger. Most run concurrently, so that a slow or failing one does not
 * stop the others; newsletters and alerts wait for emails and edition. Never rejects.
 */
export async function everyMinute(env: Bindings): Promise<void> {
  const untilMs = Date.now() + sending.runSeconds * 1000
  const run = (await runStep('settings', async () => startRun(settingsOf(env)))) ?? null
  const mail = runStep('mail', () => deliverMails(env, run))
  const documents = runStep('documents', () => seedOnce(env))
  const edition = documents.then(() => runStep('edition', () => updateEdition(env)))
  await Promise.all([
    edition.then(() => runStep('search', () => updateSearch(env))),
    runStep('factors', () => endFactors(env)),
    runStep('reminders', () => remind(env)),
    runStep('purge', () => purge(storesOf(env)).then(() => deleteFiles(env))),
    runStep('file-names', () => foldNames(openDatabase(env.DB))),
    runStep('scan', () => scanWaiting({ ...storesOf(env), bucket: env.FILES ?? null })),
    runStep('threads', () => indexNewThreads(env)),
    runStep('snoozed', () => wakeThreads(openDatabase(env.DB))),
    runStep('statistics', () => closeDaysOnce(env)),
    Promise.all([mail, edition])
      .then(() => runStep('sendings', () => deliverSendings(env, { run, untilMs })))
      .finally(() => run?.transport.close()),
  ])
  await runStep('backup', () => backUp(env))
  // Last, because strangers write calendars: one that takes all the time would stop what comes after.
  await runStep('calendars', () => refreshCalendars(storesOf(env)))
}

/** Runs one task and logs its failure; returns undefined then. */
async function runStep<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    log('cron-failed', { step: name, error: describeError(error) })
    return undefined
  }
}

function storesOf(env: Bindings) {
  return { db: openDatabase(env.DB), settings: settingsOf(env) }
}

function editionStores(env: Bindings) {
  return { db: openDatabase(env.DB), kv: openKeyValueStore(env.KV) }
}

async function deliverMails(env: Bindings, run: Run | null): Promise<void> {
  const stores = storesOf(env)
  if (run) await deliverOutbox(stores, run)
  const { mails, dead, oldestAt } = await countWaiting(stores.db)
  if (oldestAt === null) return
  log('outbox-waiting', { mails, dead, oldestAt: new Date(oldestAt).toISOString() })
}

/** Deletes files without a message, pictures that are not complete, and what is left of deleted ones in the bucket. */
async function deleteFiles(env: Bindings): Promise<void> {
  const { db } = storesOf(env)
  await deleteOldUnattached(db)
  await deleteUnstoredPictures(db)
  if (!env.FILES) return
  const files = await deleteObjects({ db, bucket: env.FILES })
  if (files > 0) log('files-deleted', { files })
  const storage = await findStorage(storesOf(env))
  if (isNearlyFull(storage)) log('files-nearly-full', storage)
}

/** Continues the nightly backup where a bucket and a key for it are set. */
async function backUp(env: Bindings): Promise<void> {
  const { backupKey: key } = settingsOf(env)
  if (!env.BACKUPS || !key) return
  const stores = { d1: env.DB, files: env.FILES ?? null, backups: env.BACKUPS, key }
  const backup = await backUpNightly(stores)
  if (!backup) return
  log('backup-finished', { ...backup, deleted: await deleteOldBackups(env.BACKUPS) })
}

async function remind(env: Bindings): Promise<void> {
  const reminders = await sendReminders(storesOf(env))
  if (reminders > 0) log('reminders-sent', { reminders })
}

async function indexNewThreads(env: Bindings): Promise<void> {
  const indexed = await indexThreads(openDatabase(env.DB))
  if (indexed > 0) log('threads-indexed', { threads: indexed })
}

async function endFactors(env: Bindings): Promise<void> {
  const members = await applyTwoFactorResets({ ...storesOf(env), mails: { written: false } })
  if (members > 0) log('factors-ended', { members })
}

/** The databases that this isolate has seeded. */
const seeded = new WeakSet<D1Database>()

/** Inserts shipped documents in case somebody deployed without the seeding step. */
async function seedOnce(env: Bindings): Promise<void> {
  if (seeded.has(env.DB)) return
  await seedDocuments(storesOf(env))
  seeded.add(env.DB)
}

/** The day that this isolate has closed the ones before of, by database. */
const openDays = new WeakMap<D1Database, string>()

/** Closes the days that are over, once a day. */
async function closeDaysOnce(env: Bindings): Promise<void> {
  const openDay = openDayAt(new Date())
  if (openDays.get(env.DB) === openDay) return
  await closeDays(editionStores(env), openDay)
  openDays.set(env.DB, openDay)
}

/** Applies due publications, restores an edition that KV has lost, and writes the newest one. */
async function updateEdition(env: Bindings): Promise<void> {
  const stores = editionStores(env)
  const publications = await applyDuePublications(stores.db)
  if (publications > 0) log('publications-due', { publications })
  await restoreEdition(stores)
  await writeEdition(stores)
  await Promise.all([refreshEdition(stores), refreshHours(stores)])
}

async function updateSearch(env: Bindings): Promise<void> {
  const edition = currentEdition()
  const outcome = await refreshIndex(env.SEARCH, edition, editionStores(env))
  if (outcome === 'built') log('search-built', { edition: edition.number })
}

async function deliverSendings(
  env: Bindings,
  { run, untilMs }: { run: Run | null; untilMs: number },
): Promise<void> {
  const stores = { ...storesOf(env), ...editionStores(env) }
  if (await startDigest(stores.db)) log('digest-started', {})
  const kinds = {
    letter: newsletterKind,
    alert: alertKind,
    change: changeKind,
    digest: digestKind,
  }
  await runSendings(stores, { kinds, run, untilMs })
  const mails = await countWaitingCopies(stores.db)
  if (mails > 0) log('sendings-waiting', { mails })
}
