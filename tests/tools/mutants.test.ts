import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mutants } from '#tools/mutants-list.ts'

const all = Object.values(mutants).flat()

test('every line that is broken on purpose is there once', () => {
  const times = all.map(({ breaks, file, find }) => ({
    breaks,
    times: readFileSync(file, 'utf8').split(find).length - 1,
  }))
  expect(times.filter((line) => line.times !== 1)).toEqual([])
})

test('every test that should notice is there', () => {
  const tests = all.flatMap((mutant) => mutant.tests)
  expect(tests.filter((name) => !existsSync(`tests/worker/${name}.test.ts`))).toEqual([])
})
