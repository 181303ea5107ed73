import { describe, expect, test } from 'vitest'
import { floodLimits } from '#shared/constants.ts'
import { asvsRequirements } from '#tests/support/repository/asvs.ts'
import {
  documentOf,
  isFileName,
  namedFile,
  namesIn,
} from '#tests/support/repository/named-files.ts'

test.each(['docs/security.md', 'docs/asvs.md', 'docs/inventory.md'])(
  'every file that %s names is there',
  (page) => {
    const files = [...new Set(namesIn(documentOf(page)).filter(isFileName))]
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => namedFile(file) === null)).toEqual([])
  },
)

test('docs/security.md has every limit of floods', () => {
  const page = documentOf('docs/security.md')
  const limits = Object.keys(floodLimits).map((name) => `floodLimits.${name}`)
  expect(limits.filter((limit) => !page.includes(`\`${limit}\``))).toEqual([])
})

interface Row {
  numbers: string[]
  levels: string[]
  words: string
  state: string
  reason: string
  files: string[]
}

/** The rows of the tables of docs/asvs.md. */
const rows = documentOf('docs/asvs.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map(rowOf)

function rowOf(line: string): Row {
  const [, numbers = '', levels = '', words = '', said = '', shown = ''] = line.split(/ ?\| ?/)
  const [state = '', reason = ''] = said.split(/: (.*)/s)
  return {
    ...{ numbers: numbers.split(', '), levels: levels.split(', ') },
    ...{ words, state, reason, files: namesIn(shown) },
  }
}

const required = [...asvsRequirements[1], ...asvsRequirements[2]]
const listed = rows.flatMap(({ numbers }) => numbers)

describe('docs/asvs.md', () => {
  test('has every requirement of levels 1 and 2 once, and of level 3 some', () => {
    expect(required).toHaveLength(253)
    const others = listed.filter((number) => !required.includes(number))
    expect(listed.toSorted()).toEqual([...required, ...others].toSorted())
    expect(new Set(listed).size).toBe(listed.length)
    expect(asvsRequirements[3]).toEqual(expect.arrayContaining(others))
  })

  test('has them in their order, with their levels', () => {
    const parts = (number: string) => number.split('.').map(Number)
    const inOrder = listed.toSorted((a, b) => {
      const [one, other] = [parts(a), parts(b)]
      const at = one.findIndex((part, index) => part !== other[index])
      return (one[at] ?? 0) - (other[at] ?? 0)
    })
    expect(listed).toEqual(inOrder)
    for (const { numbers, levels } of rows) {
      const theirs = ([1, 2, 3] as const).filter((level) =>
        numbers.some((number) => asvsRequirements[level].includes(number)),
      )
      expect(levels, numbers.join()).toEqual(theirs.map(String))
    }
  })

  test('names a test or a file for all that is met, in full or in part, and each is there', () => {
    for (const { numbers, state, files } of rows) {
      const least = state === 'met' || state === 'partly' ? 1 : 0
      expect(files.length, numbers.join()).toBeGreaterThanOrEqual(least)
      expect(files.filter((file) => namedFile(file) === null)).toEqual([])
    }
  })

  test('gives the reason of all that is not met in full', () => {
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(states))
    const unexplained = rows.filter(({ state, reason }) => state !== 'met' && reason === '')
    expect(unexplained).toEqual([])
  })

  test('says of level 3 only what holds', () => {
    const third = rows.filter(({ levels }) => levels.includes('3'))
    expect(third.filter(({ state }) => !['met', 'partly'].includes(state))).toEqual([])
  })

  test('counts its rows of levels 1 and 2 rightly', () => {
    const [met, partly, not, other] = states.map((state) => countOf(state))
    expect(documentOf('docs/asvs.md')).toContain(
      `Of the ${required.length} requirements of levels 1 and 2, ${met} are met, ${partly} are partly met, ${not} are not met, and ${other} do not apply.`,
    )
  })

  test('asks in ten words of our own at most', () => {
    expect(rows.filter(({ words }) => words.split(' ').length > 10)).toEqual([])
  })
})

const states = ['met', 'partly', 'not met', 'does not apply']

const countOf = (state: string) =>
  rows
    .filter((row) => row.state === state)
    .flatMap(({ numbers }) => numbers)
    .filter((number) => required.includes(number)).length
