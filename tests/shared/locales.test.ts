import { expect, test } from 'vitest'
import { pathInLocale, splitLocale } from '#shared/locales.ts'
import { localised, routes, translationsOf } from '#shared/routes.ts'

const languages = ['en', 'fr', 'pt'] as const

test.each([
  ['/', { locale: 'en', path: '/' }],
  ['/fr', { locale: 'fr', path: '/' }],
  ['/fr?q=tax', { locale: 'fr', path: '/?q=tax' }],
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
  for (const path of ['/', '/?q=tax', '/markets', '/markets/kenya', '/markets?product=b2b']) {
    expect(splitLocale(pathInLocale(locale, path), languages)).toEqual({ locale, path })
  }
})

test.each(['/fr/desk', '/fr/data/markets.json', '/fr/up', '/fr/nothing'])(
  '%s is no page in another language',
  (pathname) => expect(localised(pathname, languages)).toEqual({ locale: 'fr', path: pathname }),
)

test('a page knows its paths in all languages', () => {
  expect(translationsOf('/pt/markets/kenya', languages)).toEqual([
    { locale: 'en', path: '/markets/kenya' },
    { locale: 'fr', path: '/fr/markets/kenya' },
    { locale: 'pt', path: '/pt/markets/kenya' },
  ])
  expect(translationsOf('/fr', languages).map(({ path }) => path)).toEqual(['/', '/fr', '/pt'])
})

test.each(['/desk', '/data/markets.json', '/reports/x.pdf'])('%s has one path', (pathname) => {
  expect(translationsOf(pathname, languages)).toEqual([])
})

test.each(['/markets/kenya.pdf', '/obligations.pdf', '/rules.atom', '/rules.ics', '/rules.md'])(
  '%s is read in each language',
  (path) => expect(localised(`/fr${path}`, languages)).toEqual({ locale: 'fr', path }),
)

test('a page has one path while one language is offered', () => {
  expect(translationsOf('/markets', ['en'])).toEqual([])
})

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
    '/media/:hash',
    '/two-factor-resets/:token',
    '/up',
  ])
})
