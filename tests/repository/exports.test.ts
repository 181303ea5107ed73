import { expect, test } from 'vitest'
import { unreadExports } from '#tests/support/repository/exports.ts'
import { readImportGraph } from '#tests/support/repository/import-graph.ts'

const readOtherwise = [
  // By what runs them (tools/run.mjs is no TypeScript), and by the libraries whose modules they stand in for.
  /^src\/worker\/index\.ts default$/,
  /^[^/]+\.config\.ts default$/,
  /^tests\/support\/worker-global-setup\.ts default$/,
  /^tests\/support\/draw-missing-assets\.ts setup$/,
  /^tools\/own-folders\.ts keepFilesInCheckout$/,
  /^tools\/vite\/on-server\//,
  // By Vitest's configuration, which puts it in place of the firm that ships.
  /^tests\/support\/firm\.ts firm$/,
  // By what the build writes for the languages, and by the compiler.
  /^src\/.+\.(fr|pt)\.ts \w+$/,
  /^src\/client\/ssr\.tsx renderScreen$/,
  /^src\/worker\/in-languages\.ts \w+$/,
  /^tools\/vite\/pseudo-locale\.ts pseudoLocale$/,
  // By tests, which all begin without what an isolate has learnt.
  /^src\/worker\/knowledge\/refresh-edition\.ts resetEdition$/,
  /^src\/worker\/site\/editions\/find-edition\.ts forgetEditions$/,
  /^src\/worker\/site\/editions\/edition-list\.ts forgetEditionList$/,
]

test('every export has a reader, and nothing of the product is there for tests alone', () => {
  const unread = unreadExports(readImportGraph())
  expect(unread.filter((one) => !readOtherwise.some((known) => known.test(one)))).toEqual([])
})
