import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { type BareWorker, startBare } from './bare-workerd.ts'

// Figures are ratios of two things measured in turns in one run, never times: the machine they
// come from does not matter. CPU is that of the workerd process, from the kernel's own count.
const rounds = 5
const seconds = 2
const connections = 16

interface Figures {
  cpuMs: number
  perSecond: number
}

const product = await startBare({
  script: readFileSync(join(import.meta.dirname, '../dist/kilima_advisory/index.js'), 'utf8'),
  vars: (port) => ({
    APP_KEY: randomBytes(32).toString('base64'),
    APP_URL: `http://localhost:${port}`,
  }),
  silent: ['DB', 'KV', 'ASSETS'],
})

const inertia = { 'X-Inertia': 'true', 'X-Inertia-Version': await version() }
const pages = [
  { name: 'home page, document', path: '/' },
  { name: 'home page, page object', path: '/', headers: inertia },
  { name: 'markets, document', path: '/markets' },
  { name: 'log in, rendered anew', path: '/login' },
  { name: 'page not found, rendered anew', path: '/nothing-here' },
]

console.log('On bare workerd, against a Worker that answers the same bytes as a constant (1.0):')
for (const { name, path, headers = {} } of pages) {
  const constant = await constantOf(path, headers)
  const results: { own: Figures; constant: Figures }[] = []
  for (let round = 0; round < rounds; round++) {
    results.push({
      constant: await measure(constant, '/', {}),
      own: await measure(product, path, headers),
    })
  }
  constant.stop()
  const cpu = spread(results.map(({ own, constant }) => own.cpuMs / constant.cpuMs))
  const rate = spread(results.map(({ own, constant }) => own.perSecond / constant.perSecond))
  const ms = spread(results.map(({ own }) => own.cpuMs))
  console.log(
    `  ${name.padEnd(30)} CPU ${cpu}   requests a second ${rate}   (${ms} ms of CPU here)`,
  )
}
product.stop()

async function version(): Promise<string> {
  const html = await (await fetch(product.origin)).text()
  return html.match(/"version":"([^"]+)"/)?.[1] ?? ''
}

/** A Worker that gives the very bytes of a page, and nothing else. */
async function constantOf(path: string, headers: Record<string, string>): Promise<BareWorker> {
  const response = await fetch(product.origin + path, { headers })
  const type = response.headers.get('Content-Type') ?? ''
  return startBare({
    script: `import body from 'body.txt'
      const headers = { 'Content-Type': ${JSON.stringify(type)} }
      export default { fetch: () => new Response(body, { headers }) }`,
    texts: { 'body.txt': await response.text() },
  })
}

async function measure(
  { origin, pid }: BareWorker,
  path: string,
  headers: Record<string, string>,
): Promise<Figures> {
  const before = cpuSeconds(pid)
  const { requests } = await autocannon({
    url: origin + path,
    headers,
    connections,
    duration: seconds,
  })
  const used = cpuSeconds(pid) - before
  return { cpuMs: (used * 1000) / requests.total, perSecond: requests.average }
}

/** The median of the rounds, and the least and greatest beside it. */
function spread(values: number[]): string {
  const sorted = values.sort((a, b) => a - b)
  const at = (index: number) => (sorted[index] ?? 0).toFixed(2)
  return `${at(Math.floor(sorted.length / 2))} (${at(0)}–${at(sorted.length - 1)})`
}

/** User and system time of a process, in seconds (proc(5), clock ticks of 10 ms). */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
