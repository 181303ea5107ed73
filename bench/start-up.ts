import { gzipSync } from 'node:zlib'
import { routes } from '#shared/routes.ts'
import { type BareWorker, exactCpuMsOf, startBare } from './bare-workerd.ts'
import { type Build, compatibilityOf, modulesOf, startBareProduct } from './build.ts'
import { spread } from './spread.ts'
import type { Table } from './table.ts'

const rounds = 9

/** The first requests of an isolate: one that needs hardly any code, one that renders a page. */
const paths = [routes.robots.href(), routes.home.href()]

/**
 * Measures the CPU of an isolate until its first replies, in turns with a Worker that has the same
 * files as texts and runs none of them: what reading them costs is not the product's. Nor is the list
 * of languages that V8 makes for the first date in a time zone and the first name of a country, once a
 * process and for all Workers in it: the other Worker has it made before the same reply.
 */
export async function measureStartUp(build: Build): Promise<Table> {
  const own: number[][] = []
  for (let round = 0; round < rounds; round++) {
    const idle = await cpuUntilReplies(await startIdle(build))
    const product = await cpuUntilReplies(await startBareProduct(build))
    own.push(product.map((cpuMs, index) => cpuMs - (idle[index] ?? 0)))
  }
  const code = Object.entries(modulesOf(build)).filter(([name]) => name.endsWith('.js'))
  const kilobytes = code.reduce((sum, [, module]) => sum + gzipSync(module).length, 0) / 1024
  return {
    columns: ['until the first reply', 'CPU here, ms', 'all code, KB gzip'],
    rows: paths.map((path, index) => [
      path,
      spread(
        own.map((cpuMs) => cpuMs[index] ?? Number.NaN),
        0,
      ),
      kilobytes.toFixed(0),
    ]),
  }
}

/** Starts a Worker with the files of a build as texts, which answers everything with nothing. */
function startIdle(build: Build): Promise<BareWorker> {
  const files = Object.entries(modulesOf(build)).map(([name, file]) => {
    // What is no text in UTF-8 would be refused as one.
    return [`${name}${name.endsWith('.wasm') ? '.bin' : '.txt'}`, file]
  })
  return startBare({
    modules: {
      'idle.js': idle,
      ...Object.fromEntries(files),
    },
    ...compatibilityOf(build),
  })
}

const idle = `
  export default {
    fetch({ url }) {
      if (new URL(url).pathname === '${routes.home.href()}') {
        new Intl.DateTimeFormat('en', { timeZone: 'Africa/Nairobi' })
        new Intl.DisplayNames('en', { type: 'region' })
      }
      return new Response()
    },
  }`

async function cpuUntilReplies({ origin, pid, stop }: BareWorker): Promise<number[]> {
  const cpuMs: number[] = []
  for (const path of paths) {
    await (await fetch(origin + path)).arrayBuffer()
    cpuMs.push(exactCpuMsOf(pid))
  }
  await stop()
  return cpuMs
}
