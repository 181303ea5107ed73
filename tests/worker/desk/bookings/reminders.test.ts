import { describe, expect, test } from 'vitest'
import { routes } from '#shared/routes.ts'
import { createUser, signedInAs } from '#tests/support/account/accounts.ts'
import { runCron } from '#tests/support/cron.ts'
import {
  bookAndConfirm,
  cancelBooking,
  emptyMonday,
  moveBooking,
  nextDay,
  rowsOf,
  setClock,
} from '#tests/support/desk/bookings.ts'
import { createHost, withoutHosts } from '#tests/support/desk/hosts.ts'
import { setRole, signInAtDesk } from '#tests/support/desk/people.ts'
import { mailTo, subjectsTo } from '#tests/support/mail/mailbox.ts'

emptyMonday()

const amina = 'amina@example.com'
const firm = 'hello@kilima.example'
const day = 'Your consultation is coming up'
const hour = 'Your consultation begins soon'

/** Moves the clock so many minutes before an instant, and runs cron. */
async function cronBefore(instant: string, minutes: number) {
  setClock(new Date(Date.parse(instant) - minutes * 60_000).toISOString())
  await runCron()
}

const reminders = async (address = amina) =>
  (await subjectsTo(address)).filter((subject) => [day, hour].includes(subject))

const wednesday = '2027-02-03T07:00:00.000Z'

describe('reminders', () => {
  test('come a day and an hour before, each once, to both sides', async () => {
    await bookAndConfirm({ slot: wednesday, email: amina, name: 'Amina' })
    await cronBefore(wednesday, 24 * 60 + 1)
    expect(await reminders()).toEqual([])
    await cronBefore(wednesday, 24 * 60)
    await runCron()
    expect(await reminders()).toEqual([day])
    await cronBefore(wednesday, 61)
    expect(await reminders()).toEqual([day])
    await Promise.all([cronBefore(wednesday, 60), cronBefore(wednesday, 60)])
    await cronBefore(wednesday, 1)
    await cronBefore(wednesday, -10)
    expect(await reminders()).toEqual([hour, day].toSorted())
    expect(await subjectsTo(firm)).toEqual(
      expect.arrayContaining(['Consultation with Amina is coming up']),
    )
    expect(await subjectsTo(firm)).toContain('Consultation with Amina begins soon')
  })

  test('say when and where, and go to the host', async () => {
    await withoutHosts()
    const { account } = await createHost({ meetingLink: 'https://meet.example/{reference}' })
    await bookAndConfirm({ slot: wednesday, email: amina, name: 'Amina' })
    await cronBefore(wednesday, 24 * 60)
    const { text } = await mailTo(amina, day)
    expect(text).toContain('Wednesday 3 February 2027, 10:00')
    expect(text).toContain('https://meet.example/')
    expect(text).toContain(account.name)
    await mailTo(account.email, 'Consultation with Amina is coming up')
    await withoutHosts()
  })

  test('of what was booked within a day are only those that lie ahead', async () => {
    setClock('2027-02-01T12:00:00.000Z')
    await bookAndConfirm({ slot: nextDay, email: amina })
    await runCron()
    expect(await reminders()).toEqual([])
    await cronBefore(nextDay, 60)
    expect(await reminders()).toEqual([hour])
  })

  test('follow a consultation to its new time, and never its old one', async () => {
    const token = await bookAndConfirm({ slot: nextDay, email: amina })
    await moveBooking(token, wednesday)
    await cronBefore(nextDay, 60)
    expect(await reminders()).toEqual([])
    await cronBefore(wednesday, 24 * 60)
    await moveBooking(token, '2027-02-05T07:00:00.000Z')
    await cronBefore('2027-02-05T07:00:00.000Z', 24 * 60)
    expect(await reminders()).toEqual([day, day])
  })

  test('of cancelled consultations, and of moves within the hour, do not come', async () => {
    const token = await bookAndConfirm({ slot: wednesday, email: amina })
    await cancelBooking(token)
    await cronBefore(wednesday, 24 * 60)
    await cronBefore(wednesday, 60)
    expect(await reminders()).toEqual([])
    expect(await rowsOf('booking_reminders')).toEqual([])
  })

  test('that are late are not sent beside the next one', async () => {
    await bookAndConfirm({ slot: wednesday, email: amina })
    await cronBefore(wednesday, 45)
    expect(await reminders()).toEqual([hour])
  })
})

describe('the calendar of a member of staff', () => {
  const feedPath = async (host: Awaited<ReturnType<typeof createHost>>) => {
    const path = routes.deskHostFeed.href({ id: host.id })
    const response = await host.browser.send(path, {}, { as: 'json' })
    expect(response.status).toBe(201)
    const { pathname, search } = new URL((await response.json<{ url: string }>()).url)
    return pathname + search
  }
  const stranger = async () => signedInAs(await createUser())
  const read = async (path: string) => (await stranger()).visit(path)

  test('has their consultations and those of nobody, by a link without a session', async () => {
    await withoutHosts()
    await bookAndConfirm({ name: 'Nobody’s visitor' })
    const [first, second] = [await createHost(), await createHost()]
    await bookAndConfirm({ host: first.id, name: 'Amina', slot: wednesday })
    await bookAndConfirm({ host: second.id, name: 'Baraka', slot: wednesday })
    const response = await read(await feedPath(first))
    expect(response.headers.get('Content-Type')).toContain('text/calendar')
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    const text = (await response.text()).replaceAll('\r\n ', '')
    expect(text).toContain('SUMMARY:Consultation: Amina')
    expect(text).toContain('Nobody’s visitor')
    expect(text).not.toContain('Baraka')
    await withoutHosts()
  })

  test('has another link after a renewal, none after its end, and none for others', async () => {
    const host = await createHost()
    const old = await feedPath(host)
    const path = await feedPath(host)
    expect((await read(old)).status).toBe(404)
    expect((await read(path)).status).toBe(200)
    const [row] = await rowsOf('calendar_feeds')
    expect(path).not.toContain(String(row?.token_hash))
    const other = await createHost()
    const feed = routes.deskHostFeed.href({ id: host.id })
    expect((await other.browser.send(feed, {}, { as: 'json' })).status).toBe(404)
    await host.browser.send(feed, {}, { as: 'json', method: 'DELETE' })
    expect((await read(path)).status).toBe(404)
    await withoutHosts()
  })

  test('ends with the role', async () => {
    const host = await createHost()
    const path = await feedPath(host)
    const { browser: owner } = await signInAtDesk('owner')
    await setRole(owner, { id: host.id })
    expect((await read(path)).status).toBe(404)
    await withoutHosts()
  })

  test.each(['', '?token=', '?token=unknown', '?token=a&token=b'])(
    'is nothing without its token: %j',
    async (query) => {
      expect((await read(routes.deskFeed.href() + query)).status).toBe(404)
    },
  )
})
