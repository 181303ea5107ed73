import { outbox } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'
import type { Settings } from '#worker/env.ts'
import { outboxRow } from '#worker/mail/outbox.ts'
import type { Run } from '#worker/mail/run.ts'

interface Stores {
  db: Database
  settings: Settings
}

/** Returns a transport to the outbox for a developer's machine without a relay, else null. */
export function findMailbox({ db, settings }: Stores): Run | null {
  if (!settings.devMailbox || !settings.loopback) return null
  const transport: Run['transport'] = {
    // Uses the id of the copy, so that a retry after an aborted run does not insert it twice.
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
