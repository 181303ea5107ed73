import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { messages } from '#shared/messages.ts'
import { project } from '#shared/project.ts'
import { routes } from '#shared/routes.ts'
import { createUser, settings } from '#tests/support/account/accounts.ts'
import type { Browser } from '#tests/support/browser.ts'
import { runCron } from '#tests/support/cron.ts'
import { insertRows } from '#tests/support/db/rows.ts'
import {
  bookAndConfirm,
  emptyMonday,
  nextDay,
  rowsOf,
  sendBooking,
  setClock,
  slotsFrom,
} from '#tests/support/desk/bookings.ts'
import { calendarOf } from '#tests/support/desk/calendars.ts'
import { createHost, saveHours, withoutHosts } from '#tests/support/desk/hosts.ts'
import { setRole, signInAtDesk } from '#tests/support/desk/people.ts'
import { errorsOf } from '#tests/support/replies.ts'
import { seal } from '#worker/security/sealed.ts'

emptyMonday()
beforeEach(async () => {
  await withoutHosts()
  await env.DB.batch(
    ['host_calendars', 'host_busy'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )
})

const local = { APP_URL: 'http://localhost:8787', LOCAL_CALENDARS: 'true' }
const server = `http://127.0.0.1:${inject('calendarPort')}/secret-9f2c.ics`
const addressOf = (query: Record<string, string>) => `${server}?${new URLSearchParams(query)}`

const meeting = ['DTSTART:20270202T070000Z', 'DTEND:20270202T080000Z']

/** Creates a host with a calendar of the local server, which the form takes only on this machine. */
async function hostWith(query: Record<string, string>) {
  const { id, browser } = await createHost()
  const [key] = settings.keyring('calendar')
  const sealed = await seal(key, addressOf(query))
  await insertRows('host_calendars', [{ user_id: id, sealed, server: '127.0.0.1' }])
  return { id, browser }
}

const calendarShown = async (browser: Browser, id: string) =>
  (await browser.props('desk/host', routes.deskHost.href({ id }))).calendar

const cron = () => runCron(local)

describe('a busy calendar', () => {
  test('takes its times from the offer within a minute, and tells nothing else', async () => {
    const { id, browser } = await hostWith({ body: calendarOf(meeting) })
    expect(await slotsFrom('?date=2027-02-02')).toContain(nextDay)
    await cron()
    const slots = await slotsFrom('?date=2027-02-02')
    expect(slots).not.toContain(nextDay)
    expect(slots).not.toContain('2027-02-02T07:30:00.000Z')
    expect(slots).toContain('2027-02-02T08:00:00.000Z')
    expect(await errorsOf(await sendBooking())).toEqual({ slot: [messages.booking.taken] })
    expect(await calendarShown(browser, id)).toMatchObject({ server: '127.0.0.1', failure: null })
    const stored = JSON.stringify([await rowsOf('host_calendars'), await rowsOf('host_busy')])
    for (const secret of ['secret-9f2c', 'private']) expect(stored).not.toContain(secret)
  })

  test('is read every 15 minutes, and replaces the times from before', async () => {
    const { id, browser } = await hostWith({ body: calendarOf(meeting) })
    await cron()
    await env.DB.prepare('DELETE FROM host_busy').run()
    setClock('2027-02-01T04:14:00.000Z')
    await cron()
    expect(await rowsOf('host_busy')).toEqual([])
    setClock('2027-02-01T04:15:00.000Z')
    await cron()
    expect(await rowsOf('host_busy')).toHaveLength(1)
    await saveHours(browser, id, { calendarUrl: 'https://calendar.example.com/a.ics' })
    expect(await rowsOf('host_busy')).toEqual([])
    expect(await slotsFrom('?date=2027-02-02')).toContain(nextDay)
  })

  test('that fails keeps its last times, and its age and failure are shown', async () => {
    const { id, browser } = await hostWith({ body: calendarOf(meeting) })
    await cron()
    const before = await calendarShown(browser, id)
    await env.DB.prepare("UPDATE host_calendars SET sealed = 'broken', attempt_at = NULL").run()
    await cron()
    expect(await calendarShown(browser, id)).toEqual({ ...before, failure: 'address' })
    expect(await rowsOf('host_busy')).toHaveLength(1)
  })

  test.each([
    [{ status: '404' }, 'status'],
    [{ bytes: String(1024 * 1024 + 1) }, 'too-large'],
    [{ bytes: '20' }, 'unreadable'],
    [{ to: 'https://10.0.0.1/calendar.ics' }, 'address'],
    [{ to: 'https://metadata.google.internal/' }, 'address'],
    [{ to: 'file:///etc/passwd' }, 'address'],
    [{ to: '/secret-9f2c.ics?to=/secret-9f2c.ics?to=/secret-9f2c.ics?to=/?to=/x' }, 'redirects'],
  ])('that answers %j has failed: %s', async (query, failure) => {
    const { id, browser } = await hostWith(query)
    await cron()
    expect(await calendarShown(browser, id)).toMatchObject({ readAt: null, failure })
  })

  test('is claimed alone, and stands as unfinished until it was read', async () => {
    const first = await hostWith({ hang: '' })
    const second = await hostWith({ body: calendarOf(meeting) })
    await env.DB.prepare('UPDATE host_calendars SET attempt_at = 1 WHERE user_id = ?')
      .bind(second.id)
      .run()
    const controller = new AbortController()
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => controller.signal)
    const run = cron()
    await vi.waitFor(async () => {
      expect(await calendarShown(first.browser, first.id)).toMatchObject({ failure: 'unfinished' })
    })
    expect(await calendarShown(second.browser, second.id)).toMatchObject({ failure: null })
    controller.abort()
    await run
    spy.mockRestore()
    expect(await calendarShown(first.browser, first.id)).toMatchObject({ failure: 'timeout' })
  })

  test('shows how many entries were read and left out', async () => {
    const endless = [...meeting, 'RRULE:FREQ=SECONDLY']
    const { id, browser } = await hostWith({ body: calendarOf(endless, meeting) })
    expect(await calendarShown(browser, id)).toMatchObject({ entries: null, leftOut: null })
    await cron()
    expect(await calendarShown(browser, id)).toMatchObject({
      failure: null,
      entries: 1,
      leftOut: 1,
    })
    const page = await (await browser.visit(routes.deskHost.href({ id }))).text()
    expect(page).toContain('1 entry was left out')
    expect(await slotsFrom('?date=2027-02-02')).not.toContain(nextDay)
  })

  test.each(['hang', 'drip'])('that never ends (%s) is given up', async (kind) => {
    const { id, browser } = await hostWith({ [kind]: '' })
    const { timeout } = AbortSignal
    const spy = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => timeout.call(AbortSignal, 50))
    await cron()
    spy.mockRestore()
    expect(await calendarShown(browser, id)).toMatchObject({ failure: 'timeout' })
  })

  test('of this machine is read only where the product is on it as well', async () => {
    const { account, browser } = await signInAtDesk('advisor')
    const calendarUrl = addressOf({ body: calendarOf(meeting) })
    for (const settings of [{}, { LOCAL_CALENDARS: 'true' }]) {
      const own = await signInAtDesk('advisor', settings)
      const response = await saveHours(own.browser, own.account.id, { calendarUrl })
      expect(await errorsOf(response)).toEqual({ calendarUrl: [messages.booking.calendarUrl] })
    }
    expect((await saveHours(browser, account.id)).status).toBe(204)
  })

  test('is removed with its times, and is not read once its host has no role', async () => {
    const { id, browser } = await hostWith({ body: calendarOf(meeting) })
    await cron()
    await saveHours(browser, id, { removeCalendar: 'true' })
    expect(await calendarShown(browser, id)).toBeNull()
    expect(await rowsOf('host_busy')).toEqual([])
    const other = await hostWith({ body: calendarOf(meeting) })
    const { browser: owner } = await signInAtDesk('owner')
    await setRole(owner, { id: other.id })
    await cron()
    expect(await rowsOf('host_busy')).toEqual([])
  })

  test('stays when hours are saved without an address', async () => {
    const { id, browser } = await hostWith({ body: calendarOf(meeting) })
    await saveHours(browser, id)
    expect(await calendarShown(browser, id)).toMatchObject({ server: '127.0.0.1' })
  })

  test('leaves free what the host did not accept, by any of their addresses', async () => {
    const invitation = (address: string) => [
      ...[...meeting, 'ORGANIZER:mailto:stranger@example.com'],
      `ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:${address}`,
    ]
    const { id, browser } = await hostWith({ body: calendarOf(invitation('me@firm.example')) })
    await cron()
    expect(await slotsFrom('?date=2027-02-02')).not.toContain(nextDay)
    await saveHours(browser, id, { calendarAddresses: 'Me@firm.example' })
    await cron()
    expect(await slotsFrom('?date=2027-02-02')).toContain(nextDay)
  })

  test('leaves free what the host did not accept by the address of the account', async () => {
    const host = await createHost()
    const [key] = settings.keyring('calendar')
    const lines = [
      ...meeting,
      'ORGANIZER:mailto:a@example.com',
      `ATTENDEE:mailto:${host.account.email}`,
    ]
    const sealed = await seal(key, addressOf({ body: calendarOf(lines) }))
    await insertRows('host_calendars', [{ user_id: host.id, sealed, server: '127.0.0.1' }])
    await cron()
    expect(await calendarShown(host.browser, host.id)).toMatchObject({ entries: 1 })
    expect(await slotsFrom('?date=2027-02-02')).toContain(nextDay)
  })

  test('leaves out our own consultations, which could not be moved otherwise', async () => {
    const { id } = await hostWith({
      body: calendarOf([...meeting, `UID:booking/a@${project.tagAuthority.domain}`]),
    })
    await cron()
    await bookAndConfirm({ host: id })
  })
})

describe('an address', () => {
  test.each([
    'http://calendar.example.com/a.ics',
    'https://127.0.0.1/a.ics',
    'https://localhost/a.ics',
    'https://LOCALHOST./a.ics',
    'https://[::1]/a.ics',
    'https://[::ffff:127.0.0.1]/a.ics',
    'https://[fd00::1]/a.ics',
    'https://[fe80::1]/a.ics',
    'https://10.1.2.3/a.ics',
    'https://172.16.0.1/a.ics',
    'https://192.168.1.1/a.ics',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/a.ics',
    'https://8.8.8.8/a.ics',
    'https://2130706433/a.ics',
    'https://0x7f000001/a.ics',
    'https://0x7f.1/a.ics',
    'https://017700000001/a.ics',
    'https://127.1/a.ics',
    'https://0/a.ics',
    'https://①②⑦.0.0.1/a.ics',
    'https://calendar.internal/a.ics',
    'https://nas.local/a.ics',
    'https://nas.local./a.ics',
    'https://app.localhost/a.ics',
    'https://intranet/a.ics',
    'https://router.home.arpa/a.ics',
    'https://127.0.0.1.nip.io/a.ics',
    'https://me:secret@calendar.example.com/a.ics',
    'https://calendar.example.com:8443/a.ics',
    'ftp://calendar.example.com/a.ics',
    'javascript:alert(1)',
    'calendar',
  ])('of %s is refused', async (calendarUrl) => {
    const { account, browser } = await signInAtDesk('advisor')
    const response = await saveHours(browser, account.id, { calendarUrl })
    expect(await errorsOf(response)).toEqual({ calendarUrl: [messages.booking.calendarUrl] })
    expect(await rowsOf('host_calendars')).toEqual([])
  })

  test.each([
    'https://calendar.google.com/calendar/ical/a%40example.com/private-1/basic.ics',
    'webcal://p01-caldav.icloud.com/published/2/abc',
    'https://10.example.com/a.ics',
  ])('of %s is accepted, and nobody sees it', async (calendarUrl) => {
    const { account, browser } = await signInAtDesk('advisor')
    expect((await saveHours(browser, account.id, { calendarUrl })).status).toBe(204)
    const page = await (await browser.visit(routes.deskHost.href({ id: account.id }))).text()
    const { hostname, pathname } = new URL(calendarUrl.replace('webcal', 'https'))
    expect(page).toContain(hostname)
    expect(page).not.toContain(pathname)
    const [row] = await rowsOf('host_calendars')
    expect(JSON.stringify(row)).not.toContain(pathname)
  })

  test('of a member without a role cannot be saved', async () => {
    const member = await createUser()
    const { browser } = await signInAtDesk('owner')
    expect((await saveHours(browser, member.id)).status).toBe(404)
  })
})
