import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importedBy, root } from '#tests/support/imported-files.ts'

const client = join(root, 'src/client')

/** Every file and package that the client needs in the browser, with who asked for it. */
function reached(): [name: string, importer: string][] {
  const files = globSync('src/client/**/*.{ts,tsx}', { cwd: root })
  return [...importedBy(files.map((file) => join(root, file)))]
}

/** Each file of the client with the files of the client that it imports, if only for a type. */
function importsInClient(): Map<string, string[]> {
  const files = globSync('**/*.{ts,tsx}', { cwd: client })
  return new Map(files.map((file) => [file, importsOf(file)]))
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(client, file), 'utf8')
  const specifiers = source.matchAll(/(?:\bfrom|\bimport\(|^import)\s*'((?:\.|#client\/)[^']*)'/gm)
  return [...specifiers].map(([, specifier = '']) =>
    specifier.startsWith('#client/')
      ? specifier.slice('#client/'.length)
      : relative(client, resolve(client, dirname(file), specifier)),
  )
}

/** The folder of a file; of one that stands in none, nothing. */
function folderOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '') : ''
}

test('the client never runs zod, not even by way of a shared file', () => {
  const zod = reached().filter(([name]) => /^zod($|\/)/.test(name))
  expect(zod).toEqual([])
})

test('the client never reaches into the Worker', () => {
  const worker = reached().filter(([name]) => name.startsWith(join(root, 'src/worker')))
  expect(worker).toEqual([])
})

test('no file of the client imports itself by way of others, not even for a type', () => {
  const imports = importsInClient()
  const cycles: string[] = []
  const done = new Set<string>()
  const follow = (file: string, path: string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (path.includes(file) || done.has(file)) return
    for (const next of imports.get(file) ?? []) follow(next, [...path, file])
    done.add(file)
  }
  for (const file of imports.keys()) follow(file, [])
  expect(imports.size).toBeGreaterThan(50)
  expect(cycles).toEqual([])
})

describe('a folder of the client imports only', () => {
  // Screens put the folders together; what two features need stands in a folder of its own.
  const allowed: Record<string, string[]> = {
    ui: [],
    map: ['generated'],
    office: ['ui'],
    account: ['ui'],
    auth: ['account', 'ui'],
    marketing: ['ui'],
    'signed-in': ['ui'],
    settings: ['signed-in', 'ui'],
    'two-factor': ['account', 'ui'],
    dashboard: ['ui'],
    contact: ['map', 'office', 'ui'],
    insights: ['ui'],
    markets: ['generated', 'map'],
  }
  const imports = importsInClient()
  const folders = new Set([...imports.keys()].map(folderOf))

  test.each([...folders].filter((folder) => !['', 'pages'].includes(folder)))('%s', (folder) => {
    const files = [...imports].filter(([file]) => folderOf(file) === folder)
    const others = files.flatMap(([, imported]) => imported.map(folderOf))
    const known = ['', folder, ...(allowed[folder] ?? [])]
    expect(others.filter((other) => !known.includes(other))).toEqual([])
  })

  test('no screen, which would pull the chunk of one into another', () => {
    const screens = [...imports.values()].flat().filter((file) => folderOf(file) === 'pages')
    expect(screens).toEqual([])
  })
})
