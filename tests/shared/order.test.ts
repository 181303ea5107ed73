import { expect, test } from 'vitest'
import { byCharacters, byName } from '#shared/order.ts'

test('names are ordered without their accents and capitals', () => {
  const names = ['Zambia', 'Côte d’Ivoire', 'congo', 'São Tomé', 'Senegal', 'Côte']
  expect(names.toSorted(byName)).toEqual([
    'congo',
    'Côte',
    'Côte d’Ivoire',
    'São Tomé',
    'Senegal',
    'Zambia',
  ])
})

test('the order of names and slugs does not depend on the order they came in', () => {
  expect(['Cote', 'Côte'].toSorted(byName)).toEqual(['Côte', 'Cote'].toSorted(byName))
  expect(['b-1', 'a-2', 'a-10'].toSorted(byCharacters)).toEqual(['a-10', 'a-2', 'b-1'])
})
