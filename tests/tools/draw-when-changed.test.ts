import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { locales } from '#shared/locales.ts'
import { reachedAtRuntime, readImportGraph, root } from '#tests/support/repository/import-graph.ts'
import { drawWhenChanged, inputs } from '#tools/artwork/draw-when-changed.ts'

const picture = 'public/og/home.png'
const icon = 'public/icon.png'
const drawn = { outcome: 'drawn' }
const unchanged = { outcome: 'unchanged' }

const inTheCopy = (path: string) => join(copy, path)
const draw = () =>
  drawWhenChanged(copy, async () => [
    [picture, 'a picture'],
    [icon, 'an icon'],
  ])

let copy: string

beforeEach(async () => {
  copy = mkdtempSync(join(tmpdir(), 'artwork-'))
  for (const file of globSync(inputs, { cwd: root })) cpSync(join(root, file), inTheCopy(file))
  await draw()
})

afterEach(() => {
  rmSync(copy, { recursive: true })
})

test('the artwork is not drawn again while nothing has changed', async () => {
  expect(await draw()).toEqual(unchanged)
})

describe('it is drawn again', () => {
  test('when any file has changed that the drawing imports', async () => {
    const graph = readImportGraph()
    const originals = [...reachedAtRuntime(graph, ['tools/make-assets.ts'])]
    const translations = locales
      .flatMap((locale) => originals.map((file) => file.replace(/\.ts$/, `.${locale}.ts`)))
      .filter((file) => graph.has(file))
    const reached = reachedAtRuntime(graph, [...originals, ...translations])
    const files = [...reached].filter((file) => existsSync(join(root, file)))
    expect(files).toContain('src/shared/date-words.fr.ts')
    expect(files).toContain('src/shared/knowledge/status-marks.ts')
    for (const file of files) {
      writeFileSync(inTheCopy(file), `${readFileSync(join(root, file), 'utf8')}\n`)
      expect(await draw(), file).toEqual(drawn)
    }
  })

  test('when a library has another version', async () => {
    const lock = readFileSync(inTheCopy('package-lock.json'), 'utf8')
    const newer = lock.replace(/("node_modules\/sharp": \{\s+"version": )"[^"]+"/, '$1"999.0.0"')
    expect(newer).not.toBe(lock)
    writeFileSync(inTheCopy('package-lock.json'), newer)
    expect(await draw()).toEqual(drawn)
  })

  test('when one of its files is gone', async () => {
    rmSync(inTheCopy(picture))
    expect(await draw()).toEqual(drawn)
    expect(existsSync(inTheCopy(picture))).toBe(true)
  })

  test('when one of its files is not what was drawn', async () => {
    writeFileSync(inTheCopy(picture), 'half a pic')
    expect(await draw()).toEqual(drawn)
    expect(readFileSync(inTheCopy(picture), 'utf8')).toBe('a picture')
  })

  test('when the last drawing failed', async () => {
    writeFileSync(inTheCopy('src/shared/mark.ts'), '')
    const failing = drawWhenChanged(copy, () => Promise.reject(new Error('No fonts')))
    await expect(failing).rejects.toThrow('No fonts')
    expect(await draw()).toEqual(drawn)
  })
})

test('a file that is drawn no longer goes', async () => {
  writeFileSync(inTheCopy('src/shared/mark.ts'), '')
  await drawWhenChanged(copy, async () => [[picture, 'a picture']])
  expect(existsSync(inTheCopy(icon))).toBe(false)
  expect(existsSync(inTheCopy(picture))).toBe(true)
})

test('runs side by side leave the files whole and nothing else', async () => {
  rmSync(inTheCopy('public'), { recursive: true })
  const runs = await Promise.all([draw(), draw(), draw()])
  expect(runs).toContainEqual(drawn)
  expect(await draw()).toEqual(unchanged)
  expect(globSync('src/client/generated/*', { cwd: copy })).toEqual([
    'src/client/generated/drawn.json',
  ])
})
