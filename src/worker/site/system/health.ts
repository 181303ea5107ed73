import { healthMaxAgeSeconds, mailDelayedSeconds } from '#shared/constants.ts'
import { isNearlyFull } from '#shared/files/storage.ts'
import type { KeyValueStore } from '#worker/db/key-value-store.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { findStorage } from '#worker/files/storage.ts'
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
  /** The number of newsletter and alert mails still to be sent; absent when there are none. */
  sendings?: number
}

let last: { health: Health; at: number; env: Env } | undefined

/** Returns the health of the stores and the outbox, cached for a few seconds. Never rejects. */
export async function findHealth(
  env: Env,
  { db, kv, settings }: { db: Database; kv: KeyValueStore; settings: Settings },
): Promise<Health> {
  const now = Date.now()
  if (last?.env === env && now - last.at < healthMaxAgeSeconds * 1000) return last.health
  const [waiting, copies, storage, sessions] = await Promise.all([
    countWaiting(db).catch(() => null),
    countWaitingCopies(db).catch(() => 0),
    findStorage({ db, settings }).catch(() => null),
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
  const degraded = mail === 'unconfigured' || mail === 'delayed' || busy || isNearlyFilled
  const health: Health = {
    status: down ? 'down' : degraded ? 'degraded' : 'ok',
    database,
    sessions,
    mail,
    ...(busy && { passwords: 'busy' as const }),
    ...(isNearlyFilled && { files: 'nearly-full' as const }),
    ...(copies > 0 && { sendings: copies }),
  }
  last = { health, at: now, env }
  return health
}

function mailHealth(settings: Settings, oldestAt: number): Health['mail'] {
  if (!findTransport(settings)) {
    return settings.devMailbox && settings.loopback ? 'mailbox' : 'unconfigured'
  }
  return Date.now() - oldestAt > mailDelayedSeconds * 1000 ? 'delayed' : 'ok'
}
