import { beforeEach, describe, expect, test } from 'vitest'
import { protocolApp, ran } from '#tests/support/protocol-app.ts'
import { pageOf } from '#tests/support/replies.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

const visitor = () => newVisitor({ site: protocolApp })
const shared = ['auth', 'csrfToken', 'errors', 'firm', 'formKey', 'locale', 'name', 'sidebarOpen']

function reload(headers: Record<string, string>, component = 'test/screen') {
  return visitor().page('/props', { 'X-Inertia-Partial-Component': component, ...headers })
}

const only = (paths: string) => reload({ 'X-Inertia-Partial-Data': paths })
const except = (paths: string) => reload({ 'X-Inertia-Partial-Except': paths })

beforeEach(() => {
  ran.length = 0
})

describe('a full visit', () => {
  test('brings every prop', async () => {
    const { props } = await visitor().page('/props')
    expect(Object.keys(props).sort()).toEqual([...shared, 'lazy', 'pinned', 'plain', 'team'].sort())
    expect(props.team).toEqual({
      name: 'Team',
      owner: { name: 'Amina', role: 'owner' },
      members: ['Ben'],
    })
  })

  test('is what headers for another component ask for', async () => {
    const headers = { 'X-Inertia-Partial-Data': 'plain' }
    const { props } = await reload(headers, 'test/another')
    expect(props).toHaveProperty('lazy')
  })

  test('is what a partial reload without its component asks for', async () => {
    const { props } = await visitor().page('/props', { 'X-Inertia-Partial-Data': 'plain' })
    expect(props).toHaveProperty('lazy')
  })

  test('is what a browser loads, whatever partial headers it sends', async () => {
    const response = await visitor().visit('/about-us', {
      headers: {
        Accept: 'text/html',
        'X-Inertia-Partial-Component': 'marketing/about-us',
        'X-Inertia-Partial-Data': 'errors',
      },
    })
    const own = ['lead', 'people', 'sections', 'title']
    expect(Object.keys((await pageOf(response)).props).sort()).toEqual([...shared, ...own].sort())
  })
})

describe('a partial reload', () => {
  test('brings what it asks for, errors and what comes always', async () => {
    const { props } = await only('plain')
    expect(Object.keys(props).sort()).toEqual(['errors', 'pinned', 'plain'])
    expect(props.errors).toEqual({})
  })

  test('runs no other resolver', async () => {
    await only('plain')
    expect(ran).toEqual(['pinned'])
    ran.length = 0
    await except('lazy,team')
    expect(ran).toEqual(['pinned'])
  })

  test('brings shared props when asked by name', async () => {
    const { props } = await only('auth,name')
    expect(Object.keys(props).sort()).toEqual(['auth', 'errors', 'name', 'pinned'])
  })

  test('brings one part by its dotted path', async () => {
    const { props } = await only('team.owner.name')
    expect(props.team).toEqual({ owner: { name: 'Amina' } })
    expect(ran).not.toContain('team.members')
  })

  test('brings all parts of a prop it asks for', async () => {
    expect((await only('team.owner')).props.team).toEqual({
      owner: { name: 'Amina', role: 'owner' },
    })
    expect((await only('team')).props.team).toHaveProperty('members')
  })

  test('leaves out one part by its dotted path', async () => {
    const { props } = await except('team.owner.name,team.members')
    expect(props.team).toEqual({ name: 'Team', owner: { role: 'owner' } })
    expect(ran).not.toContain('team.owner.name')
    expect(ran).not.toContain('team.members')
  })

  test('leaves out what is named in both lists', async () => {
    const { props } = await reload({
      'X-Inertia-Partial-Data': 'team,plain',
      'X-Inertia-Partial-Except': 'plain,team.owner',
    })
    expect(props).not.toHaveProperty('plain')
    expect(props.team).toEqual({ name: 'Team', members: ['Ben'] })
  })

  test.each(['errors', 'pinned'])('cannot leave out %s', async (name) => {
    expect((await except(name)).props).toHaveProperty(name)
  })

  test('does not take a name for the beginning of another', async () => {
    const { props } = await only('pla,tea,lazy.')
    expect(props).not.toHaveProperty('plain')
    expect(props).not.toHaveProperty('team')
  })

  test('takes spaces between names, and unknown names for nothing', async () => {
    const { props } = await only(' plain , lazy , nothing , __proto__.x')
    expect(Object.keys(props).sort()).toEqual(['errors', 'lazy', 'pinned', 'plain'])
  })
})
