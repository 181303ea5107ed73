/// <reference types="@cloudflare/vitest-pool-workers/types" />

declare module 'cloudflare:workers' {
  import type { D1Migration } from '@cloudflare/vitest-pool-workers'

  export const env: Env & { TEST_MIGRATIONS: D1Migration[]; SHOW_LOG: string }
}
