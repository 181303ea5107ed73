import { outbox } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import type { Run } from '#worker/mail/run.ts'

interface Stores {
  db: Database
  settings: Settings
}

/**
 * What takes mails on a developer's own machine without a transport: the outbox, where they wait as
 * all others do and can be read. Null anywhere else.
 */
export function findMailbox({ db, settings }: Stores): Run | null {
  if (!settings.devMailbox || !settings.loopback) return null
  const transport: Run['transport'] = {
    // Under the id of its copy: one that is tried again, as its Worker was ended, is there once.
    async send(id, mail) {
      const row = await outboxRow({ settings, mails: { written: false } }, mail)
      await db
        .insert(outbox)
        .values({ ...row, id })
        .onConflictDoNothing()
      return { outcome: 'sent' }
    },
    close: async () => {},
  }
  return { transport, leftMs: 0, unanswered: null }
}
