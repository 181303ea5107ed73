import type { Context } from 'hono'
import { statistics } from '#shared/desk/constants.ts'
import { others } from '#shared/desk/statistics/measures.ts'
import type { AppEnv, Counted } from '#worker/app-env.ts'
import { readCookie } from '#worker/http/cookies.ts'
import { isOpening, isOurOrigin } from '#worker/http/request.ts'
import { provideDatabase } from '#worker/http/request-checks.ts'
import { roleOf } from '#worker/http/role.ts'
import { officeDay } from '#worker/knowledge/office.ts'
import { describeError, log } from '#worker/log.ts'
import { hashToken, isSignedToken } from '#worker/security/tokens.ts'
import { dailySalt } from './daily-salt.ts'
import { isBot } from './is-bot.ts'
import { isDownload } from './is-download.ts'
import { addCount, addVisitor, type Count, pendingOf, takePending } from './pending-counts.ts'
import { visitorHash } from './visitor-hash.ts'

/**
 * Adds a request to the counts of this isolate; the first one waits, and writes those that have come
 * until then. Never rejects: a view is not worth an error.
 */
export async function recordRequest(c: Context<AppEnv>): Promise<void> {
  try {
    if (isBot(c.req.raw.headers) || (await isStaff(c))) return
    const day = officeDay(new Date())
    const visitor = await visitorHash(await dailySalt(c.var.kv, day), c.var.client)
    const { pending, isNew } = pendingOf(day)
    if (c.var.isPublicPage && isOpening(c)) {
      pending.views += 1
      addVisitor(pending, visitor)
    }
    for (const count of countsOf(c)) addCount(pending, count)
    if (isNew) await writeSoon(c, day)
  } catch (error) {
    log('statistics-failed', { error: describeError(error) })
  }
}

async function writeSoon(c: Context<AppEnv>, day: string): Promise<void> {
  await scheduler.wait(statistics.gatheredSeconds * 1000)
  const pending = takePending(day)
  if (!pending) return
  // Not before: the reply to a visitor needs none of it.
  const { writeCounts } = await import('./write-counts.ts')
  await provideDatabase(c)
  await writeCounts(c.var.db, day, pending)
}

function countsOf(c: Context<AppEnv>): Count[] {
  const { isPublicPage, counted } = c.var
  const own = counted ? [withoutPerson(counted)] : []
  if (!isOpening(c)) return own
  const { pathname } = new URL(c.req.url)
  const name = decodePath(pathname)
  if (!isPublicPage) return isDownload(c) ? [{ measure: 'download', name }] : own
  return [...own, { measure: 'page', name }, ...sourceOf(c), ...countryOf(c)]
}

// An address, or the digits of a telephone or account.
const personal = /@|\d[\d\s()-]{5,}/

/** Returns a count whose name says nothing of a person, as a search might. */
function withoutPerson(counted: Counted): Count {
  if (counted.measure !== 'search') return counted
  const { measure, name } = counted
  return { measure, name: personal.test(name) ? others : name.toLowerCase() }
}

/** Returns the host that a visitor came from, empty without one; nothing for the site's own links. */
function sourceOf(c: Context<AppEnv>): Count[] {
  const referer = c.req.header('Referer')
  if (!referer || !URL.canParse(referer)) return [{ measure: 'source', name: '' }]
  const { origin, hostname } = new URL(referer)
  if (isOurOrigin(origin, c.var.settings.appUrl)) return []
  return [{ measure: 'source', name: hostname.replace(/^www\./, '') }]
}

function countryOf(c: Context<AppEnv>): Count[] {
  return [{ measure: 'country', name: c.var.client.country ?? '' }]
}

/** One spelling for a page, however its path was encoded. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** True for somebody with a role, also where no session was looked up before the reply. */
async function isStaff(c: Context<AppEnv>): Promise<boolean> {
  const { settings, signedIn = await findSignedInLater(c) } = c.var
  return signedIn !== null && roleOf(settings, signedIn.user) !== null
}

async function findSignedInLater(c: Context<AppEnv>) {
  const token = readCookie(c, 'session')
  const [key] = c.var.settings.keyring('session')
  if (!token || !(await isSignedToken(key, token))) return null
  const { findSession } = await import('#worker/http/sessions.ts')
  return findSession(c.var.db, await hashToken(token))
}
