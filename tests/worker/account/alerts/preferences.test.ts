import { describe, expect, test } from 'vitest'
import { messages } from '#shared/messages.ts'
import { routes } from '#shared/routes.ts'
import {
  bothForms,
  expectInvalid,
  expectRefused,
  expectSentTo,
} from '#tests/support/account/account-replies.ts'
import { db, password, signedInAs, signedInUser } from '#tests/support/account/accounts.ts'
import { createFollower, preferencesOf, savePreferences } from '#tests/support/account/alerts.ts'
import { insertRows } from '#tests/support/db/rows.ts'
import { findUser } from '#worker/account/auth/users.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'

const path = routes.alerts.href()
const put = { method: 'PUT', as: 'json' } as const

describe('GET /settings/alerts', () => {
  test('proposes each rule and no market to new members', async () => {
    const { account, browser } = await signedInUser()
    const { component, props } = await browser.page(path)
    expect(component).toBe('settings/alerts')
    expect(props).toMatchObject({ markets: [], frequency: 'each', adding: null, status: null })
    const covered = currentEdition().markets.map(({ slug, name, region }) => ({
      slug,
      name,
      region,
    }))
    expect(props.covered).toEqual(covered)
    expect(await preferencesOf(account)).toEqual({ frequency: null, markets: [] })
  })

  test('shows the stored preferences', async () => {
    const { browser } = await createFollower(['kenya', 'ghana'], 'weekly')
    const props = await browser.props('settings/alerts', path)
    expect(props.markets.toSorted()).toEqual(['ghana', 'kenya'])
    expect(props.frequency).toBe('weekly')
  })

  test.each([
    ['who has chosen nothing', null, 'each'],
    ['who wants each', 'each', 'each'],
    ['who wants a digest', 'weekly', 'weekly'],
    ['whose alerts are off', 'never', 'each'],
  ] as const)(
    'adds the market of a link, unsaved, for somebody %s',
    async (_, before, frequency) => {
      const { account, browser } = await signedInUser()
      if (before) await savePreferences(browser, ['ghana'], before)
      const original = await preferencesOf(account)
      const { props } = await browser.page(`${path}?watch=kenya`)
      expect(props).toMatchObject({ adding: { slug: 'kenya', name: 'Kenya' }, frequency })
      expect(props.markets).toEqual(before ? ['ghana', 'kenya'] : ['kenya'])
      expect(await preferencesOf(account)).toEqual(original)
    },
  )

  test('does not add a market that is already followed', async () => {
    const { browser } = await createFollower(['kenya'])
    const { props } = await browser.page(`${path}?watch=kenya`)
    expect(props).toMatchObject({ markets: ['kenya'], adding: null })
  })

  test.each(['atlantis', '', 'kenya&watch=ghana', '%00', "';--"])(
    'takes an odd market of a link for none: %j',
    async (slug) => {
      const { browser } = await createFollower(['ghana'], 'never')
      const { props } = await browser.page(`${path}?watch=${slug}`)
      expect(props).toMatchObject({ markets: ['ghana'], adding: null, frequency: 'never' })
    },
  )

  test('leaves out a market that was unpublished since', async () => {
    const { account, browser } = await createFollower(['kenya'])
    await insertRows('watched_markets', [{ user_id: account.id, market: 'atlantis' }])
    const { props } = await browser.page(path)
    expect(props.markets).toEqual(['kenya'])
  })
})

describe('PUT /settings/alerts', () => {
  test.each(bothForms)('replaces the preferences and says so, as %s', async (as) => {
    const { account, browser } = await createFollower(['kenya', 'ghana'])
    const fields = as === 'page' ? [] : { markets: ['nigeria', 'kenya'], frequency: 'weekly' }
    const body = new URLSearchParams([
      ['markets[]', 'nigeria'],
      ['markets[]', 'kenya'],
      ['frequency', 'weekly'],
    ])
    const response =
      as === 'page'
        ? await browser.send(`${path}?_method=PUT`, fields, { as, body })
        : await browser.send(path, fields, { as, method: 'PUT' })
    const { props } = await expectSentTo(browser, response, path)
    expect(props.status).toBe(messages.alerts.saved)
    expect(await preferencesOf(account)).toEqual({
      frequency: 'weekly',
      markets: ['kenya', 'nigeria'],
    })
  })

  test('answers 204 as json', async () => {
    const { browser } = await signedInUser()
    const response = await browser.send(path, { markets: ['kenya'], frequency: 'each' }, put)
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  test("leads to the settings without the query of the form's link", async () => {
    const { browser } = await signedInUser()
    const headers = { Referer: `${browser.origin}${path}?watch=kenya` }
    const fields = { markets: [], frequency: 'each' }
    const response = await browser.send(path, fields, { method: 'PUT', as: 'inertia', headers })
    const { props } = await expectSentTo(browser, response, path)
    expect(props.markets).toEqual([])
  })

  test.each([
    ['no markets', { frequency: 'never' }],
    ['an empty list', { markets: [], frequency: 'never' }],
    ['null', { markets: null, frequency: 'never' }],
  ])('watches nothing for %s', async (_, fields) => {
    const { account, browser } = await createFollower(['kenya'])
    expect((await browser.send(path, fields, put)).status).toBe(204)
    expect(await preferencesOf(account)).toEqual({ frequency: 'never', markets: [] })
  })

  test('stores a repeated market once', async () => {
    const { account, browser } = await createFollower(['kenya', 'kenya'])
    expect(await preferencesOf(account)).toMatchObject({ markets: ['kenya'] })
    await savePreferences(browser, ['kenya', 'kenya'], 'each')
    expect(await preferencesOf(account)).toMatchObject({ markets: ['kenya'] })
  })

  const noSuch = 'The selected markets is invalid.'
  const refused: [string, object, Record<string, string[]>][] = [
    ['no frequency', { markets: [] }, { frequency: ['The frequency field is required.'] }],
    [
      'an unknown frequency',
      { markets: [], frequency: 'daily' },
      { frequency: ['The selected frequency is invalid.'] },
    ],
    [
      'a frequency that is no text',
      { frequency: 1 },
      { frequency: ['The frequency field must be a string.'] },
    ],
    [
      'an unknown market',
      { markets: ['kenya', 'atlantis'], frequency: 'each' },
      { markets: [noSuch] },
    ],
    ['a text for the markets', { markets: 'kenya', frequency: 'each' }, { markets: [noSuch] }],
    ['a number among them', { markets: [1, 2], frequency: 'each' }, { markets: [noSuch] }],
    ['an object', { markets: { a: 'kenya' }, frequency: 'each' }, { markets: [noSuch] }],
    ['too many', { markets: Array(101).fill('kenya'), frequency: 'each' }, { markets: [noSuch] }],
  ]

  test.each(refused)('refuses %s, and changes nothing', async (_, fields, errors) => {
    const { account, browser } = await createFollower(['ghana'], 'weekly')
    await expectInvalid(await browser.send(path, fields, put), errors)
    const response = await browser.send(path, fields, { method: 'PUT', as: 'inertia' })
    const first = Object.fromEntries(Object.entries(errors).map(([key, [text]]) => [key, text]))
    await expectRefused(browser, response, { path, errors: first })
    expect(await preferencesOf(account)).toEqual({ frequency: 'weekly', markets: ['ghana'] })
  })

  test('accepts a followed market that was unpublished in the meantime', async () => {
    const { account, browser } = await createFollower(['kenya'])
    await insertRows('watched_markets', [{ user_id: account.id, market: 'atlantis' }])
    await savePreferences(browser, ['kenya', 'atlantis'], 'each')
    expect(await preferencesOf(account)).toMatchObject({ markets: ['atlantis', 'kenya'] })
  })

  test('many at once leave exactly one of them', async () => {
    const { account, browser } = await signedInUser()
    await browser.visit(path)
    const wishes = [
      { frequency: 'each', markets: ['ghana', 'kenya'] },
      { frequency: 'weekly', markets: ['nigeria'] },
      { frequency: 'never', markets: ['south-africa', 'tanzania', 'uganda'] },
    ]
    const sent = Array.from({ length: 24 }, (_, at) => browser.send(path, wishes[at % 3], put))
    expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([204]))
    expect(wishes).toContainEqual(await preferencesOf(account))
  })

  test('changes nobody else', async () => {
    const other = await createFollower(['kenya'], 'weekly')
    await createFollower(['ghana'], 'never')
    expect(await preferencesOf(other.account)).toEqual({ frequency: 'weekly', markets: ['kenya'] })
  })
})

test('deleting the account deletes preferences and markets', async () => {
  const { account, browser } = await createFollower(['kenya'])
  const options = { method: 'DELETE', as: 'json' } as const
  const response = await browser.send(routes.profile.href(), { password }, options)
  expect(response.status).toBe(204)
  expect(await findUser(db, account.email)).toBeNull()
  expect(await preferencesOf(account)).toEqual({ frequency: null, markets: [] })
})

test('the export names frequency and markets', async () => {
  const { account } = await createFollower(['kenya'], 'weekly')
  const browser = await signedInAs(account, { confirmed: true })
  const file = await (await browser.visit(routes.exportData.href())).json()
  expect(file).toMatchObject({ alerts: { frequency: 'weekly', markets: ['kenya'] } })
})
