import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { db } from '#tests/support/account/accounts.ts'
import { heldMails, threadEntries, threads } from '#worker/db/schema.ts'
import { replyAddressOf } from '#worker/desk/inbox/reply-address.ts'
import { settingsOf } from '#worker/env.ts'
import worker from '#worker/index.ts'
import { createThread } from './inbox.ts'

/** Settings with a domain that receives replies. */
export const mailSettings = { ...env, MAIL_REPLY_DOMAIN: 'reply.kilima.test' }

/** The person of the threads in these tests. */
export const person = 'amina@example.com'

/** The result of the receiving server for a genuine sender. */
export const proof = `mx.cloudflare.net;
\tdkim=pass header.d=example.com header.s=one header.b=Zm9v;
\tdmarc=pass header.from=example.com policy.dmarc=none;
\tspf=none (mx.cloudflare.net: no SPF records found for postmaster@mail.example.com) smtp.helo=mail.example.com;
\tspf=pass (mx.cloudflare.net: domain of amina@example.com designates 192.0.2.1 as permitted sender) smtp.mailfrom=amina@example.com;
\tarc=none smtp.remote-ip="192.0.2.1"`

/** Creates a thread of a person; returns it with its reply address. */
export async function openThreadOf(email = person) {
  const id = await createThread({ email, createdAt: new Date(Date.now() - 1000) })
  return { id, address: await replyAddressOf(settingsOf(mailSettings), id) }
}

type RawHeaders = Record<string, string | string[] | undefined>

let mails = 0

/** Returns the source of a mail; `headers` replace the default ones or remove them (undefined). */
export function rawMail(headers: RawHeaders = {}, body = 'Thank you, that helps.\r\n'): string {
  mails += 1
  const all: RawHeaders = {
    Received: 'from mail.example.com by cloudflare-email.net id 1; Mon, 23 Nov 2026 08:00:00 +0000',
    'Authentication-Results': proof,
    From: `Amina Otieno <${person}>`,
    To: 'reply@reply.kilima.test',
    Subject: 'Re: Your enquiry',
    Date: 'Mon, 23 Nov 2026 08:00:00 +0000',
    'Message-ID': `<answer-${mails}@mail.example.com>`,
    ...headers,
  }
  const lines = Object.entries(all).flatMap(([name, value]) => {
    return [value ?? []].flat().map((one) => `${name}: ${one.replace(/\r?\n/g, '\r\n')}`)
  })
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

interface HandIn {
  to: string
  from?: string
  /** The size that the platform reports, if it is wrong. */
  rawSize?: number
  env?: Env
}

/** Hands a mail to the Worker like the platform; returns the reason of a refusal, or null. */
export async function handIn(
  raw: string | Uint8Array<ArrayBuffer>,
  { to, from = person, rawSize, env = mailSettings }: HandIn,
): Promise<string | null> {
  const bytes = typeof raw === 'string' ? new TextEncoder().encode(raw) : raw
  const rejected: string[] = []
  const message: ForwardableEmailMessage = {
    from,
    to,
    raw: new Blob([bytes]).stream(),
    rawSize: rawSize ?? bytes.byteLength,
    headers: headersOf(new TextDecoder().decode(bytes)),
    setReject: (reason) => void rejected.push(reason),
    forward: notExpected,
    reply: notExpected,
  }
  const context = createExecutionContext()
  await worker.email(message, env, context)
  await waitOnExecutionContext(context)
  return rejected[0] ?? null
}

const notExpected = () => Promise.reject(new Error('Expected the mail to stay here'))

/** Returns the headers of a mail like the platform: equal names joined. */
function headersOf(raw: string): Headers {
  const [head = ''] = raw.split('\r\n\r\n')
  const headers = new Headers()
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name, value = ''] = /^([\w-]+): ?(.*)$/.exec(line) ?? []
    if (name) headers.append(name, value.replace(/[^\x20-\x7e]/g, ''))
  }
  return headers
}

export async function storedThread(id: string) {
  const thread = await db.select().from(threads).where(eq(threads.id, id)).get()
  if (!thread) throw new Error(`Expected a thread ${id}`)
  return thread
}

/** Returns the entries of a thread after its first message, oldest first. */
export async function laterEntries(id: string) {
  const inThread = eq(threadEntries.threadId, id)
  const entries = await db
    .select()
    .from(threadEntries)
    .where(inThread)
    .orderBy(threadEntries.createdAt)
  return entries.slice(1)
}

export function heldMailsOf(id: string) {
  return db.select().from(heldMails).where(eq(heldMails.threadId, id))
}
