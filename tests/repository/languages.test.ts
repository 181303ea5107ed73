import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deskMessages } from '#shared/desk/messages.ts'
import { offeredLocales, originalLocale } from '#shared/locales.ts'
import { keysOf } from '#shared/records.ts'
import {
  reachedAtRuntime,
  readImportGraph,
  root,
  textOf,
} from '#tests/support/repository/import-graph.ts'
import { readByRules, readOnLoad } from '#tests/support/repository/read-on-load.ts'

const isRead = (file: string) =>
  /^src\/(worker|shared)\//.test(file) &&
  // The desk and open data speak English; sentences may use each other.
  !/\/(desk|open-data)\/|(words|messages|titles)(\.\w\w)?\.ts$|\/content\//.test(file)

// A redirect brings its path into the language of the request.
const isRoutes = (file: string) => /routes\.tsx?$/.test(file)

test('the Worker reads no sentence and no URL before there is a request with a language', () => {
  const reads = [...readImportGraph().keys()].filter(isRead).flatMap((file) =>
    readOnLoad(file)
      .filter((one) => !(isRoutes(file) && one.endsWith('.href')))
      .map((one) => `${file}: ${one}`),
  )
  expect(reads).toEqual([])
})

// Sentences of the desk alone are English.
const isOfDesk = (read: string) =>
  keysOf(deskMessages).some((group) => read === `messages.${group}`) || read.endsWith('.href')

test('the desk reads no sentence of both before there is a request either', () => {
  const files = [...readImportGraph().keys()].filter((file) =>
    /^src\/(worker|shared)\/desk\/(?!.*(words|messages)\.ts$)/.test(file),
  )
  const reads = files.flatMap((file) =>
    [...readOnLoad(file), ...readByRules(file)]
      .filter((read) => !isOfDesk(read))
      .map((read) => `${file}: ${read}`),
  )
  expect(reads).toEqual([])
})

test('no rule of a schema has a sentence in the language of whoever needs it first', () => {
  const files = [...readImportGraph().keys()].filter((file) => /^src\/(worker|shared)\//.test(file))
  expect(files.flatMap((file) => readByRules(file))).toEqual([])
})

test.each([
  ['const crumb = { href: routes.home.href() }', 'home.href'],
  ["import * as words from './words.ts'\nconst labels = [words.save]", 'words.save'],
  ["import { seo } from '#shared/content/seo.ts'\nexport const title = seo.home.title", 'seo.home'],
])('%s is noticed', (code, expected) => {
  expect(readOnLoad('planted.ts', code)).toContain(expected)
})

test.each([
  'const crumb = () => ({ href: routes.home.href() })',
  "import * as words from './words.ts'\nfunction label() { return words.save }",
  "import { messages } from '#shared/messages.ts'\ntype Name = keyof typeof messages.fields",
])('%s is none', (code) => {
  expect(readOnLoad('planted.ts', code)).toEqual([])
})

// Of the dashboard, staff alone see these.
const forStaff = ['dashboard', 'inbox', 'layout', 'review'].map(
  (feature) => `src/client/desk/${feature}/words.ts`,
)

test.each(['fr', 'pt'])(
  'screens of visitors and members have all their sentences in %s',
  (locale) => {
    const graph = readImportGraph()
    const screens = [...graph.keys()].filter((file) => /^src\/client\/pages\/(?!desk\/)/.test(file))
    const untranslated = [...reachedAtRuntime(graph, screens)].filter(
      (file) =>
        /^src\/client\/.*words\.ts$/.test(file) &&
        !existsSync(join(root, file.replace(/\.ts$/, `.${locale}.ts`))),
    )
    expect(untranslated.sort()).toEqual(forStaff)
  },
)

test('a module of sentences has its translation into every language that is offered', () => {
  const translated = (locale: string) =>
    globSync(`src/**/*.${locale}.ts`, { cwd: root }).map((file) =>
      file.replace(`.${locale}.ts`, ''),
    )
  const [first = '', ...others] = offeredLocales.filter((locale) => locale !== originalLocale)
  for (const locale of others) expect(translated(locale).sort()).toEqual(translated(first).sort())
})

const placeholdersIn = (file: string) => [
  ...new Set([...textOf(file).matchAll(/(?<!\$)\{[a-z]+\}/g)].map(([mark]) => mark)),
]

// What is written out instead would stay as it is when another firm sets the site up.
test.each(globSync('src/shared/content/*.{fr,pt}.ts', { cwd: root }))(
  '%s has the placeholders of its original',
  (file) => {
    const original = placeholdersIn(file.replace(/\.(fr|pt)\.ts$/, '.ts'))
    expect(placeholdersIn(file).sort()).toEqual(original.sort())
  },
)

const french = globSync(['src/**/*.fr.ts', 'src/shared/knowledge/translations/fr/**/*.ts'], {
  cwd: root,
})

test('a French text has a narrow no-break space before its signs, and within quotation marks', () => {
  const loose = french.flatMap((file) =>
    [...textOf(file).matchAll(/'(?:[^'\\\n]|\\.)*'(?!:)/g)]
      .map(([text]) => text)
      .filter((text) => /(?<=[\p{L}»)’%])[ \u00a0][;:!?»](?=[\s'])|«[ \u00a0]/u.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(loose).toEqual([])
})

const namesIn = (file: string) =>
  [...textOf(file).matchAll(/^export (?:const|function|\{(?: \w+ as)?) (\w+)/gm)]
    .map(([, name]) => name)
    .sort()

// The compiler notices what is missing; not what is left over.
test.each(globSync('src/**/*.{fr,pt}.ts', { cwd: root }))(
  '%s has no sentence more than its original',
  (file) => {
    expect(namesIn(file)).toEqual(namesIn(file.replace(/\.(fr|pt)\.ts$/, '.ts')))
  },
)
