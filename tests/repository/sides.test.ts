import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { present } from '#tests/support/present.ts'
import { reached, readImportGraph, root } from '#tests/support/repository/import-graph.ts'

// The compiler takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const { references }: { references: { path: string }[] } = JSON.parse(
  readFileSync(join(root, 'tsconfig.json'), 'utf8'),
)
const sides = references.map(({ path }) => path)

// Within the repository, where the types of packages are found, and out of sight of all sides.
const cache = join(root, 'node_modules/.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'sides-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What the compiler prints. */
function tsc(...args: string[]) {
  const command = join(root, 'node_modules/.bin/tsc')
  return new Promise<string>((resolve) => {
    execFile(
      command,
      [...args, '--checkers', '1'],
      { cwd: root, maxBuffer: 2 ** 24 },
      (_, stdout) => resolve(stdout),
    )
  })
}

/** The files of a side, its packages among them, whose global names are there for all. */
async function globalFiles(side: string) {
  const files = (await tsc('-p', side, '--listFilesOnly')).split('\n').filter(Boolean)
  return files.filter((file) => /\.d\.[cm]?ts$/.test(file) || declaresGlobals(file))
}

const declaresGlobals = (file: string) =>
  !file.includes('/node_modules/') && readFileSync(file, 'utf8').includes('declare global')

/** The names that a file of one side does not find; its other files are not checked once more. */
async function missing(side: string, code: string) {
  const place = join(folder, side)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'planted.ts'), code)
  const config = {
    extends: relative(place, join(root, side, 'tsconfig.json')),
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    files: ['planted.ts', ...(await globalFiles(side))],
    include: [],
  }
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config))
  const printed = await tsc('-p', place)
  const names = printed.matchAll(/planted\.ts.*(?:Cannot find name|declarations for).*?'([\w:]+)'/g)
  return [...names].map(([, name]) => name)
}

const everywhere = `
document; window; localStorage; process; fetch; console
import 'node:fs'
import 'cloudflare:workers'
export type Stores = D1Database
`

describe.concurrent('there is no', () => {
  test('browser and no Node in the Worker', async () => {
    const found = await missing('src/worker', everywhere)
    expect(found).toEqual(['document', 'window', 'localStorage', 'node:fs'])
  })

  test('Node and no Worker in the client', async () => {
    const found = await missing('src/client', everywhere)
    expect(found).toEqual(['process', 'node:fs', 'cloudflare:workers', 'D1Database'])
  })

  test('platform at all in what both share', async () => {
    const found = await missing('src/shared', everywhere)
    expect(found).toEqual([
      ...['document', 'window', 'localStorage', 'process', 'fetch', 'console'],
      ...['node:fs', 'cloudflare:workers', 'D1Database'],
    ])
  })
})

test('every file of ours is checked on some side', async () => {
  const configs = await Promise.all(sides.map((side) => tsc('-p', side, '--showConfig')))
  const named = configs.flatMap((config, at): string[] =>
    JSON.parse(config).files.map((file: string) => join(present(sides[at]), file)),
  )
  const checked = reached(readImportGraph(), named)
  const ours = globSync(['{src,tests,tools,bench}/**/*.{ts,tsx}', '*.ts'], { cwd: root })
  expect(ours.filter((file) => !checked.has(file))).toEqual([])
})

test('no side is less strict than the others', () => {
  const own = ['lib', 'types', 'tsBuildInfoFile']
  for (const side of sides) {
    const config = JSON.parse(readFileSync(join(root, side, 'tsconfig.json'), 'utf8'))
    expect(config.extends, side).toMatch(/\/tsconfig(\.base)?\.json$/)
    expect(own, side).toEqual(expect.arrayContaining(Object.keys(config.compilerOptions)))
  }
})

test('no file of the product asks for types of its own, which would be there for all', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  const actor = files.filter((file) =>
    /^\/\/\/\s*<reference/m.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(actor).toEqual([])
})
