import { expect, test } from 'vitest'
import { withTable } from '../../bench/report.ts'
import { ratio, spread } from '../../bench/spread.ts'
import { markdown, sideBySide } from '../../bench/table.ts'

const page = `Before.
<!-- measured: one -->
| old |
<!-- end: one -->
Between.
<!-- measured: two -->
<!-- end: two -->
After.
`

test('a measured table replaces the last one of its part, and no word around it', () => {
  const written = withTable(page, 'one', '| new |')
  expect(written).toBe(page.replace('| old |', '| new |'))
  expect(withTable(written, 'one', '| old |')).toBe(page)
})

test('a part without a place in the page is told, not lost', () => {
  expect(() => withTable(page, 'three', '| new |')).toThrow('no place for three')
})

test('the rows of another build stand below those of this one', () => {
  const now = {
    columns: ['page', 'ms'],
    rows: [
      ['Home', '1'],
      ['Markets', '2'],
    ],
  }
  const before = { columns: ['page', 'ms'], rows: [['Home', '3']] }
  expect(markdown(sideBySide({ now, before })).split('\n').slice(2)).toEqual([
    '| Home | now | 1 |',
    '| Home | before | 3 |',
    '| Markets | now | 2 |',
  ])
})

test('a figure is the median, with the least and the greatest beside it', () => {
  expect(spread([3, 1, 2])).toBe('2.00 (1.00–3.00)')
  expect(spread([100, 100, 100], 0)).toBe('100')
})

test('a ratio is that of the medians, with the least and the greatest of a round', () => {
  expect(ratio([2, 6, 4], [1, 2, 4])).toBe('2.00 (1.00–3.00)')
})
