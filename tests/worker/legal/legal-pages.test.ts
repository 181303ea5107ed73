import { describe, expect, test } from 'vitest'
import { lifetimes, mailLimits, maxSessions } from '#shared/constants.ts'
import { durationText } from '#shared/content/legal.ts'
import { routes } from '#shared/routes.ts'
import { legalTitles } from '#shared/titles.ts'
import { newVisitor } from '#tests/support/contact.ts'
import { headOf } from '#tests/support/head.ts'
import { privateCookies } from '#worker/http/cookies.ts'

/** The words of a page, without what only separates them. */
async function textOf(path: string, settings = {}) {
  const html = await (await newVisitor(settings).visit(path)).text()
  const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return body.replace(/<!--.*?-->|<[^>]+>/g, '').replaceAll('&#x27;', "'")
}

describe.each(['privacy', 'terms'] as const)('the page of the %s', (which) => {
  test('has its title and address, and the footer leads to it', async () => {
    const visitor = newVisitor()
    const html = await (await visitor.visit(routes[which].href())).text()
    const head = headOf(html)
    expect(head.title).toContain(legalTitles[which])
    expect(head.canonical).toEqual([`https://kilima.test${routes[which].href()}`])
    const home = await (await visitor.visit(routes.home.href())).text()
    const footer = home.slice(home.indexOf('<footer'))
    expect(footer).toMatch(new RegExp(`href="${routes[which].href()}"[^>]*>${legalTitles[which]}`))
  })

  test('leads to nothing that does not exist', async () => {
    const visitor = newVisitor()
    const html = await (await visitor.visit(routes[which].href())).text()
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

  test('names every cookie that a visit brings', async () => {
    const text = await textOf(routes.privacy.href())
    const visitor = newVisitor()
    await visitor.visit(routes.login.href())
    expect(visitor.cookies.size).toBeGreaterThan(0)
    for (const name of visitor.cookies.keys()) expect(text).toContain(name)
  })

  test.each([
    ['sessions', [lifetimes.sessionSeconds, lifetimes.sessionMaxSeconds]],
    ['remembered devices', [lifetimes.rememberSeconds]],
    ['known devices', [lifetimes.deviceSeconds]],
    ['pending sign-ins', [lifetimes.pendingSignInSeconds]],
    ['intended pages', [lifetimes.intendedSeconds]],
    ['what is said once', [lifetimes.flashSeconds]],
    ['visitors', [lifetimes.visitorSeconds]],
    ['mailed links', [lifetimes.resetTokenSeconds, lifetimes.emailUndoSeconds]],
    ['newsletter requests', [lifetimes.newsletterConfirmSeconds]],
    ['mails', [lifetimes.outboxSeconds]],
    ['counters', [mailLimits.perDay.seconds]],
    ['preferences', [lifetimes.appearanceSeconds, lifetimes.sidebarSeconds]],
  ])('tells how long %s are kept', async (_, times) => {
    const text = await textOf(routes.privacy.href())
    for (const seconds of times) expect(text).toContain(durationText(seconds))
  })

  test('tells how many sessions an account may have', async () => {
    expect(await textOf(routes.privacy.href())).toContain(`at most ${maxSessions} an account`)
  })

  test.each(['30', '7', '1200'])(
    'keeps messages as long as the owner set: %s days',
    async (days) => {
      const text = await textOf(routes.privacy.href(), { CONTACT_RETENTION_DAYS: days })
      expect(text).toContain(`${days} days in the database`)
    },
  )
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
