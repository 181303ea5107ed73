import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const config = new URL('../dist/kilima_advisory/wrangler.json', import.meta.url)
const compatibilityDate: string = JSON.parse(readFileSync(config, 'utf8')).compatibility_date

// Its types are missing; it gives the path of the program that Miniflare runs as well.
const workerd: string = createRequire(import.meta.url)('workerd').default

interface Bare {
  /** The Worker's only module. */
  script: string
  /** Files beside it that the module imports as text, by name. */
  texts?: Record<string, string>
  /** Settings, by the port it listens on. */
  vars?: (port: number) => Record<string, string>
  /** Names of bindings that answer nothing: for requests that ask no store. */
  silent?: readonly string[]
}

/** A Worker on workerd alone: no Miniflare in front of it, whose own work would be measured too. */
export interface BareWorker {
  origin: string
  pid: number
  stop(): void
}

/** Starts a Worker on bare workerd; resolves once it answers. */
export async function startBare({
  script,
  texts = {},
  vars,
  silent = [],
}: Bare): Promise<BareWorker> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-workerd-'))
  const port = await freePort()
  const files = { 'index.js': script, ...texts }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const modules = Object.keys(files).map((name) => {
    const kind = name === 'index.js' ? 'esModule' : 'text'
    return `(name = "${name}", ${kind} = embed "${name}")`
  })
  const bindings = [
    ...Object.entries(vars?.(port) ?? {}).map(
      ([name, text]) => `(name = "${name}", text = "${text}")`,
    ),
    ...silent.map((name) => `(name = "${name}", service = "silent")`),
  ]
  writeFileSync(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [${modules.join(', ')}],
      compatibilityDate = "${compatibilityDate}",
      bindings = [${bindings.join(', ')}])),
    (name = "silent", worker = (
      modules = [(name = "silent.js", esModule = "export default {}")],
      compatibilityDate = "${compatibilityDate}")),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);
`,
  )
  const process = spawn(workerd, ['serve', join(folder, 'config.capnp')], { stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  while (!(await fetch(origin).catch(() => null))) {
    if (process.exitCode !== null) throw new Error(`workerd ended with ${process.exitCode}`)
  }
  return { origin, pid: process.pid as number, stop: () => void process.kill() }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
