import { randomBytes } from 'node:crypto'
import { freePort } from '#tests/support/free-port.ts'
import { startSmtpPeer } from '#tests/support/mail/smtp-peer.ts'
import type { ReceivedMail } from '#tests/support/provided.ts'
import { temporaryFolder } from './clean-up.ts'
import { admit } from './members.ts'
import { kill, startProcess, stopped } from './server-process.ts'
import { openStored, type Stored } from './stored.ts'
import { register, Visitor } from './visitor.ts'

// Sends contact messages, replies to them at the desk and books consultations while the relay is
// down, drops connections and comes back, and while the whole server is killed again and again.
// Everything that was accepted must be stored completely, and its emails must arrive.
const rounds = 60
const kills = 12
const stateDir = temporaryFolder('faults')
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
  BOOKING_SEATS: '2',
  CRON_MS: '5000',
}

/** The requests that the product accepted. */
const accepted = { messages: new Set<string>(), replies: new Set<string>(), bookings: 0 }
let refused = 0

let server = await startProcess(settings)
const advisor = await hireAdvisor()
const days = await offeredDays()

for (let round = 0; round < rounds; round++) {
  const waiting = withStored((stored) => stored.unanswered(2))
  const work = [
    ...[0, 1, 2, 3].map((at) => write(round * 4 + at)),
    ...waiting.map((thread) => answer(thread)),
    book(round, 30),
    book(round, 60),
  ]
  const killNow = round % (rounds / kills) === 2
  // At any point of the requests and of the deliveries after them.
  if (killNow) setTimeout(() => kill(server), 5 + ((round * 7) % 60))
  await Promise.all(work)
  if (!killNow) continue
  await stopped(server)
  await control(round % 2 === 0 ? '/mode/drop' : '/mode/greylist')
  server = await startProcess(settings)
}

await control('/mode/accept')
const deadline = Date.now() + 6 * 60_000
let arrived = await arrivals()
while (withStored((stored) => stored.mailsWithout(arrived)).length > 0 && Date.now() < deadline) {
  await new Promise((resolve) => setTimeout(resolve, 2000))
  arrived = await arrivals()
}
kill(server)
await stopped(server)
await peer.stop()

const faults = withStored((stored) => ({
  'accepted messages that are missing': stored.messagesWithout(accepted.messages),
  'accepted replies that are missing': stored.repliesWithout(accepted.replies),
  'accepted bookings that are missing': Math.max(0, accepted.bookings - stored.count('bookings')),
  'replies without their email': stored.repliesWithoutMail(),
  'emails that never arrived': stored.mailsWithout(arrived).length,
  'emails without a cause': stored.mailsWithoutCause(arrived),
  'incomplete bookings': stored.halfBookings(),
}))
const twice = [...arrived.values()].filter((times) => times > 1).length
console.log(
  `${accepted.messages.size} messages, ${accepted.replies.size} replies and ${accepted.bookings} bookings accepted, ${refused} requests failed, ${kills} kills`,
)
console.log(`${arrived.size} emails arrived, ${twice} of them twice`)
for (const [fault, times] of Object.entries(faults)) console.log(`${times} ${fault}`)
process.exit(Object.values(faults).every((times) => times === 0) ? 0 : 1)

async function write(number: number): Promise<void> {
  const name = `Run ${number}`
  const person = { firstName: 'Fault', lastName: name, email: `fault-${number}@example.com` }
  const message = { ...person, service: 'Custom Research', message: `Message number ${number}.` }
  if (await sent(await visitorOn('/contact'), '/send-contact-form', message)) {
    accepted.messages.add(name)
  }
}

async function answer({ id, last }: { id: string; last: string }): Promise<void> {
  const body = `The answer to ${last}.`
  if (await sent(advisor, `/desk/inbox/${id}/replies`, { body, last })) accepted.replies.add(id)
}

async function book(number: number, minutes: number): Promise<void> {
  const slots = days.get(minutes) ?? []
  const slot = slots[(number * 3) % slots.length]
  const who = { name: `Guest ${number}`, email: `guest-${minutes}-${number}@example.com` }
  // By an account, because visitors have to confirm by an email, which does not come while the
  // relay is down.
  if (await sent(advisor, '/book', { slot, minutes, ...who })) {
    accepted.bookings += 1
  }
}

/** Returns a new visitor on a page; while the server is down they cannot open it. */
async function visitorOn(path: string): Promise<Visitor> {
  const visitor = new Visitor(url)
  await visitor.visit(path).catch(() => {})
  return visitor
}

/** True if a form was accepted. If it was refused or cut off, it may or may not be stored. */
async function sent(visitor: Visitor, path: string, fields: object): Promise<boolean> {
  try {
    await visitor.send(path, { ...fields })
    return true
  } catch {
    refused += 1
    return false
  }
}

/** Returns the times offered for consultations of each length in the next four weeks. */
async function offeredDays(): Promise<Map<number, string[]>> {
  const visitor = new Visitor(url)
  const offered = new Map<number, string[]>()
  for (const minutes of [30, 60]) {
    for (let week = 0; week < 4; week++) {
      const date = new Date(Date.now() + week * 7 * 86_400_000).toISOString().slice(0, 10)
      const html = await visitor.visit(`/book?minutes=${minutes}&date=${date}`)
      const [, json = '{}'] = /<script data-page[^>]*>(.*?)<\/script>/s.exec(html) ?? []
      const { props } = JSON.parse(json) as { props: { days: { slots: string[] }[] } }
      const slots = props.days.flatMap((day) => day.slots)
      offered.set(minutes, [...(offered.get(minutes) ?? []), ...slots])
    }
  }
  return offered
}

/** Creates an account that works at the desk. */
async function hireAdvisor(): Promise<Visitor> {
  const visitor = await register(url, 'advisor@example.com')
  kill(server)
  await stopped(server)
  admit(stateDir, 'advisor')
  server = await startProcess(settings)
  await visitor.visit('/desk/inbox')
  return visitor
}

/** Returns how often each email arrived, by its Message-ID. */
async function arrivals(): Promise<Map<string, number>> {
  const mails = (await (await control('/inbox')).json()) as ReceivedMail[]
  const times = new Map<string, number>()
  for (const { raw } of mails) {
    const id = raw.match(/^Message-ID: <([^@>]+)@/im)?.[1]
    if (id) times.set(id, (times.get(id) ?? 0) + 1)
  }
  return times
}

function withStored<T>(ask: (stored: Stored) => T): T {
  const stored = openStored(stateDir)
  try {
    return ask(stored)
  } finally {
    stored.close()
  }
}
