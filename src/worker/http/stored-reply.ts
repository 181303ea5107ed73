import { and, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import { lifetimes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { isPagePath, routes } from '#shared/routes.ts'
import type { AppEnv, Flash } from '../app-env.ts'
import { submissionCutoff } from '../db/change.ts'
import { submissions } from '../db/schema.ts'
import { describeError, log } from '../log.ts'
import { seal, unseal } from '../security/sealed.ts'
import { back, redirect, reply } from './reply.ts'

/** A reply as it is stored: a redirect with its flash, or a status with a body. */
interface StoredReply {
  to: string | null
  flash: Partial<Flash>
  status: number
  headers: Record<string, string>
  body: string
}

type Answer = () => Promise<Response>

// The reply is stored a moment after the change.
const waitsMs = [50, 100, 200, 400]
// A Worker that ended in between never stores it.
const pendingMs = 10_000

interface Search {
  /** True if an equal request may be about to make its change. */
  isExpected?: boolean
}

/** Returns the answer that an equal submission got; null if none had its change. */
export async function findReply(
  c: Context<AppEnv>,
  id: string,
  { isExpected = false }: Search = {},
): Promise<Answer | null> {
  const row = await findRow(c, id)
  const isComing = row ? isPending(row) : isExpected
  const latest = isComing ? await waitForRow(c, id) : row
  return latest ? () => repeat(c, latest.reply) : null
}

type Row = typeof submissions.$inferSelect

/** True if the reply of a submission is about to be stored. */
function isPending({ reply, createdAt }: Row): boolean {
  return reply === null && Date.now() - createdAt.getTime() < pendingMs
}

async function waitForRow(c: Context<AppEnv>, id: string): Promise<Row | undefined> {
  for (const ms of waitsMs) {
    await new Promise((resolve) => setTimeout(resolve, ms))
    const row = await findRow(c, id)
    if (row?.reply) return row
  }
  return findRow(c, id)
}

function findRow({ var: { db } }: Context<AppEnv>, id: string) {
  const isLive = and(eq(submissions.id, id), gt(submissions.createdAt, submissionCutoff()))
  return db.select().from(submissions).where(isLive).get()
}

/** Gives a stored reply again; one that is missing or unreadable is replaced by a plain one. */
async function repeat(c: Context<AppEnv>, sealed: string | null): Promise<Response> {
  const opened = sealed && (await unseal(c.var.settings.keyring('submission'), sealed))
  const { to, flash, status, headers, body }: Partial<StoredReply> = Object(opened)
  if (to) return redirect(c, to, flash)
  if (status !== undefined) return c.newResponse(body || null, status as 200, headers)
  const message = messages.doneBefore
  const { pathname } = new URL(c.req.url)
  const ownPage = isPagePath(pathname) ? pathname : routes.home.href()
  return reply(c, {
    page: () => back(c, { status: message }, ownPage),
    json: () => c.json({ message }),
  })
}

/** Stores the reply of this request for equal ones, sealed because it may hold a secret. */
export async function storeReply(c: Context<AppEnv>, id: string): Promise<void> {
  const content = await storedReply(c)
  // A session that was opened or ended is not opened or ended again by a repeated reply.
  if (!content || c.var.sessionToken !== undefined) return
  try {
    const [key] = c.var.settings.keyring('submission')
    const sealed = await seal(key, content, lifetimes.submissionSeconds)
    await c.var.db.update(submissions).set({ reply: sealed }).where(eq(submissions.id, id))
  } catch (error) {
    log('reply-not-stored', { error: describeError(error) })
  }
}

/** Returns a reply without its cookies; null for a document, which nothing that changes answers. */
async function storedReply({ res, var: { nextFlash } }: Context<AppEnv>) {
  const { status, headers } = res
  const to = headers.get('Location') ?? headers.get('X-Inertia-Redirect')
  const type = headers.get('Content-Type')
  if (type?.startsWith('text/html')) return null
  const ownHeaders = [...headers].filter(
    ([name]) => name === 'content-type' || name.startsWith('x-'),
  )
  const body = await res.clone().text()
  const reply: StoredReply = {
    to,
    flash: nextFlash ?? {},
    status,
    headers: Object.fromEntries(ownHeaders),
    body,
  }
  return reply
}
