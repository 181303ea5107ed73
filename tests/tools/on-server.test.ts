import { readFileSync } from 'node:fs'
import { cloneDeep, isEqual } from 'es-toolkit'
import { escape as escapeSigns, get, has } from 'es-toolkit/compat'
import { expect, test } from 'vitest'
import * as stub from '#tools/vite/on-server/es-toolkit.ts'
import { closed, componentIn } from '#tools/vite/without-browser-runtime.ts'

test.each(closed)('%s exports the one component that a server leaves out', (file) => {
  const code = readFileSync(new URL(`../../src/client/${file}`, import.meta.url), 'utf8')
  expect([...code.matchAll(/^export function (\w+)/gm)].map(([, name]) => name)).toEqual([
    componentIn(file),
  ])
})

const settings = { form: { withAllErrors: false, data: { name: 'Amina' } }, prefetch: null }

test.each(['form.withAllErrors', 'form.data.name', 'form.none', 'prefetch.cacheFor', 'none'])(
  'what lies at %s is what es-toolkit finds there',
  (path) => {
    expect(stub.get(settings, path)).toEqual(get(settings, path))
    expect(stub.has(settings, path)).toBe(has(settings, path))
  },
)

test('plain data is copied and compared as es-toolkit does it', () => {
  expect(stub.cloneDeep(settings)).toEqual(cloneDeep(settings))
  for (const other of [structuredClone(settings), { form: {} }, null]) {
    expect(stub.isEqual(settings, other)).toBe(isEqual(settings, other))
  }
})

test('signs of HTML are escaped as es-toolkit does it', () => {
  const text = `<a href="/" title='&'>`
  expect(stub.escape(text)).toBe(escapeSigns(text))
})
