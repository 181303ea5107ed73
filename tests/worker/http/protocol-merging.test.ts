import { beforeEach, describe, expect, test } from 'vitest'
import { newVisitor } from '#tests/support/contact.ts'
import { protocolApp, ran } from '#tests/support/protocol-app.ts'

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
  test('are skipped and listed by group on a full visit', async () => {
    const page = await visitor().page('/deferred')
    expect(page.deferredProps).toEqual({ default: ['later'], slow: ['stats', 'charts'] })
    expect(page.props).toMatchObject({ now: 'now' })
    expect(page.props).not.toHaveProperty('later')
    expect(page.props).not.toHaveProperty('stats')
    expect(ran).toEqual([])
  })

  test('come on the partial reload of their group', async () => {
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

describe('merged props', () => {
  test('are listed by how the client takes them in', async () => {
    const page = await visitor().page('/lists')
    expect(page.mergeProps).toEqual(['feed'])
    expect(page.prependProps).toEqual(['news'])
    expect(page.deepMergeProps).toEqual(['tree'])
    expect(page.matchPropsOn).toEqual(['feed.id'])
    expect(page.deferredProps).toEqual({ default: ['later'] })
  })

  test('are listed on a partial reload when they are in it only', async () => {
    const page = await reload('/lists', 'news,plain')
    expect(page.prependProps).toEqual(['news'])
    for (const list of ['mergeProps', 'deepMergeProps', 'matchPropsOn']) {
      expect(page).not.toHaveProperty(list)
    }
  })

  test('are not listed when they are left out', async () => {
    const page = await visitor().page('/lists', {
      'X-Inertia-Partial-Component': 'test/screen',
      'X-Inertia-Partial-Except': 'feed,tree,later',
    })
    expect(page).not.toHaveProperty('mergeProps')
    expect(page).not.toHaveProperty('matchPropsOn')
    expect(page.prependProps).toEqual(['news'])
  })

  test('that were deferred are listed when they come', async () => {
    const page = await reload('/lists', 'later')
    expect(page.mergeProps).toEqual(['later'])
    expect(page.props.later).toEqual([1])
  })

  test('that are reset come without their listing', async () => {
    const page = await reload('/lists', 'feed,news,tree', { 'X-Inertia-Reset': 'feed, tree' })
    expect(page.props).toMatchObject({ feed: [{ id: 1 }], tree: { a: { b: 1 } } })
    expect(page.prependProps).toEqual(['news'])
    for (const list of ['mergeProps', 'deepMergeProps', 'matchPropsOn']) {
      expect(page).not.toHaveProperty(list)
    }
  })
})
