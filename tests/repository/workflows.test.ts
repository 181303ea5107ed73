import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync('.github/workflows/*.yml')
const workflows = files.map((file) => [basename(file), readFileSync(file, 'utf8')] as const)

test('the repository has workflows that test, preview and deploy', () => {
  expect(files.map((file) => basename(file)).sort()).toEqual([
    'deploy.yml',
    'preview.yml',
    'test.yml',
  ])
})

// A tag can be moved to other code by whoever takes over the action; a commit cannot.
test.each(workflows)('%s pins each action by its commit, with the version behind it', (_, text) => {
  const used = [...text.matchAll(/\buses: *(.+)$/gm)].map(([, action = '']) => action)
  expect(used.length).toBeGreaterThan(0)
  const own = './.github/workflows/'
  for (const action of used.filter((one) => !one.startsWith(own))) {
    expect(action).toMatch(/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  }
})

test.each(workflows)('%s may read the repository and nothing else', (_, text) => {
  const granted = [...text.matchAll(/permissions:(.*)\n((?: +.+\n)*)/g)]
  expect(granted.map(([, inline, block]) => `${inline}${block}`.trim())).toEqual(['contents: read'])
})

test.each(workflows)('%s ends jobs that hang, and hands no secret to a fork', (_, text) => {
  const jobs = text.match(/runs-on:/g) ?? []
  expect(text.match(/timeout-minutes:/g)).toHaveLength(jobs.length)
  expect(text).not.toMatch(/^ +pull_request_target:/m)
})

test('only jobs of an environment get secrets', () => {
  for (const [, text] of workflows.filter(([, one]) => one.includes('secrets.'))) {
    expect(text).toMatch(/^ {4}environment: \w+$/m)
  }
})
