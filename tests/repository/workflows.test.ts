import { globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync('.github/workflows/*.yml')
const workflows = files.map((file) => [basename(file), readFileSync(file, 'utf8')] as const)

test('the repository has workflows that test, look for weaknesses, preview and deploy', () => {
  expect(files.map((file) => basename(file)).sort()).toEqual([
    'codeql.yml',
    'dependency-review.yml',
    'deploy.yml',
    'preview.yml',
    'scorecard.yml',
    'test.yml',
  ])
})

test('every push is tested, also as another firm would set it up', () => {
  const [, text = ''] = workflows.find(([name]) => name === 'test.yml') ?? []
  const commands = [...text.matchAll(/^ +- run: (.+)$/gm)].map(([, command]) => command)
  expect(commands).toEqual(expect.arrayContaining(['npm test']))
  const script = commands.find((command) => command?.startsWith('tests/another-firm.sh ')) ?? ''
  expect(script.split(' ').slice(1)).toEqual(['en,fr', 'FILES', 'BACKUPS'])
  expect(statSync('tests/another-firm.sh').mode & 0o111, 'may be run').toBe(0o111)
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

/** What one job of a workflow may do besides reading the repository. */
const granted: Record<string, string[]> = {
  'codeql.yml': ['security-events: write'],
  'scorecard.yml': ['security-events: write'],
  'deploy.yml': ['attestations: write', 'contents: write', 'id-token: write'],
}

test.each(workflows)(
  '%s may read the repository, and one job what is listed here',
  (name, text) => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m)
    const ofJobs = [...text.matchAll(/^ +permissions:(.*)\n((?: {6}.+\n)*)/gm)]
    const lines = ofJobs.map(([, inline = '', block = '']) =>
      `${inline}\n${block}`.split('\n').map((line) => line.trim()),
    )
    const writes = lines.map((job) => job.filter((line) => line && line !== 'contents: read'))
    expect(writes).toEqual(granted[name] ? [granted[name]] : [])
  },
)

// Whoever takes over a package could sign, or change the repository.
test.each(workflows)('no job of %s that may write runs the code of packages', (_, text) => {
  const jobs = text.split(/^ {2}(?=[\w-]+:\n)/m).filter((job) => /^ +[\w-]+: write$/m.test(job))
  for (const job of jobs) expect(job).not.toMatch(/run:[^#]*\b(npm|npx|node)\b/)
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
