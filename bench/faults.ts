import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { globSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ReceivedMail } from '#tests/support/provided.ts'
import { startSmtpPeer } from '#tests/support/smtp-peer.ts'
import { freePort } from './free-port.ts'

// Sends contact messages while the relay is down, drops connections and comes back, and while the
// whole server is killed again and again. Every message that was answered 200 must arrive.
const total = 500
const kills = 5
const atOnce = 8
const stateDir = mkdtempSync(join(tmpdir(), 'faults-'))
const port = await freePort()
const url = `http://localhost:${port}`

const peer = await startSmtpPeer()
const control = (path: string) => fetch(`http://127.0.0.1:${peer.controlPort}${path}`)
await control('/mode/greylist')

const settings = {
  APP_KEY: randomBytes(32).toString('base64'),
  PORT: String(port),
  STATE_DIR: stateDir,
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(peer.smtpPort),
  SMTP_SECURE: 'false',
  CRON_MS: '5000',
}

let server = await start()
let page = await openContactPage()
const accepted = new Set<string>()
let refused = 0

for (let sent = 0; sent < total; sent += atOnce) {
  const batch = Array.from({ length: Math.min(atOnce, total - sent) }, (_, at) => send(sent + at))
  const killNow = Math.floor((sent + atOnce) / (total / kills)) > Math.floor(sent / (total / kills))
  if (killNow) setTimeout(() => kill(server), 15)
  await Promise.all(batch)
  if (killNow) {
    await stopped(server)
    await control(sent > total / 2 ? '/mode/drop' : '/mode/greylist')
    server = await start()
    page = await openContactPage()
  }
}

await control('/mode/accept')
const deadline = Date.now() + 6 * 60_000
let arrived = await arrivals()
while (missing(arrived).length > 0 && Date.now() < deadline) {
  await new Promise((resolve) => setTimeout(resolve, 2000))
  arrived = await arrivals()
}

const twice = [...arrived.values()].filter((times) => times > 1).length
console.log(
  `${accepted.size} of ${total} answered 200, ${refused} failed while the server was down`,
)
console.log(`${stored().filter((name) => accepted.has(name)).length} of them are in D1`)
console.log(`${accepted.size - missing(arrived).length} of them arrived, ${twice} arrived twice`)
console.log(`${missing(arrived).length} were lost`)

kill(server)
await peer.stop()
process.exit(missing(arrived).length === 0 ? 0 : 1)

async function send(number: number): Promise<void> {
  const text = `Message number ${number} of the fault run.`
  try {
    const response = await fetch(`${url}/send-contact-form`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'CF-Connecting-IP': `10.${number >> 8}.${number & 255}.1`,
        'X-CSRF-TOKEN': page.token,
        Cookie: page.cookie,
      },
      body: JSON.stringify({
        firstName: 'Fault',
        lastName: `Run ${number}`,
        email: 'fault@example.com',
        service: 'Custom Research',
        message: text,
      }),
    })
    if (response.status === 200) accepted.add(`Run ${number}`)
    else refused += 1
  } catch {
    refused += 1
  }
}

/** How often each message arrived. */
async function arrivals(): Promise<Map<string, number>> {
  const mails = (await (await control('/inbox')).json()) as ReceivedMail[]
  const times = new Map<string, number>()
  for (const { raw } of mails) {
    const name = raw.match(/^Subject: .*(Run \d+)/m)?.[1]
    if (name) times.set(name, (times.get(name) ?? 0) + 1)
  }
  return times
}

/** The messages that the database file holds. */
function stored(): string[] {
  const files = globSync(join(stateDir, '**/*.sqlite'))
  const rows = files.flatMap((file) => {
    const database = new DatabaseSync(file, { readOnly: true })
    const tables = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'contact_messages'")
    return tables.get() ? database.prepare('SELECT last_name FROM contact_messages').all() : []
  })
  return rows.map(({ last_name }) => String(last_name))
}

function missing(times: Map<string, number>): string[] {
  return [...accepted].filter((name) => !times.has(name))
}

async function openContactPage() {
  const response = await fetch(`${url}/contact`)
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])
  const [, token = ''] = (await response.text()).match(/name="csrf-token" content="([^"]+)"/) ?? []
  return { token, cookie: cookie.join('; ') }
}

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['tools/start.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => String(chunk).includes('Ready on') && resolve())
    child.once('exit', () => reject(new Error('The server ended before it was ready')))
  })
  return child
}

/** SIGKILL to the server and its workerd: nothing is flushed, nothing says goodbye. */
function kill({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, 'SIGKILL')
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })
}
