import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { type Build, startServer } from './build.ts'
import { ratio, spread } from './spread.ts'
import type { Table } from './table.ts'
import { timed } from './timed.ts'
import { openLogin, register } from './visitor.ts'

const turns = 9
const iterations = 600_000
const email = 'bench@example.com'

const script = `export default { async fetch() {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(32), 'PBKDF2', false, ['deriveBits'])
  const salt = new Uint8Array(16)
  await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ${iterations} }, key, 256)
  return new Response()
} }`

/**
 * Measures a complete log-in, in turns with one bare PBKDF2 of the same cost, both behind
 * Miniflare's entry Worker.
 */
export async function measureSignIn(build: Build): Promise<Table> {
  const { origin, stop } = await startServer(build)
  const bare = new Miniflare(convertV4MiniflareOptions({ modules: true, cf: false, script }))
  const derive = await bare.ready
  await register(origin, email)
  const signIn: number[] = []
  const derivation: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    signIn.push(await timed(await openLogin(origin, email)))
    derivation.push(await timed(() => fetch(derive)))
  }
  await Promise.all([stop(), bare.dispose()])
  return {
    columns: ['what', `to one bare derivation of ${iterations} iterations`, 'here, ms'],
    rows: [['Sign-in', ratio(signIn, derivation), spread(signIn, 0)]],
  }
}
