import { expect, test } from 'vitest'
import { Browser } from '#tests/support/browser.ts'

const kinds = {
  page: {},
  json: { Accept: 'application/json' },
  inertia: { 'X-Inertia': 'true' },
}

for (const path of ['//', '//elsewhere.example', '///', '/%ff', '/%', '/..%2f', '/%00']) {
  for (const [kind, headers] of Object.entries(kinds)) {
    test(`${path} is a page that does not exist, as ${kind}`, async () => {
      const response = await new Browser().visit(path, { headers })
      expect(response.status).toBe(404)
      expect(await response.text()).not.toMatch(/https?:\/\/elsewhere/)
    })
  }
}
