import { type Build, type Server, startServer } from './build.ts'
import { temporaryFolder } from './clean-up.ts'
import { fillWithMembers, openDatabase } from './members.ts'
import { ratio, spread } from './spread.ts'
import type { Table } from './table.ts'
import { timed } from './timed.ts'
import { openLogin, register, type Visitor } from './visitor.ts'

const few = 1000
const many = 1_000_000
const people = 10
const rounds = 9
const viewsInRound = 100

const emails = Array.from({ length: people }, (_, at) => `person-${at}@example.com`)

/** A server with many members in its database, some of whom can log in. */
interface Populated extends Server {
  memberBytes: number
  /** The signed-in members. */
  visitors: Visitor[]
}

/**
 * Measures log-in and session look-up with 1,000 and with 1,000,000 members, in turns in one run:
 * the ratio shows what grows with the database.
 */
export async function measureUsers(build: Build): Promise<Table> {
  const small = await startPopulated(build, few)
  const large = await startPopulated(build, many)
  const measured = {
    'Public page, no look-up': [] as Pair[],
    'Signed-in page, the session looked up': [] as Pair[],
    'Sign-in': [] as Pair[],
  }
  for (let round = 0; round < rounds; round++) {
    const both = async (measure: (server: Populated) => Promise<number>): Promise<Pair> => [
      await measure(large),
      await measure(small),
    ]
    measured['Public page, no look-up'].push(await both((server) => views(server, '/')))
    measured['Signed-in page, the session looked up'].push(
      await both((server) => views(server, '/dashboard')),
    )
    measured['Sign-in'].push(await both((server) => signIn(server, round)))
  }
  await Promise.all([small.stop(), large.stop()])
  const rows = Object.entries(measured).map(([name, pairs]) => [name, ...cells(pairs)])
  const bytes = `${Math.round(large.memberBytes)} bytes`
  rows.push(['A member in the database, indexes included', bytes, '', ''])
  const count = (members: number) => members.toLocaleString('en')
  return {
    columns: [
      'what',
      `${count(many)} to ${count(few)} members`,
      `here with ${count(many)}, ms`,
      `here with ${count(few)}, ms`,
    ],
    rows,
  }
}

/** Times of the same work with many and with few members, in milliseconds. */
type Pair = [many: number, few: number]

function cells(pairs: Pair[]): string[] {
  const [withMany, withFew] = [pairs.map(([ms]) => ms), pairs.map(([, ms]) => ms)]
  return [ratio(withMany, withFew), spread(withMany), spread(withFew)]
}

async function startPopulated(build: Build, members: number): Promise<Populated> {
  const stateDir = temporaryFolder('bench-members')
  const empty = await startServer(build, stateDir)
  for (const email of emails) await register(empty.origin, email)
  await (await openLogin(empty.origin, emails[0] as string, { remember: true }))()
  await empty.stop()
  const database = openDatabase(stateDir)
  // Members with unverified addresses see no page of the account.
  database.exec('UPDATE users SET email_verified_at = created_at')
  const memberBytes = fillWithMembers(database, members)
  database.close()
  const server = await startServer(build, stateDir)
  const visitors: Visitor[] = []
  for (const email of emails) visitors.push(await (await openLogin(server.origin, email))())
  return { ...server, memberBytes, visitors }
}

/** Returns the milliseconds per page view, over consecutive views by all signed-in members. */
async function views({ origin, visitors }: Populated, path: string): Promise<number> {
  const ms = await timed(async () => {
    for (let view = 0; view < viewsInRound; view++) {
      const headers = path === '/' ? {} : visitors[view % people]?.headers
      const response = await fetch(origin + path, { headers: headers ?? {}, redirect: 'manual' })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    }
  })
  return ms / viewsInRound
}

async function signIn({ origin }: Populated, round: number): Promise<number> {
  return timed(await openLogin(origin, emails[round % people] as string))
}
