import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { floodLimits, maxBodyBytes } from '#shared/constants.ts'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import { recordMessages } from '#shared/site/record-messages.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { pathInWords } from '#worker/http/errors.ts'
import { floodWait } from '#worker/http/rate-limiters.ts'
import { readUpTo } from '#worker/http/receive.ts'
import { refuseProgram } from '#worker/http/throttle.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { publisherOf } from '#worker/site/marketing/publisher.ts'

const { path } = routes.agents

// Public and read only, like the open data.
const allowAnyOrigin = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Cache-Control', 'no-store')
  if (c.req.method !== 'OPTIONS') return next()
  c.header('Access-Control-Allow-Methods', 'POST')
  // Each version of the protocol adds headers; a client in a browser could not send one that is missing.
  c.header('Access-Control-Allow-Headers', '*')
  return c.body(null, 204)
})

/** The Model Context Protocol over HTTP: stateless, without cookies, read only. */
export const agentRoutes = new Hono<AppEnv>()
  .use(path, allowAnyOrigin)
  .post(path, async (c) => {
    const seconds = await floodWait(c.var, 'agent', floodLimits.agent)
    if (seconds > 0) return refuseProgram(c, seconds)
    // An interrupted body counts as empty; nobody waits for the reply.
    const body = await readUpTo(c.req.raw, maxBodyBytes).catch(() => new Uint8Array())
    if (!body) return c.json({ message: messages.refusals.tooLarge }, 413)
    if (isBatch(body)) return refuseBatch(c)
    const { db, search, settings } = c.var
    const context = {
      edition: currentEdition(),
      absolute: publisherOf(c).absolute,
      work: { db, search, settings },
    }
    // Most isolates never meet an agent.
    const { answerAgent } = await import('./server.ts')
    const answer = await answerAgent(context, new Request(c.req.raw, { body }))
    // A response that is not Hono's own would lose the headers above.
    return c.newResponse(answer.body, answer)
  })
  .all(path, (c) => {
    c.header('Allow', 'POST, OPTIONS')
    return c.json({ message: messages.refusals.method(c.req.method, pathInWords(c), 'POST') }, 405)
  })

/** True for a list of messages: each is a call, but all of them count against the limit as one. */
function isBatch(body: Uint8Array): boolean {
  return /^\s*\[/.test(new TextDecoder().decode(body))
}

/** Refuses as JSON-RPC does; the protocol has had no batches since 2025-06-18. */
function refuseBatch(c: Context<AppEnv>): Response {
  const error = { code: -32_600, message: recordMessages.agents.batch }
  return c.json({ jsonrpc: '2.0', error, id: null }, 400)
}
