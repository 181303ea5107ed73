import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { floodLimits, userFloodLimit } from '#shared/constants.ts'
import { draftPreviewLimit } from '#shared/desk/constants.ts'
import { settingNames } from '#worker/env.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** The settings that a deployed product may count on. */
const contracted = [
  ...['APP_NAME', 'APP_URL', 'APP_KEY', 'APP_PREVIOUS_KEYS'],
  ...['REGISTRATION_ENABLED', 'PASSWORD_RESET_ENABLED', 'DEV_MAILBOX'],
  ...['SMTP_HOST', 'SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD', 'SMTP_SECURE'],
  ...[
    'MAIL_FROM',
    'MAIL_TO',
    'MAIL_REPLY_DOMAIN',
    'OWNER_EMAIL',
    'BOOKING_SEATS',
    'MEETING_LINK',
    'LOCAL_CALENDARS',
    'TWO_PERSON_RULE',
  ],
  ...['CONTACT_RETENTION_DAYS', 'BOOKING_RETENTION_DAYS'],
  ...['BREACHED_PASSWORDS', 'BREACHED_PASSWORDS_URL'],
  ...['FILES_MAX_GB', 'FILE_SCANNER_URL'],
  'BACKUP_KEY',
  'LOG_ONE_IN',
  'STATISTICS',
  ...['SECURITY_CONTACT', 'SECURITY_POLICY_URL'],
  'HSTS_PRELOAD',
]

describe('the settings', () => {
  test('are all that were promised, and no other', () => {
    expect(settingNames.toSorted()).toEqual(contracted.toSorted())
  })

  test('stand in .dev.vars.example, each once and without a value', () => {
    const names = [...read('.dev.vars.example').matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)]
    expect(names.map(([, name]) => name).toSorted()).toEqual(settingNames.toSorted())
    for (const [, , value] of names) expect(value?.trim()).toBe('')
  })

  test('of .dev.vars.example are comments but for APP_KEY, or the button requires them all', () => {
    const required = [...read('.dev.vars.example').matchAll(/^([A-Z_]+)=/gm)]
    expect(required.map(([, name]) => name)).toEqual(['APP_KEY'])
  })

  test('that stand in wrangler.toml are known ones, and no secrets', () => {
    const vars = read('wrangler.toml').match(/\[vars\]\n([\s\S]*?)(\n\[|$)/)?.[1] ?? ''
    const names = [...vars.matchAll(/^([A-Z_]+) *=/gm)].map(([, name]) => name)
    for (const name of names) {
      expect(settingNames).toContain(name)
      expect(name).not.toMatch(/KEY|PASSWORD$/)
    }
  })

  test('of the rate limiters are one for each number that the code asks for', () => {
    const limiters = [...read('wrangler.toml').matchAll(limiter)].map(([, name, limit, period]) => [
      name,
      Number(limit),
      Number(period),
    ])
    const ofVisitors = Object.values(floodLimits).flatMap((limits) => Object.values(limits))
    const numbers = new Set([...ofVisitors, userFloodLimit, draftPreviewLimit])
    const asked = [...numbers].map((number) => [`PER_MINUTE_${number}`, number, 60])
    expect(limiters.sort()).toEqual(asked.sort())
  })
})

const limiter =
  /\[\[ratelimits\]\]\nname = "(\w+)"\n.*\nsimple = \{ limit = (\d+), period = (\d+) \}/g
