import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { productionOptions } from '#tools/production-options.ts'

// Figures are ratios of two things measured in turns in one run, never times: the machine they
// come from does not matter. CPU is that of the workerd process, from the kernel's own count.
const rounds = 5
const seconds = 2
const connections = 16

interface Figures {
  cpuMs: number
  perSecond: number
}

const stateDir = mkdtempSync(join(tmpdir(), 'bench-'))
const env = {
  APP_KEY: randomBytes(32).toString('base64'),
  APP_URL: 'http://localhost:8787',
}
const product = new Miniflare(productionOptions({ port: 0, stateDir, env }))
const home = await (await product.dispatchFetch('http://localhost/')).text()
const constant = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    cf: false,
    script: `export default { fetch: () => new Response(${JSON.stringify(home)}, {
      headers: { 'Content-Type': 'text/html; charset=UTF-8' } }) }`,
    assets: { directory: mkdtempSync(stateDir), routerConfig: { has_user_worker: true } },
  }),
)

const baseline = await target(constant, '/')
const targets = {
  'home page, document': await target(product, '/'),
  'home page, page object': await target(product, '/', { 'X-Inertia': 'true' }),
  'page not found, rendered anew': await target(product, '/nothing-here'),
}

const results = new Map<string, Figures[]>()
for (let round = 0; round < rounds; round++) {
  for (const [name, measure] of Object.entries({ baseline, ...targets })) {
    results.set(name, [...(results.get(name) ?? []), await measure()])
  }
}

const base = median(results.get('baseline') ?? [])
console.log('Against a Worker that answers with the same bytes as a constant (1.0):')
for (const name of Object.keys(targets)) {
  const { cpuMs, perSecond } = median(results.get(name) ?? [])
  const cpu = (cpuMs / base.cpuMs).toFixed(2)
  const rate = (perSecond / base.perSecond).toFixed(2)
  console.log(`  ${name.padEnd(30)} CPU a request ${cpu}   requests a second ${rate}`)
}

await Promise.all([product.dispose(), constant.dispose()])

async function target(miniflare: Miniflare, path: string, headers: Record<string, string> = {}) {
  const url = new URL(path, await miniflare.ready).href
  const pid = workerdOf(new URL(url).port)
  return async (): Promise<Figures> => {
    const before = cpuSeconds(pid)
    const { requests } = await autocannon({ url, headers, connections, duration: seconds })
    const used = cpuSeconds(pid) - before
    return { cpuMs: (used * 1000) / requests.total, perSecond: requests.average }
  }
}

function median(figures: Figures[]): Figures {
  const middle = (key: keyof Figures) =>
    figures.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
  return { cpuMs: middle('cpuMs'), perSecond: middle('perSecond') }
}

/** The process that listens on a local port. */
function workerdOf(port: string): number {
  const listing = execFileSync('ss', ['-ltnpH', `sport = :${port}`], { encoding: 'utf8' })
  return Number(listing.match(/pid=(\d+)/)?.[1])
}

/** User and system time of a process, in seconds (proc(5), clock ticks of 10 ms). */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
