import { expect, test } from 'vitest'
import { readImportGraph } from '#tests/support/repository/import-graph.ts'

/** The files that may know what ships: they make the first edition, or run without an edition. */
const readers = [
  'src/shared/knowledge/first-edition.ts',
  'src/worker/knowledge/edition.ts',
  'tools/firm.ts',
  'tools/check-deploy.ts',
  'tools/setup.ts',
]

test('the shipped firm is read through the edition alone', () => {
  const imports = [...readImportGraph().values()].flat()
  const own = imports.filter(({ to }) => to === 'src/shared/knowledge/records/firm.ts')
  const others = own.map(({ from }) => from).filter((from) => !/^(tests|bench)\//.test(from))
  expect(others.sort()).toEqual(readers.sort())
})
