import { describe, expect, test } from 'vitest'
import { publicPages } from '#shared/site/routes.ts'
import { pageObjectOf } from '#tests/support/browser.ts'
import { newVisitor } from '#tests/support/site/contact.ts'

async function documentWith(path: string, cookies: Record<string, string>) {
  const browser = newVisitor()
  for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value)
  const html = await (await browser.visit(path)).text()
  const root = html.match(/<html[^>]*>/)?.[0] ?? ''
  const classes = root.match(/class="([^"]*)"/)?.[1]?.split(' ') ?? []
  return { classes, root, props: pageObjectOf(html).props }
}

const paths = [...publicPages.map(({ href }) => href), '/nothing-here']

describe.each(paths)('the appearance of %s', (path) => {
  test('is dark from the first byte when its cookie says so', async () => {
    expect((await documentWith(path, { appearance: 'dark' })).classes).toContain('dark')
  })

  test.each(['light', 'system', 'DARK', 'darkest', '', '"><script>'])(
    'is not dark for "%s"',
    async (appearance) => {
      const { classes, root } = await documentWith(path, { appearance })
      expect(classes).not.toContain('dark')
      expect(root).not.toContain('script')
    },
  )

  test('is not dark without its cookie', async () => {
    expect((await documentWith(path, {})).classes).not.toContain('dark')
  })
})

describe('an unknown appearance', () => {
  test('counts as system', async () => {
    const system = (await documentWith('/', { appearance: 'system' })).root
    for (const appearance of ['', 'blue', 'Light']) {
      expect((await documentWith('/', { appearance })).root).toBe(system)
    }
  })
})

describe.each(paths)('the sidebar on %s', (path) => {
  test('is open without its cookie and for true', async () => {
    expect((await documentWith(path, {})).props.sidebarOpen).toBe(true)
    expect((await documentWith(path, { sidebar_state: 'true' })).props.sidebarOpen).toBe(true)
  })

  test.each(['false', '', 'TRUE', '1', 'open'])('is closed for "%s"', async (state) => {
    const { props } = await documentWith(path, { sidebar_state: state })
    expect(props.sidebarOpen).toBe(false)
  })
})

describe('the page object', () => {
  test('has the same sidebar state', async () => {
    const browser = newVisitor()
    browser.cookies.set('sidebar_state', 'false')
    expect((await browser.page('/')).props.sidebarOpen).toBe(false)
  })
})
