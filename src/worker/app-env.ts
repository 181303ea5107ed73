import type { AuthUser } from '#shared/pages.ts'
import type { Database } from './db/database.ts'
import type { Settings } from './env.ts'
import type { Flash } from './http/flash.ts'

/** What every handler can rely on, in the order in which `app.ts` provides it. */
export interface AppEnv {
  Bindings: Env
  Variables: {
    requestId: string
    nonce: string
    settings: Settings
    db: Database
    flash: Flash
    user: AuthUser | null
  }
}
