import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { dirname, extname, join } from 'node:path'
import { scheduler } from 'node:timers/promises'
import { freePort } from '#tests/support/free-port.ts'
import { end, start, temporaryFolder } from './clean-up.ts'

// It has no types; its default export is the path of the program, the same that Miniflare runs.
const workerd: string = createRequire(import.meta.url)('workerd').default

/** The Worker to run and its environment. */
export interface Bare {
  /** The modules by name, starting with the main one. */
  modules: Record<string, string | Uint8Array>
  compatibilityDate: string
  compatibilityFlags?: readonly string[]
  /** Returns the settings, given the port that the Worker listens on. */
  vars?: (port: number) => Record<string, string>
  /** Names of empty bindings, for requests that use no store. */
  silent?: readonly string[]
  /** Addresses of servers that replace KV namespaces, by binding name. */
  keyValues?: Readonly<Record<string, string>>
  /** True if the inspector is on and `gc()` is a global. */
  inspected?: boolean
}

/** A Worker on bare workerd, without Miniflare, whose own work would be measured too. */
export interface BareWorker {
  origin: string
  pid: number
  /** The URL of the inspector, if it is on. */
  inspector: string | null
  stop(): Promise<void>
}

/** Starts a Worker on bare workerd; resolves once it listens, before it has handled a request. */
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
  const options = [join(folder, 'config.capnp'), ...inspecting]
  // Flags that production accepts may be experimental here.
  const child = start(workerd, ['serve', '--experimental', ...options], {
    stdio: process.env.SHOW_LOG ? 'inherit' : 'ignore',
  })
  const origin = `http://localhost:${port}`
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`workerd ended with ${child.exitCode}`)
    await scheduler.wait(20)
  }
  return { origin, pid: child.pid as number, inspector, stop: () => end(child) }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
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

/**
 * Returns the user and system time of a process so far, in milliseconds (proc(5), clock ticks of
 * 10 ms).
 */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Returns the same for the threads that it has now, to the microsecond (proc(5), schedstat). */
export function exactCpuMsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const onCpu = threads.map((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'),
  )
  return onCpu.reduce((sum, line) => sum + Number(line.split(' ')[0]) / 1e6, 0)
}

/** Returns the resident memory of a process in MB (proc(5), VmRSS). */
export function residentMbOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(/^VmRSS:\s+(\d+)/m)?.[1]) / 1024
}
