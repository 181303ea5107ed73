import type { Build } from './build.ts'
import { startCounted } from './counted-server.ts'
import type { Table } from './table.ts'
import { openLogin, register, Visitor } from './visitor.ts'

/** Counts the operations of each kind of request on D1 and KV, the basis of the costs. */
export async function measureOperations(_build: Build): Promise<Table> {
  const { origin, countsOf, runCron, stop } = await startCounted()
  const email = 'counted@example.com'
  const rows: string[][] = []
  const row = async (name: string, work: () => Promise<unknown>) => {
    const { queries, rowsRead, rowsWritten, get, put, list, delete: deleted } = await countsOf(work)
    const values = [queries, rowsRead, rowsWritten, get, put, list, deleted]
    rows.push([name, ...values.map(String)])
  }
  const guest = new Visitor(origin)
  await row('Public page, signed out', () => guest.visit('/'))
  let member = guest
  await row('Registration, first visit included', async () => {
    member = await register(origin, email)
  })
  await row('Page, signed in', () => member.visit('/email/verify'))
  const login = await openLogin(origin, email)
  await row('Sign-in', login)
  const remembered = await openLogin(origin, email, { remember: true })
  await row('Sign-in, remembered', remembered)
  await guest.visit('/contact')
  await row('Contact message', () =>
    guest.send('/send-contact-form', {
      firstName: 'Bench',
      lastName: 'Visitor',
      email: 'visitor@example.com',
      company: 'Company',
      service: 'Custom Research',
      message: 'A message that is long enough to be one.',
    }),
  )
  await row('Minute of the cron, nothing to do', runCron)
  await stop()
  return {
    columns: [
      'request',
      'D1 queries',
      'rows read',
      'rows written',
      'KV reads',
      'writes',
      'lists',
      'deletes',
    ],
    rows,
  }
}
