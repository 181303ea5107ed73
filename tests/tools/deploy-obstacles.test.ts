import { describe, expect, test } from 'vitest'
import { firm } from '#shared/knowledge/records/firm.ts'
import { deployObstacles } from '#tools/deploy-obstacles.ts'

const own = {
  firm: {
    name: 'Own Firm',
    email: 'post@own-firm.com',
    phone: '+254 711 234 567',
    telegram: 'https://t.me/own_firm',
    addresses: [{ label: 'Lagos', lines: ['Marina'], country: 'NG' }],
    timeZone: 'Africa/Lagos',
    figures: [],
  },
  project: {
    repositoryUrl: 'https://github.com/own-firm/website',
    legalTextsReadAt: '2026-11-20',
  },
}
// As they ship, whatever a setup has made of them here.
const project = {
  repositoryUrl: 'https://github.com/kilima-advisory/website',
  documentationUrl: 'https://github.com/kilima-advisory/website#readme',
  tagAuthority: { domain: 'kilima.example', year: '2026' },
  legalTextsReadAt: null,
}
const shipped = { firm, project }

const ready = {
  vars: {
    APP_URL: 'https://own-firm.com',
    MAIL_TO: 'desk@own-firm.com',
    MAIL_FROM: 'Own Firm <post@own-firm.com>',
  },
  routes: [{ pattern: 'own-firm.com', custom_domain: true }],
  workers_dev: false,
  d1_databases: [
    { binding: 'DB', database_id: '3f1c2a8e-0000-4000-8000-000000000001' },
    { binding: 'SEARCH', database_id: '3f1c2a8e-0000-4000-8000-000000000002' },
  ],
  kv_namespaces: [{ id: '0a1b2c3d4e5f60718293a4b5c6d7e8f9' }],
}

describe('a deploy', () => {
  test('of a firm that has set everything meets no obstacle', () => {
    expect(deployObstacles(own, ready)).toEqual([])
  })

  test('of the shipped firm names every placeholder of its records at once', () => {
    const named = deployObstacles(shipped, ready).flatMap(
      (line) => line.match(/\.ts: (\w+) is a placeholder/)?.[1] ?? [],
    )
    expect(named).toEqual([
      ...['email', 'phone', 'telegram', 'social'],
      ...['repositoryUrl', 'documentationUrl', 'tagAuthority'],
    ])
  })

  test.each([
    ['APP_URL', 'without APP_URL', { vars: { ...ready.vars, APP_URL: '' } }],
    ['APP_URL', 'to http', { vars: { ...ready.vars, APP_URL: 'http://own-firm.com' } }],
    ['APP_URL', 'to .example', { vars: { ...ready.vars, APP_URL: 'https://firm.example' } }],
    ['MAIL_TO', 'without MAIL_TO', { vars: { ...ready.vars, MAIL_TO: undefined } }],
    ['MAIL_TO', 'with MAIL_TO at .example', { vars: { ...ready.vars, MAIL_TO: 'a@b.example' } }],
    ['MAIL_FROM', 'without a sender', { vars: { ...ready.vars, MAIL_FROM: undefined } }],
    [
      'MAIL_FROM',
      'with a sender at .example',
      { vars: { ...ready.vars, MAIL_FROM: 'Own <a@b.example>' } },
    ],
    ['of DB', 'to no database', { d1_databases: [{ binding: 'DB', database_id: '0000-0000' }] }],
    [
      'of SEARCH',
      'to no search index',
      {
        d1_databases: [
          ...ready.d1_databases.slice(0, 1),
          { binding: 'SEARCH', database_id: '0-1' },
        ],
      },
    ],
    ['KV', 'to no namespace', { kv_namespaces: [{ id: '0000' }] }],
    ['routes', 'that nobody can reach', { routes: [] }],
  ])('is refused for %s: %s', (name, _, missing) => {
    const obstacles = deployObstacles(own, { ...ready, ...missing })
    expect(obstacles).toHaveLength(1)
    expect(obstacles[0]).toContain(name)
  })

  test('is refused with claims of the invented firm', () => {
    const claims = deployObstacles(shipped, ready).filter((line) => line.includes('is a claim'))
    expect(claims).toEqual([
      expect.stringContaining('50+ Successful Projects'),
      expect.stringContaining('10+ Years Experience'),
      expect.stringContaining('100% Client Satisfaction'),
      expect.stringContaining('50+ Projects Completed'),
      expect.stringContaining('100% Success Rate'),
    ])
  })

  test('is refused with a zone of another country', () => {
    const away = { ...own, firm: { ...own.firm, timeZone: 'Africa/Nairobi' } }
    expect(deployObstacles(away, ready)).toEqual([
      expect.stringContaining('timeZone Africa/Nairobi is none of NG (Africa/Lagos)'),
    ])
  })

  test('is refused as long as nobody has read the legal texts', () => {
    const unread = { ...own, project: { ...own.project, legalTextsReadAt: null } }
    expect(deployObstacles(unread, ready)).toEqual([expect.stringContaining('legalTextsReadAt')])
  })

  test('to workers.dev needs no route', () => {
    expect(deployObstacles(own, { ...ready, routes: [], workers_dev: true })).toEqual([])
  })

  test('to staging may show the shipped firm, but has an address and stores of its own', () => {
    expect(deployObstacles(shipped, ready, 'staging')).toEqual([])
    const unset = {
      d1_databases: [{ binding: 'DB', database_id: '0000-0000' }],
      kv_namespaces: [{ id: '0000' }],
    }
    expect(deployObstacles(shipped, unset, 'staging')).toEqual([
      expect.stringContaining('APP_URL under [env.staging.vars]'),
      expect.stringContaining('MAIL_FROM under [env.staging.vars]'),
      expect.stringContaining('MAIL_TO under [env.staging.vars]'),
      expect.stringContaining('database_id of DB of [env.staging]'),
      expect.stringContaining('KV of [env.staging]'),
      expect.stringContaining('routes of [env.staging]'),
    ])
  })
})
