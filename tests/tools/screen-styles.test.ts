import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { anyElement, canMatch } from '#tools/vite/can-match.ts'
import { neededPieces, type Piece, piecesOf } from '#tools/vite/cut-sheet.ts'
import { withoutFallbacks } from '#tools/vite/without-fallbacks.ts'

const words = new Set(['a', 'td', 'h1', 'card', 'md:w-[calc(1px+2px)]', 'dark'])

test.each([
  'h1',
  ':host',
  ':focus-visible',
  '[aria-current="page"]',
  '.card:hover > a::after',
  '.card:not(.gone)',
  ':is(.gone, .card:first-child) td:nth-child(2n + 1)',
  ':where(.card > :not(:last-child))',
  '.card:where(.dark, .dark *)',
  'td:nth-child(even)',
  '.md\\:w-\\[calc\\(1px\\+2px\\)\\]:focus',
  'a[href$=".pdf"]',
])('%s can match', (selector) => expect(canMatch(selector, words)).toBe(true))

test.each([
  '.gone',
  'h1.gone',
  '.card .gone::before',
  '.card:has(> .gone)',
  ':is(.gone, .away) td',
  ':where(.gone > :not(:last-child))',
  '.card:is(:where(.group):is([open], :popover-open) *)',
  '.md\\:w-\\[calc\\(1px\\+2px\\)\\]-more',
  'h2',
  '.card > :is(h2, h3)',
  '.card + h2:hover',
  '::-webkit-datetime-edit',
  '::placeholder',
])('%s cannot', (selector) => expect(canMatch(selector, words)).toBe(false))

test('the placeholder of a text field can match, of more than one line too', () => {
  expect(canMatch('::placeholder', new Set(['textarea']))).toBe(true)
})

test('a page whose HTML comes from elsewhere can have any element', () => {
  expect(canMatch('h2::-webkit-details-marker', new Set([anyElement]))).toBe(true)
})

const needed = (css: string, words: string[]) => {
  const pieces = piecesOf(parse(css).nodes)
  const kept = neededPieces(pieces, new Set(words))
  const text = (piece: Piece): string => {
    if (piece.inside.length === 0) return kept.has(piece) ? piece.open + piece.close : ''
    const inside = piece.inside.map(text).join('')
    return inside && piece.open + inside + piece.close
  }
  return pieces.map(text).join('')
}

test('a screen gets the rules of its classes, with the blocks around them, in order', () => {
  const css = '@layer a;@layer b{p{top:0}.x{top:1px}@media print{.x{top:2px}.y{top:3px}}}'
  expect(needed(css, ['p', 'y'])).toBe('@layer a;@layer b{p{top:0}@media print{.y{top:3px}}}')
})

test('a screen gets the variables that its rules or its code use, and those they use in turn', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}.x{top:var(--a)}'
  expect(needed(css, ['x', '--d'])).toBe(':root{--a:var(--b);--b:1px;--d:3px;}.x{top:var(--a)}')
})

test('a screen gets the keyframes that its rules name', () => {
  const css = '.x{animation:rise 1s}@keyframes rise{to{top:0}}@keyframes fall{to{top:1px}}'
  expect(needed(css, ['x'])).toBe('.x{animation:rise 1s}@keyframes rise{to{top:0}}')
})

test('a sheet loses what only browsers without colours read, and keeps its order', () => {
  const mixed = '@supports (color:color-mix(in lab, red, red)){.x{top:color-mix(in lab, a, b)}}'
  const css = `.x{left:0;top:a}${mixed}.y{top:a;top:1dvh}@supports (top:1dvh){.y{top:2dvh}}`
  expect(withoutFallbacks(parse(css)).toString()).toBe(
    '.x{left:0;top:color-mix(in lab, a, b)}.y{top:a;top:1dvh}@supports (top:1dvh){.y{top:2dvh}}',
  )
})
