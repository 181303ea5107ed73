import { expect, test } from 'vitest'
import { synonymGroups, termsOf } from '#shared/search-synonyms.ts'
import { wordsOf } from '#shared/search-words.ts'

test('a phrase is in one group only, as an index knows its words', () => {
  const phrases = synonymGroups.flat()
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
  expect(phrases.map((phrase) => wordsOf(phrase).join(' '))).toEqual(phrases)
})

test('the longest phrase is one term, and other words are terms of their own', () => {
  expect(termsOf(['legal', 'gambling', 'age', 'in', 'kenya']).map(({ words }) => words)).toEqual([
    ['legal', 'gambling', 'age'],
    ['in'],
    ['kenya'],
  ])
  expect(termsOf(['legal', 'advice'])).toEqual([
    { words: ['legal'], synonyms: [] },
    { words: ['advice'], synonyms: [] },
  ])
})

test('each phrase of a group finds all others', () => {
  for (const group of synonymGroups) {
    for (const phrase of group) {
      const [term] = termsOf(phrase.split(' '))
      expect(new Set([phrase, ...(term?.synonyms ?? [])]), phrase).toEqual(new Set(group))
    }
  }
})
