import { routes } from '#shared/routes.ts'
import { type BareWorker, startBare } from './bare-workerd.ts'
import { type Build, startBareProduct } from './build.ts'
import { type Cost, load } from './load.ts'
import { ratio, spread } from './spread.ts'
import type { Table } from './table.ts'

const rounds = 5
/** How often the page has a value of the request in it, as Home has. */
const slots = 12

/** What every reply of a page does, each step apart; `work` has them by name. */
const steps = {
  headers: 'its headers',
  log: 'its line in the log',
  tokens: 'nonce, token, HMAC and cookies',
  fill: 'the copy of the page, filled in',
}
type Step = keyof typeof steps

/**
 * Measures what a page from the cache consists of: a Worker that answers its bytes as a constant, the
 * same with one step more each, with all of them, and the product.
 */
export async function measureCachedPage(build: Build): Promise<Table> {
  const product = await startBareProduct(build)
  const home = await (await fetch(product.origin + routes.home.href())).text()
  const all = Object.keys(steps) as Step[]
  const candidates: { name: string; worker: BareWorker; costs: Cost[] }[] = [
    { name: 'a constant', worker: await startSteps(home, []), costs: [] },
    ...(await Promise.all(
      all.map(async (step) => ({
        name: `and ${steps[step]}`,
        worker: await startSteps(home, [step]),
        costs: [],
      })),
    )),
    { name: 'all of these', worker: await startSteps(home, all), costs: [] },
    { name: 'Home', worker: product, costs: [] },
  ]
  for (let round = 0; round < rounds; round++) {
    for (const { worker, costs } of candidates) costs.push(await load(worker, routes.home.href()))
  }
  await Promise.all(candidates.map(({ worker }) => worker.stop()))
  const cpu = (costs: Cost[]) => costs.map(({ cpuMs }) => cpuMs)
  const constant = cpu(candidates[0]?.costs ?? [])
  return {
    columns: ['a page of the bytes of Home', 'CPU to constant', 'CPU here, ms'],
    rows: candidates.map(({ name, costs }) => [
      name,
      ratio(cpu(costs), constant),
      spread(cpu(costs)),
    ]),
  }
}

/** Starts a Worker that answers a page with some of the steps and nothing else. */
function startSteps(page: string, some: readonly Step[]): Promise<BareWorker> {
  return startBare({
    modules: { 'index.js': script(some), 'page.bin': page },
    compatibilityDate: '2026-08-20',
  })
}

const script = (some: readonly Step[]) => `
  import page from 'page.bin'
  const does = ${JSON.stringify(Object.fromEntries(some.map((step) => [step, true])))}
  const bytes = new Uint8Array(page)
  const length = Math.floor(bytes.length / ${slots})
  const pieces = Array.from({ length: ${slots} }, (_, at) => bytes.slice(at * length, (at + 1) * length))
  const encoder = new TextEncoder()
  const random = (size) =>
    btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(size))))
  let key
  const tokens = async () => {
    key ??= await crypto.subtle.importKey(
      'raw', new Uint8Array(32), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    const signed = await crypto.subtle.sign('HMAC', key, encoder.encode(random(32) + random(12)))
    return [random(16), btoa(String.fromCharCode(...new Uint8Array(signed)))]
  }
  const fill = (values) => {
    const slot = encoder.encode(values.join(''))
    const filled = new Uint8Array(pieces.length * (length + slot.length))
    let end = 0
    for (const piece of pieces) {
      filled.set(piece, end)
      filled.set(slot, end + length)
      end += length + slot.length
    }
    return filled
  }
  const policy = (nonce) => "default-src 'none'; script-src 'nonce-" + nonce + "' 'strict-dynamic'; " +
    "style-src 'self' 'nonce-" + nonce + "'; style-src-attr 'unsafe-inline'; img-src 'self' data:; " +
    "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'"
  const names = ['X-Content-Type-Options', 'X-Frame-Options', 'Referrer-Policy', 'Vary',
    'Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy', 'Origin-Agent-Cluster',
    'Permissions-Policy', 'Cache-Control', 'Speculation-Rules', 'Reporting-Endpoints']
  export default {
    async fetch(request) {
      const startedAt = Date.now()
      const values = does.tokens ? await tokens() : ['AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(44)]
      const headers = new Headers({ 'Content-Type': 'text/html; charset=UTF-8' })
      if (does.headers) {
        for (const name of names) headers.set(name, 'camera=(), microphone=()')
        headers.set('X-Request-Id', crypto.randomUUID())
        headers.set('Content-Security-Policy', policy(values[0]))
      }
      if (does.tokens) {
        headers.append('Set-Cookie', 'XSRF-TOKEN=' + values[1] + '; Path=/; SameSite=Lax')
        headers.append('Set-Cookie', 'visitor=' + values[0] + '; Path=/; HttpOnly; SameSite=Lax')
      }
      const response = new Response(does.fill ? fill(values) : bytes, { headers })
      if (does.log) {
        const { method } = request
        console.log(JSON.stringify({ event: 'request', method, ms: Date.now() - startedAt }))
      }
      return response
    },
  }`
