import { expect, test } from 'vitest'
import { pathInLocale, splitLocale } from '#shared/locales.ts'
import { localised, routes } from '#shared/routes.ts'

const languages = ['en', 'fr', 'pt'] as const

test.each([
  ['/', { locale: 'en', path: '/' }],
  ['/fr', { locale: 'fr', path: '/' }],
  ['/fr/', { locale: 'fr', path: '/' }],
  ['/pt/markets/kenya', { locale: 'pt', path: '/markets/kenya' }],
  ['/french', { locale: 'en', path: '/french' }],
  ['/en/markets', { locale: 'en', path: '/en/markets' }],
  ['//fr/markets', { locale: 'en', path: '//fr/markets' }],
  ['/FR/markets', { locale: 'en', path: '/FR/markets' }],
])('%s is in its language', (pathname, expected) => {
  expect(splitLocale(pathname, languages)).toEqual(expected)
})

test.each(languages)('a page has its own path in %s', (locale) => {
  for (const path of ['/', '/markets', '/markets/kenya', '/markets?product=b2b']) {
    expect(splitLocale(pathInLocale(locale, path), languages)).toEqual({ locale, path })
  }
})

test.each(['/fr/desk', '/fr/data/markets.json', '/fr/up', '/fr/nothing'])(
  '%s is no page in another language',
  (pathname) => expect(localised(pathname, languages)).toEqual({ locale: 'en', path: pathname }),
)

test('pages of readers and members have languages, those of the desk and of programs have none', () => {
  const inOneLanguage = Object.values(routes).filter(({ hasLanguages }) => !hasLanguages)
  const others = inOneLanguage
    .map(({ path }) => path)
    .filter((path) => !/^\/(desk|data|preview|\.well-known)|\.\w+$/.test(path))
  expect(others.sort()).toEqual([
    '/csp-reports',
    '/dev/mail',
    '/dev/mail/:id',
    '/mcp',
    '/two-factor-resets/:token',
    '/up',
  ])
})
