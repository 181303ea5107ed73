import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { shortNames, withShortNames, withShortSelectors } from '#tools/vite/short-utilities.ts'

const css = String.raw`@layer components{.card .sr-only{top:0}}
@layer utilities{.flex{top:0}.text-sm{top:0}.md\:w-\[calc\(1px\+2px\)\]:hover{top:0}.sr-only{top:0}}`
const names = shortNames(parse(css), ['sr-only'])

test('utilities have short names, but for plain words and those that the Worker spells', () => {
  expect([...names]).toEqual([
    ['text-sm', 'a0'],
    ['md:w-[calc(1px+2px)]', 'a1'],
  ])
})

test('selectors have them, and keep what is around them', () => {
  expect(withShortSelectors(parse(css), names)).toBe(
    css.replace('.text-sm', '.a0').replace(String.raw`.md\:w-\[calc\(1px\+2px\)\]`, '.a1'),
  )
})

test('code has them where a text of it holds the whole name', () => {
  const code = "clsx('flex text-sm', wide ? `md:w-[calc(1px+2px)]` : 'text-small', '#text-sm')"
  expect(withShortNames(code, names)).toBe(
    "clsx('flex a0', wide ? `a1` : 'text-small', '#text-sm')",
  )
})

test('no two utilities share a name', () => {
  const many = Array.from({ length: 1500 }, (_, at) => `.w-${at}{top:0}`).join('')
  const all = shortNames(parse(`@layer utilities{${many}}`), [])
  expect(new Set(all.values()).size).toBe(1500)
})
