import { describe, expect, test } from 'vitest'
import { plant, readImportGraph } from '#tests/support/repository/import-graph.ts'
import { breachesOf } from '#tests/support/repository/walls.ts'

const graph = readImportGraph()

test('no import goes through a wall', () => {
  expect(breachesOf(graph)).toEqual([])
})

const sentence = {
  unread: 'Code that nobody can follow: an import names its file as a text.',
  product: 'The product imports nothing of tests, tools and bench.',
  tools: 'tools imports nothing of tests.',
  shared: 'src/shared is pure: it imports itself and zod.',
  client: 'The client imports only itself and src/shared.',
  libraries: 'The client imports no library of the server.',
  rules: 'Rules are checked on the server: the client gets their types only.',
  zod: 'The client never runs zod, not even by way of a shared file.',
  district: 'A district imports only those that it stands on.',
  pages: 'Pages are found by their name alone: nothing imports one.',
  renderer: 'The Worker reaches the client only through its renderer.',
  app: 'No district of the Worker imports the app.',
  routes: 'Only the list of its district imports the routes of a room, and only the app the lists.',
  files: 'Files do not import each other in a circle, not even for types.',
  rooms: 'Rooms of the Worker and of the client do not import each other in a circle.',
}

// Files that are not there are planted too: what counts is where they would stand.
const planted: [sentence: string, file: string, specifiers: string[]][] = [
  [sentence.product, 'src/worker/http/planted.ts', ['#tools/firm.ts', '../../../tools/firm.ts']],
  [sentence.product, 'src/worker/app.ts', ['#tests/support/clock.ts', '../../bench/run.ts']],
  [sentence.product, 'src/client/ui/planted.tsx', ['#tools/firm.ts', '#tests/support/clock.ts']],
  [sentence.product, 'src/shared/planted.ts', ['../../tools/firm', '/tests/support/clock.ts']],
  [sentence.tools, 'tools/planted.ts', ['#tests/support/clock.ts', '../tests/support/clock.ts']],
  [sentence.shared, 'src/shared/planted.ts', ['#worker/env.ts', '#client/appearance.ts']],
  [
    sentence.shared,
    'src/shared/account/auth/planted.ts',
    ['../../../worker/env.ts', 'cloudflare:workers'],
  ],
  [sentence.shared, 'src/shared/planted.ts', ['hono', 'hono/cookie', 'react', 'node:fs', 'fs']],
  [sentence.client, 'src/client/planted.ts', ['#worker/env.ts', '../worker/http/page']],
  [sentence.libraries, 'src/client/ui/planted.ts', ['node:fs', 'cloudflare:workers', 'hono']],
  [sentence.district, 'src/client/ui/planted.tsx', ['#client/account/auth/planted.ts']],
  [sentence.district, 'src/client/ui/planted.tsx', ['../entry.tsx', '../planted/file.ts']],
  [sentence.district, 'src/client/site/map/planted.tsx', ['../../account/form/planted.tsx']],
  [sentence.district, 'src/client/account/settings/planted.tsx', ['../../desk/planted.tsx']],
  [sentence.district, 'src/client/a-new-folder/planted.tsx', ['../ui/mark.tsx']],
  [sentence.pages, 'src/client/pages/planted.tsx', ['./dashboard.tsx', '#client/pages/error.tsx']],
  [sentence.pages, 'src/client/site/contact/planted.tsx', ['../../pages/dashboard.tsx']],
  [sentence.renderer, 'src/worker/http/planted.ts', ['#client/ui/mark.tsx', '../../client/entry']],
  [sentence.renderer, 'src/worker/app.ts', ['#client/ui/mark.tsx']],
  [sentence.district, 'src/worker/http/planted.ts', ['#worker/account/auth/sign-in.ts']],
  [sentence.district, 'src/worker/http/planted.ts', ['#worker/mail/mail.ts', '../site/one.ts']],
  [sentence.district, 'src/worker/db/planted.ts', ['../security/bytes.ts', '../http/page.ts']],
  [sentence.district, 'src/worker/security/planted.ts', ['../db/schema.ts', '../planted/file.ts']],
  [sentence.district, 'src/worker/mail/planted.ts', ['../site/newsletter/mails.ts']],
  [sentence.district, 'src/worker/knowledge/planted.ts', ['../desk/publishing/publish.ts']],
  [sentence.district, 'src/worker/jobs/planted.ts', ['../desk/newsletters/send.ts']],
  [sentence.district, 'src/shared/knowledge/planted.ts', ['#shared/desk/roles.ts']],
  [sentence.app, 'src/worker/db/planted.ts', ['#worker/app.ts', '../schedule.ts']],
  [sentence.app, 'src/worker/desk/inbox/planted.ts', ['../../index.ts']],
  [sentence.routes, 'src/worker/account/settings/planted.ts', ['../auth/routes.ts', './routes.ts']],
  [sentence.routes, 'src/worker/desk/inbox/planted.ts', ['../bookings/desk-routes.ts']],
  [sentence.routes, 'src/worker/account/routes.ts', ['#worker/desk/documents/preview-routes.ts']],
  [sentence.routes, 'src/worker/site/planted.tsx', ['./system/dev-mailbox-routes.tsx']],
  [sentence.routes, 'src/worker/index.ts', ['./site/routes', './account/auth/routes.ts']],
]

const lineOf = (file: string, specifier: string, wall: string) =>
  `${file} imports '${specifier}'. ${wall}`

/** Plants everything at once, because each reading of the walls takes a while. */
function breachesOfPlanted(importing: (specifier: string) => string): string[] {
  const codes = new Map<string, string[]>()
  for (const [, file, specifiers] of planted) {
    codes.set(file, [...(codes.get(file) ?? []), ...specifiers.map(importing)])
  }
  return breachesOf(
    [...codes].reduce((so, [file, code]) => plant(so, file, code.join('\n')), graph),
  )
}

const breachesByValues = breachesOfPlanted((specifier) => `import { one } from '${specifier}'`)
const breachesByTypes = breachesOfPlanted((specifier) => `import type { One } from '${specifier}'`)

describe.each(planted)('%s', (wall, file, specifiers) => {
  test.each(specifiers)(`${file} may not import %s, nor its types`, (specifier) => {
    const line = lineOf(file, specifier, wall)
    expect(breachesByValues).toContain(line)
    expect(breachesByTypes).toContain(line)
  })
})

describe(sentence.rules, () => {
  const file = 'src/client/ui/planted.tsx'

  test.each(['zod', 'zod/mini', '#shared/fields.ts'])('%s', (specifier) => {
    const line = lineOf(file, specifier, sentence.rules)
    const value = plant(graph, file, `import { one } from '${specifier}'`)
    expect(breachesOf(value)).toContain(line)
    // This runs the file, though it takes nothing from it.
    const emptied = plant(graph, file, `import { type One } from '${specifier}'`)
    expect(breachesOf(emptied)).toContain(line)
    const type = plant(graph, file, `import type { One } from '${specifier}'`)
    expect(breachesOf(type)).toEqual(breachesOf(graph))
  })
})

test(sentence.zod, () => {
  const file = 'src/shared/planted.ts'
  const line = lineOf(file, 'zod', sentence.zod)
  const unreached = plant(graph, file, `import { z } from 'zod'`)
  expect(breachesOf(unreached)).not.toContain(line)
  const reached = plant(unreached, 'src/client/planted.ts', `import '#shared/planted.ts'`)
  expect(breachesOf(reached)).toContain(line)
})

/** Plants files that import each other: each line is a file and what it imports. */
function circle(...files: [file: string, specifier: string][]) {
  const step = (so: typeof graph, [file, specifier]: [string, string]) =>
    plant(so, file, `import type { One } from '${specifier}'`)
  return breachesOf(files.reduce(step, graph))
}

test.each([
  ['src/worker/http/a.ts', './b.ts', 'src/worker/http/b.ts', './a.ts'],
  ['tools/a.ts', './artwork/b.ts', 'tools/artwork/b.ts', '../a.ts'],
  ['tests/support/a.ts', './b.ts', 'tests/support/b.ts', '#tests/support/a.ts'],
])(`${sentence.files} (%s)`, (a, toB, b, toA) => {
  expect(circle([a, toB], [b, toA])).toContain(lineOf(a, toB, sentence.files))
})

test.each([
  ['src/worker/a', '../b/two.ts', 'src/worker/b', '../a/one.ts'],
  ['src/client/a', '#client/b/two.tsx', 'src/client/b', '#client/a/one.tsx'],
])(`${sentence.rooms} (%s)`, (a, toB, b, toA) => {
  expect(circle([`${a}/one.ts`, toB], [`${b}/other.ts`, toA])).toContain(
    lineOf(`${a}/one.ts`, toB, sentence.rooms),
  )
})

test.each([
  `import '#tools/firm.ts'`,
  `import { type One } from '#tools/firm.ts'`,
  `import firm = require('#tools/firm.ts')`,
  `type One = typeof import('#tools/firm.ts')`,
  `type One = import('#tools/firm.ts').One`,
  `const one = await import('#tools/firm.ts')`,
  'const one = await import(`#tools/firm.ts`)',
  `export { one } from '#tools/firm.ts'`,
  `export * from '#tools/firm.ts'`,
  `export * as one from '#tools/firm.ts'`,
  `export type { One } from '#tools/firm.ts'`,
  `declare module 'one' { import type { One } from '#tools/firm.ts' }`,
])('an import is seen however it is written: %s', (code) => {
  const file = 'src/worker/planted.ts'
  const line = lineOf(file, '#tools/firm.ts', sentence.product)
  expect(breachesOf(plant(graph, file, code))).toContain(line)
})

test.each([
  `const all = import.meta.glob('../../tools/*.ts')`,
  `const all = import.meta.glob(['./none/*.ts', '../../tools/*.ts'], { eager: true })`,
])('and so are the files that a pattern finds: %s', (code) => {
  const file = 'src/worker/planted.ts'
  const line = lineOf(file, '../../tools/*.ts', sentence.product)
  expect(breachesOf(plant(graph, file, code))).toContain(line)
})

test.each(['import(name)', `import('./' + name)`, 'import.meta.glob(name)'])(
  'what cannot be seen is refused: %s',
  (code) => {
    const file = 'src/worker/planted.ts'
    const line = lineOf(file, '(not a text)', sentence.unread)
    expect(breachesOf(plant(graph, file, code))).toContain(line)
  },
)
