import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { canMatch } from '#tools/vite/can-match.ts'
import { neededPieces, type Piece, piecesOf } from '#tools/vite/cut-sheet.ts'

const classes = new Set(['card', 'md:w-[calc(1px+2px)]', 'dark'])

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
  '.md\\:w-\\[calc\\(1px\\+2px\\)\\]:focus',
  'a[href$=".pdf"]',
])('%s can match', (selector) => expect(canMatch(selector, classes)).toBe(true))

test.each([
  '.gone',
  'h1.gone',
  '.card .gone::before',
  '.card:has(> .gone)',
  ':is(.gone, .away) td',
  ':where(.gone > :not(:last-child))',
  '.card:is(:where(.group):is([open], :popover-open) *)',
  '.md\\:w-\\[calc\\(1px\\+2px\\)\\]-more',
])('%s cannot', (selector) => expect(canMatch(selector, classes)).toBe(false))

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
  expect(needed(css, ['y'])).toBe('@layer a;@layer b{p{top:0}@media print{.y{top:3px}}}')
})

test('a screen gets the variables that its rules or its code use, and those they use in turn', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}.x{top:var(--a)}'
  expect(needed(css, ['x', '--d'])).toBe(':root{--a:var(--b);--b:1px;--d:3px;}.x{top:var(--a)}')
})

test('a screen gets the keyframes that its rules name', () => {
  const css = '.x{animation:rise 1s}@keyframes rise{to{top:0}}@keyframes fall{to{top:1px}}'
  expect(needed(css, ['x'])).toBe('.x{animation:rise 1s}@keyframes rise{to{top:0}}')
})
