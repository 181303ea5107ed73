import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { scheduler } from 'node:timers/promises'
import { end, start, temporaryFolder } from './clean-up.ts'
import { freePort } from './free-port.ts'

// Its types are missing; it gives the path of the program that Miniflare runs as well.
const workerd: string = createRequire(import.meta.url)('workerd').default

/** What is run, and with what. */
export interface Bare {
  /** The modules by name, the main one first. */
  modules: Record<string, string | Uint8Array>
  compatibilityDate: string
  compatibilityFlags?: readonly string[]
  /** Settings, by the port it listens on. */
  vars?: (port: number) => Record<string, string>
  /** Names of bindings that know nothing: for requests that ask no store. */
  silent?: readonly string[]
  /** Where something answers as a KV namespace does, by the names of their bindings. */
  keyValues?: Readonly<Record<string, string>>
  /** Whether it can be asked about its heap, and has `gc()` as a global. */
  inspected?: boolean
}

/** A Worker on workerd alone: no Miniflare in front of it, whose own work would be measured too. */
export interface BareWorker {
  origin: string
  pid: number
  /** Where it answers the inspector's protocol, if it does. */
  inspector: string | null
  stop(): Promise<void>
}

/** Starts a Worker on bare workerd; resolves once it answers. */
export async function startBare(bare: Bare): Promise<BareWorker> {
  const folder = temporaryFolder('bare-workerd')
  const port = await freePort()
  for (const [name, content] of Object.entries(bare.modules)) {
    const file = join(folder, 'worker', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  writeFileSync(join(folder, 'config.capnp'), config(bare, port))
  const inspector = bare.inspected ? `localhost:${await freePort()}` : null
  const inspecting = inspector ? [`--inspector-addr=${inspector}`] : []
  const child = start(workerd, ['serve', join(folder, 'config.capnp'), ...inspecting], {
    stdio: process.env.SHOW_LOG ? 'inherit' : 'ignore',
  })
  const origin = `http://localhost:${port}`
  while (!(await fetch(origin).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`workerd ended with ${child.exitCode}`)
    await scheduler.wait(20)
  }
  return { origin, pid: child.pid as number, inspector, stop: () => end(child) }
}

function config(bare: Bare, port: number): string {
  const { modules, compatibilityDate, compatibilityFlags = [], vars, inspected } = bare
  const { silent = [], keyValues = {} } = bare
  const stores = Object.entries(keyValues).map(
    ([name, address]) => `(name = "${name}", external = (address = "${address}", http = ())),`,
  )
  const bindings = [
    ...Object.keys(keyValues).map((name) => `(name = "${name}", kvNamespace = "${name}")`),
    ...Object.entries(vars?.(port) ?? {}).map(
      ([name, text]) => `(name = "${name}", text = "${text}")`,
    ),
    ...silent.map((name) => `(name = "${name}", service = "silent")`),
  ]
  const embedded = Object.keys(modules).map(
    (name) => `(name = "${name}", ${kindOf(name)} = embed "worker/${name}")`,
  )
  const flags = compatibilityFlags.map((flag) => `"${flag}"`)
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  ${inspected ? 'v8Flags = ["--expose-gc"],' : ''}
  services = [
    ${stores.join('\n')}
    (name = "main", worker = (
      modules = [${embedded.join(',\n')}],
      compatibilityDate = "${compatibilityDate}",
      compatibilityFlags = [${flags.join(', ')}],
      bindings = [${bindings.join(', ')}])),
    (name = "silent", worker = (
      modules = [(name = "silent.js", esModule = "export default { fetch: () => new Response(null, { status: 404 }) }")],
      compatibilityDate = "${compatibilityDate}")),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);
`
}

function kindOf(name: string): string {
  const kinds: Record<string, string> = {
    '.js': 'esModule',
    '.mjs': 'esModule',
    '.cjs': 'commonJsModule',
    '.json': 'json',
    '.wasm': 'wasm',
    '.txt': 'text',
  }
  return kinds[extname(name)] ?? 'data'
}

/** User and system time of a process so far, in milliseconds (proc(5), clock ticks of 10 ms). */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The memory a process holds, in MB (proc(5), VmRSS). */
export function residentMbOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(/^VmRSS:\s+(\d+)/m)?.[1]) / 1024
}
