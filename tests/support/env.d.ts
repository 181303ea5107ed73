declare namespace Cloudflare {
  interface Env {
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
    SHOW_LOG: string
    APP_URL: string
    APP_KEY: string
    FILES: R2Bucket
    BACKUPS: R2Bucket
  }
}
