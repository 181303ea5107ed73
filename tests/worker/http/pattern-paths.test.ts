import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offeredLocales } from '#shared/locales.ts'
import { accepts, Browser, type Sender } from '#tests/support/browser.ts'
import { signInAtDesk } from '#tests/support/desk/people.ts'
import { registeredRoutes } from '#tests/support/registered-routes.ts'
import { changeMethods } from '#worker/http/request.ts'

const methods = ['GET', 'HEAD', 'OPTIONS', ...changeMethods]
const kinds = Object.keys(accepts) as Sender[]

/** The parts of all patterns, such as `desk`, `:id` and `:name{[^/]+\.csv}`, and what else could be one. */
const parts = [
  ...new Set(registeredRoutes.flatMap(({ path }) => path.split('/'))),
  ...'* ** :x : :id? { } {*} ? ( ) (.*) + . [^/]+ @0'.split(' '),
]
const locales = offeredLocales.map((locale) => `/${locale}`)

const asWritten = (part: string) => part.replace(/[?#%\\]/g, encodeURIComponent)
const encoded = (part: string) =>
  [...part].map((one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')

const path = fc
  .tuple(
    fc.constantFrom('', ...locales),
    fc.array(fc.tuple(fc.constantFrom(...parts), fc.constantFrom(asWritten, encoded)), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([locale, chosen]) => `${locale}/${chosen.map(([part, write]) => write(part)).join('/')}`)

const request = { path, method: fc.constantFrom(...methods), as: fc.constantFrom(...kinds) }

async function statusOf(
  browser: Browser,
  { path, method, as }: { path: string; method: string; as: Sender },
) {
  const response = changeMethods.includes(method)
    ? await browser.send(path, {}, { method, as })
    : await browser.visit(path, { method, headers: accepts[as] })
  return response.status
}

test.each(
  methods.flatMap((method) => ['/*', '/%2A', '/%2a', '/fr/*'].map((path) => ({ method, path }))),
)('$method $path is no page, however it is asked for', async ({ method, path }) => {
  for (const as of kinds) expect(await statusOf(new Browser(), { path, method, as })).toBe(404)
})

test('no path made of parts of patterns breaks the Worker', async () => {
  const { browser: owner } = await signInAtDesk('owner')
  const browser = fc.constantFrom(new Browser(), owner)
  await fc.assert(
    fc.asyncProperty(browser, fc.record(request), async (someone, one) => {
      expect(await statusOf(someone, one)).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})
