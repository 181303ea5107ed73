import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palette } from '#shared/palette.ts'

const tokens = readFileSync('src/client/styles/tokens.css', 'utf8')

/** The values of a role of the tokens, in light and dark. */
function role(name: string): string[] {
  const value = tokens.match(new RegExp(`--${name}: (?:light-dark\\()?([^;]+?)\\)?;`))?.[1] ?? ''
  return value.split(', ').map((colour) => colour.toUpperCase())
}

test('the palette has the colours of the tokens', () => {
  expect(role('ground')).toEqual([palette.paper, palette.night])
  expect(role('text')).toEqual([palette.ink, palette.sand])
  expect(role('accent')).toEqual([palette.ochre, palette.ochreOnDark])
  expect(role('clay')[0]).toBe(palette.clay)
  expect(role('structure')[0]).toBe(palette.forest)
})

test('no colour of the palette is written anywhere else', () => {
  const hex = new RegExp(Object.values(palette).join('|'), 'i')
  const own = new Set(['src/shared/palette.ts', 'src/client/styles/tokens.css'])
  // The setup names colours as examples, and one of them may have become the accent.
  const isOther = (file: string) => !own.has(file) && !file.startsWith('tools/setup/')
  const files = globSync('{src,tools}/**/*.{ts,tsx,css}').filter(isOther)
  expect(files.filter((file) => hex.test(readFileSync(file, 'utf8')))).toEqual([])
})
