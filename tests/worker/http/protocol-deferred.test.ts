import { beforeEach, describe, expect, test } from 'vitest'
import { protocolApp, ran } from '#tests/support/protocol-app.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const visitor = () => newVisitor({ site: protocolApp })

function reload(path: string, only: string, headers: Record<string, string> = {}) {
  return visitor().page(path, {
    'X-Inertia-Partial-Component': 'test/screen',
    'X-Inertia-Partial-Data': only,
    ...headers,
  })
}

beforeEach(() => {
  ran.length = 0
})

describe('deferred props', () => {
  test('are skipped and listed on a full visit', async () => {
    const page = await visitor().page('/deferred')
    expect(page.deferredProps).toEqual({ default: ['later', 'stats', 'charts'] })
    expect(page.props).toMatchObject({ now: 'now' })
    expect(page.props).not.toHaveProperty('later')
    expect(page.props).not.toHaveProperty('stats')
    expect(ran).toEqual([])
  })

  test('come on the partial reload that names them', async () => {
    const page = await reload('/deferred', 'stats,charts')
    expect(page.props).toMatchObject({ stats: { sum: 3 }, charts: [] })
    expect(page.props).not.toHaveProperty('later')
    expect(page).not.toHaveProperty('deferredProps')
    expect(ran.sort()).toEqual(['charts', 'stats'])
  })

  test('come on a partial reload of everything but others', async () => {
    const page = await visitor().page('/deferred', {
      'X-Inertia-Partial-Component': 'test/screen',
      'X-Inertia-Partial-Except': 'stats',
    })
    expect(page.props).toMatchObject({ now: 'now', later: 'later', charts: [] })
    expect(page.props).not.toHaveProperty('stats')
    expect(ran.sort()).toEqual(['charts', 'later'])
  })

  test('are listed anew for another component', async () => {
    const page = await visitor().page('/deferred', {
      'X-Inertia-Partial-Component': 'test/another',
      'X-Inertia-Partial-Data': 'stats',
    })
    expect(page).toHaveProperty('deferredProps')
    expect(page.props).not.toHaveProperty('stats')
  })
})
