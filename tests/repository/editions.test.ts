import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root, textOf } from '#tests/support/repository/import-graph.ts'

const files = globSync('src/worker/**/*.ts', { cwd: root }).sort()
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(textOf(file)))
const callsOf = (name: string) => new RegExp(`(?<!function )\\b${name}\\(`)

// What readers see is decided by rows of these tables, and by what is said of pictures.
test('the tables of editions are written in these files alone', () => {
  const tables = 'publications|effectivePublications|shippedRecords'
  expect(filesWith(new RegExp(`\\.(?:insert|update|delete)\\((?:${tables})\\)`))).toEqual([
    // Puts publications into effect, which were inserted before.
    'src/worker/desk/publishing/apply-due-publications.ts',
    'src/worker/desk/publishing/picture-change.ts',
    'src/worker/desk/publishing/publication-change.ts',
    // What ships with a release.
    'src/worker/desk/publishing/seed-documents.ts',
    'src/worker/desk/publishing/shipped-records.ts',
  ])
  expect(filesWith(/\.update\(pictures\)(?!\.set\(\{ isStored)/)).toEqual([
    'src/worker/desk/publishing/picture-change.ts',
  ])
})

test('staff change editions by the function that asks the two-person rule', () => {
  for (const name of ['publicationChange', 'pictureChange']) {
    const callers = filesWith(callsOf(name))
    expect(callers.length).toBeGreaterThan(0)
    for (const file of callers) {
      const asked = new RegExp(`changeEdition\\((?:(?!changeEdition)[^])*?edition: ${name}\\(`, 'g')
      expect(textOf(file).replace(asked, ''), file).not.toMatch(callsOf(name))
    }
  }
})
