import { healthMaxAgeSeconds, mailDelayedSeconds } from '#shared/constants.ts'
import { isNearlyFull } from '#shared/files/storage.ts'
import type { Bindings } from '#worker/app-env.ts'
import type { KeyValueStore } from '#worker/db/key-value-store.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { findStorage } from '#worker/files/storage.ts'
import { hasRecentBackup } from '#worker/jobs/backup/nightly.ts'
import { countWaitingCopies } from '#worker/jobs/sendings/progress.ts'
import { countWaiting } from '#worker/mail/outbox.ts'
import { findTransport } from '#worker/mail/run.ts'
import { passwordChecksAreBusy } from '#worker/security/password-queue.ts'

type StoreHealth = 'ok' | 'down'

interface Health {
  status: 'ok' | 'degraded' | 'down'
  database: StoreHealth
  sessions: StoreHealth
  mail: 'ok' | 'unconfigured' | 'delayed' | 'mailbox'
  /** Present only while this isolate refuses password checks because its queue is full. */
  passwords?: 'busy'
  /** Present only while soon nobody can send files. */
  files?: 'nearly-full'
  /** Present only while the newest complete backup is older than two days. */
  backups?: 'late'
  /** The number of newsletter and alert mails still to be sent; absent when there are none. */
  sendings?: number
}

let last: { health: Health; at: number; env: Bindings } | undefined

/** Returns the health of the stores and the outbox, cached for a few seconds. Never rejects. */
export async function findHealth(
  env: Bindings,
  { db, kv, settings }: { db: Database; kv: KeyValueStore; settings: Settings },
): Promise<Health> {
  const now = Date.now()
  if (last?.env === env && now - last.at < healthMaxAgeSeconds * 1000) return last.health
  const [waiting, copies, storage, isBackedUp, sessions] = await Promise.all([
    countWaiting(db).catch(() => null),
    countWaitingCopies(db).catch(() => 0),
    findStorage({ db, settings }).catch(() => null),
    isBackedUpInTime(env, settings).catch(() => false),
    kv.get('health').then(
      () => 'ok' as const,
      () => 'down' as const,
    ),
  ])
  const database = waiting ? 'ok' : 'down'
  const mail = mailHealth(settings, Number(waiting?.oldestAt ?? now))
  const down = database === 'down' || sessions === 'down'
  const busy = passwordChecksAreBusy()
  const isNearlyFilled = storage !== null && isNearlyFull(storage)
  const isDegraded = [
    mail === 'unconfigured' || mail === 'delayed',
    busy,
    isNearlyFilled,
    !isBackedUp,
  ].includes(true)
  const health: Health = {
    status: down ? 'down' : isDegraded ? 'degraded' : 'ok',
    database,
    sessions,
    mail,
    ...(busy && { passwords: 'busy' as const }),
    ...(isNearlyFilled && { files: 'nearly-full' as const }),
    ...(!isBackedUp && { backups: 'late' as const }),
    ...(copies > 0 && { sendings: copies }),
  }
  last = { health, at: now, env }
  return health
}

/** True also where no backups are wanted. */
async function isBackedUpInTime({ BACKUPS: backups }: Bindings, { backupKey }: Settings) {
  return !backups || !backupKey || hasRecentBackup(backups)
}

function mailHealth(settings: Settings, oldestAt: number): Health['mail'] {
  if (!findTransport(settings)) {
    return settings.devMailbox && settings.loopback ? 'mailbox' : 'unconfigured'
  }
  return Date.now() - oldestAt > mailDelayedSeconds * 1000 ? 'delayed' : 'ok'
}
