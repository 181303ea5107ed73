import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../.tmp')

/**
 * Has this process, its libraries and its children write into `.tmp` of the checkout whatever they
 * would write into the home folder or the system's temporary one, which may be read-only or shared.
 * wrangler finds no login there, so commands that speak to Cloudflare do without.
 */
export function keepFilesInCheckout(): void {
  const own = (name: string) => join(folder, name)
  Object.assign(process.env, {
    TMPDIR: folder,
    TEMP: folder,
    TMP: folder,
    XDG_CACHE_HOME: own('cache'),
    XDG_CONFIG_HOME: own('config'),
    XDG_DATA_HOME: own('data'),
    XDG_STATE_HOME: own('state'),
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: own('playwright'),
    WRANGLER_LOG_PATH: own('logs'),
    WRANGLER_REGISTRY_PATH: own('registry'),
    CLOUDFLARE_DEV_REGISTRY_PATH: own('registry'),
    WRANGLER_SEND_METRICS: 'false',
  })
  mkdirSync(folder, { recursive: true })
}
