import type { Database } from './db/database.ts'
import type { KeyValueStore } from './db/key-value-store.ts'
import type { Settings } from './env.ts'
import type { Flash } from './http/flash.ts'
import type { SignedIn } from './http/sessions.ts'

/** What every handler can rely on, in the order in which `app.ts` provides it. */
export interface AppEnv {
  Bindings: Env
  Variables: {
    requestId: string
    nonce: string
    settings: Settings
    db: Database
    kv: KeyValueStore
    flash: Flash
    /** Whether a mail was written to the outbox, so that its delivery can start. */
    mailQueued: boolean | undefined
    /** Who is signed in; ask `findSignedIn`, which knows when that cannot be told. */
    signedIn: SignedIn | null
    sessionsDown: boolean
    /** The session cookie that this reply sets, if it does. */
    sessionToken: string | undefined
  }
}
