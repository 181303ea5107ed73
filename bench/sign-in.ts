import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { startStores } from '#tools/local-stores.ts'
import { migrateLocal } from '#tools/migrate-local.ts'
import { productionOptions } from '#tools/production-options.ts'

// A sign-in, all of it, against one bare PBKDF2 of the same cost in a Worker that does nothing
// else. Both take turns in one run; the figure is the ratio of their medians.
const turns = 9
const iterations = 600_000
const account = {
  name: 'Bench',
  email: 'bench@example.com',
  password: 'quite another passphrase',
  password_confirmation: 'quite another passphrase',
}

const stateDir = mkdtempSync(join(tmpdir(), 'bench-'))
const origin = 'http://localhost:8787'
const env = { APP_KEY: randomBytes(32).toString('base64'), APP_URL: origin }
await migrateLocal(startStores(stateDir), join(import.meta.dirname, '../migrations'))
const product = new Miniflare({
  ...productionOptions({ port: 0, stateDir, env }),
  handleStructuredLogs() {},
})
const bare = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    cf: false,
    script: `export default { async fetch() {
      const key = await crypto.subtle.importKey('raw', new Uint8Array(32), 'PBKDF2', false, ['deriveBits'])
      const salt = new Uint8Array(16)
      await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ${iterations} }, key, 256)
      return new Response()
    } }`,
  }),
)

let visitors = 0
await (await openForm('/register'))()

const times = { signIn: [] as number[], bare: [] as number[] }
for (let turn = 0; turn < turns; turn++) {
  times.signIn.push(await timed(await openForm('/login')))
  times.bare.push(await timed(() => bare.dispatchFetch(origin)))
}
const ratio = median(times.signIn) / median(times.bare)
console.log(
  `A sign-in takes ${ratio.toFixed(2)} of one bare derivation of ${iterations} iterations.`,
)
await Promise.all([product.dispose(), bare.dispose()])

/** Opens a form as a new visitor; sends it when it is called, and fails when it is refused. */
async function openForm(path: string): Promise<() => Promise<void>> {
  visitors += 1
  const address = { 'CF-Connecting-IP': `198.18.0.${visitors}` }
  const page = await product.dispatchFetch(origin + path, { headers: address })
  const cookies = page.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? ''
  const headers = {
    ...address,
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Cookie: cookies.join('; '),
    'X-XSRF-TOKEN': token,
  }
  const form = { method: 'POST', headers, body: JSON.stringify(account) }
  return async () => {
    const response = await product.dispatchFetch(origin + path, form)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
