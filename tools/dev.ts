import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'

// Everything a fresh clone needs before Vite serves it: a key, the tables, a free port.
const offline = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false', CI: '1' }

if (!existsSync('.dev.vars')) {
  copyFileSync('.dev.vars.example', '.dev.vars')
  const key = randomBytes(32).toString('base64')
  const vars = readFileSync('.dev.vars', 'utf8')
    .replace(/^APP_KEY=$/m, `APP_KEY=${key}`)
    .replace(/^DEV_MAILBOX=$/m, 'DEV_MAILBOX=true')
    .replace(/^APP_URL=\n/m, '')
  writeFileSync('.dev.vars', vars, { mode: 0o600 })
}

const stateDir = process.env.STATE_DIR ?? '.wrangler/state'
execFileSync('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateDir], {
  env: { ...process.env, ...offline },
  stdio: 'ignore',
})

const port = process.env.PORT ?? String(await freePort(5173))
const vite = spawn('vite', ['dev'], {
  env: { ...process.env, ...offline, PORT: port },
  stdio: 'inherit',
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => vite.kill(signal))
vite.on('exit', (code) => process.exit(code ?? 0))

function freePort(wanted: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(freePort(wanted + 1)))
      .once('listening', () => probe.close(() => resolve(wanted)))
      .listen(wanted)
  })
}
