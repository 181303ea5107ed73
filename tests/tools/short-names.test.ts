import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { shortNamesOf, withShortRules, withShortTexts } from '#tools/vite/short-names.ts'

const css = String.raw`:root{--ink:red;--line:blue}
@layer components{.card .sr-only{top:var(--library)}}
@layer utilities{.flex{top:0}.text-sm{top:var(--ink)}.md\:w-\[calc\(1px\+2px\)\]:hover{top:0}.sr-only{top:0}}`
const names = shortNamesOf(parse(css), ['sr-only', '--line'])

test('utilities and variables have short names, but for plain words and those spelled elsewhere', () => {
  expect([...names]).toEqual([
    ['text-sm', 'a0'],
    ['md:w-[calc(1px+2px)]', 'a1'],
    ['--ink', '--a0'],
  ])
})

test('no name is a word that is spelled elsewhere, as a code of a country', () => {
  const others = shortNamesOf(parse(css), ['sr-only', '--line', 'a0'])
  expect(others.get('text-sm')).toBe('a1')
})

test('rules have them, and keep what is around them', () => {
  expect(withShortRules(css, names)).toBe(
    css
      .replaceAll('--ink', '--a0')
      .replace('.text-sm', '.a0')
      .replace(String.raw`.md\:w-\[calc\(1px\+2px\)\]`, '.a1'),
  )
})

test('code has them where a text of it holds the whole name', () => {
  const code = "clsx('flex text-sm', wide ? `md:w-[calc(1px+2px)]` : 'text-small', '#text-sm')"
  expect(withShortTexts(code, names)).toBe(
    "clsx('flex a0', wide ? `a1` : 'text-small', '#text-sm')",
  )
})

test('no two utilities share a name', () => {
  const many = Array.from({ length: 1500 }, (_, at) => `.w-${at}{top:0}`).join('')
  const all = shortNamesOf(parse(`@layer utilities{${many}}`), [])
  expect(new Set(all.values()).size).toBe(1500)
})
