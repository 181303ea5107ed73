import { describe, expect, test } from 'vitest'
import { lifetimes, mailLimits, maxSessions } from '#shared/constants.ts'
import { durationText } from '#shared/content/legal.ts'
import { routes } from '#shared/routes.ts'
import { legalTitles } from '#shared/site/title-words.ts'
import { headOf } from '#tests/support/head.ts'
import { newVisitor } from '#tests/support/site/contact.ts'
import { privateCookies } from '#worker/http/cookies.ts'

const wordsOf = (html: string) => html.replace(/<!--.*?-->|<[^>]+>/g, '').replaceAll('&#x27;', "'")

async function mainOf(path: string, settings = {}) {
  const html = await (await newVisitor(settings).visit(path)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

async function textOf(path: string, settings = {}) {
  return wordsOf(await mainOf(path, settings))
}

/** Returns the text of the privacy page's row with this beginning. */
async function rowOf(beginning: string) {
  const rows = (await mainOf(routes.privacy.href())).split('<tr').map((row) => wordsOf(`<tr${row}`))
  const matchingRows = rows.filter((row) => row.startsWith(beginning))
  expect(matchingRows, beginning).toHaveLength(1)
  return matchingRows[0]
}

describe.each(['privacy', 'terms', 'accessibility'] as const)('the page of the %s', (pageName) => {
  test('has its title and address, and the footer leads to it', async () => {
    const visitor = newVisitor()
    const html = await (await visitor.visit(routes[pageName].href())).text()
    const head = headOf(html)
    expect(head.title).toContain(legalTitles[pageName])
    expect(head.canonical).toEqual([`https://kilima.test${routes[pageName].href()}`])
    const home = await (await visitor.visit(routes.home.href())).text()
    const footer = home.slice(home.indexOf('<footer'))
    expect(footer).toMatch(
      new RegExp(`href="${routes[pageName].href()}"[^>]*>${legalTitles[pageName]}`),
    )
  })

  test('has no broken links', async () => {
    const visitor = newVisitor()
    const html = await (await visitor.visit(routes[pageName].href())).text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const paths = [...main.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of new Set(paths))
      expect((await visitor.visit(path)).status, path).not.toBe(404)
  })
})

describe('the privacy page', () => {
  test('names every cookie that the Worker sets', async () => {
    const text = await textOf(routes.privacy.href())
    for (const name of privateCookies) {
      expect(text).toContain(`${name}, __Host-${name}`)
    }
    for (const name of ['XSRF-TOKEN', 'appearance', 'sidebar_state']) expect(text).toContain(name)
  })

  test('names every cookie that a visit sets', async () => {
    const text = await textOf(routes.privacy.href())
    const visitor = newVisitor()
    await visitor.visit(routes.login.href())
    expect(visitor.cookies.size).toBeGreaterThan(0)
    for (const name of visitor.cookies.keys()) expect(text).toContain(name)
  })

  test.each([
    ['Sessions:', [lifetimes.sessionSeconds, lifetimes.sessionMaxSeconds]],
    ['Remembered devices:', [lifetimes.rememberSeconds]],
    ['Links that were mailed:', [lifetimes.resetTokenSeconds, lifetimes.emailUndoSeconds]],
    ['The letter:', [lifetimes.newsletterConfirmSeconds]],
    ['Mails:', [lifetimes.outboxSeconds]],
    ['Work at our desk:', [lifetimes.deskLogSeconds]],
    ['Invitations', [lifetimes.invitationSeconds]],
    ['Counters', [mailLimits.perDay.seconds]],
    ['session,', [lifetimes.sessionSeconds]],
    ['remember,', [lifetimes.rememberSeconds]],
    ['device,', [lifetimes.deviceSeconds]],
    ['pending,', [lifetimes.pendingSignInSeconds]],
    ['intended,', [lifetimes.intendedSeconds]],
    ['flash,', [lifetimes.flashSeconds]],
    ['visitor,', [lifetimes.visitorSeconds]],
    ['XSRF-TOKEN', [lifetimes.visitorSeconds]],
    ['appearance', [lifetimes.appearanceSeconds]],
    ['sidebar_state', [lifetimes.sidebarSeconds]],
  ])('states the lifetime of each cookie: %s', async (beginning, times) => {
    const row = await rowOf(beginning)
    for (const seconds of times) expect(row).toContain(durationText(seconds))
  })

  test('states the largest number of sessions', async () => {
    expect(await textOf(routes.privacy.href())).toContain(`at most ${maxSessions} an account`)
  })

  test.each(['30', '7', '1200'])(
    'keeps messages as long as the owner set: %s days',
    async (days) => {
      const text = await textOf(routes.privacy.href(), { CONTACT_RETENTION_DAYS: days })
      expect(text).toContain(`${days} days in the database`)
    },
  )

  test.each(['30', '7', '1200'])(
    'keeps consultations as long as the owner set: %s days',
    async (days) => {
      const text = await textOf(routes.privacy.href(), { BOOKING_RETENTION_DAYS: days })
      expect(text).toContain(`${days} days after their time`)
    },
  )

  test('has both retention times, or their defaults', async () => {
    const page = await newVisitor({
      CONTACT_RETENTION_DAYS: undefined,
      BOOKING_RETENTION_DAYS: undefined,
    }).page(routes.privacy.href())
    expect(page.props).toMatchObject({ contactRetentionDays: 730, bookingRetentionDays: 365 })
  })

  test('names the service for breach lookups if one is set', async () => {
    const words = 'whether it is known from a data breach'
    const privacy = routes.privacy.href()
    expect(await textOf(privacy)).not.toContain(words)
    const on = { BREACHED_PASSWORDS: 'true' }
    expect(await textOf(privacy, on)).toContain(`we ask api.pwnedpasswords.com ${words}`)
    const other = { ...on, BREACHED_PASSWORDS_URL: 'https://breaches.test/mirror' }
    expect(await textOf(privacy, other)).toContain(`we ask breaches.test ${words}`)
  })

  test.each([
    ['Messages to us:', ['answers', 'notes', 'index of the words']],
    ['Answers to our mails:', ['attachments']],
    ['Consultations:', ['topic', 'time zone']],
    ['Work at our desk:', ['never the text']],
  ])('states what is stored: %s', async (beginning, words) => {
    const row = await rowOf(beginning)
    for (const word of words) expect(row).toContain(word)
  })

  test('says who reads the data, where to read it and how to have it erased', async () => {
    const main = await mainOf(routes.privacy.href())
    expect(main).toContain(`href="${routes.enquiries.href()}"`)
    const text = wordsOf(main)
    expect(text).toContain('Only staff who handle enquiries can read them')
    expect(text).toContain('an owner erases them')
  })
})

test.each([
  [60, '1 minute'],
  [600, '10 minutes'],
  [3600, '1 hour'],
  [86_400, '24 hours'],
  [172_800, '2 days'],
])('%i seconds are %s', (seconds, words) => {
  expect(durationText(seconds)).toBe(words)
})
