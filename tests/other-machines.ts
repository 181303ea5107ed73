import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTemporaryFolder } from '../tools/temporary-folder.ts'

// Runs the tests in workerd and in Node as other machines would, and prints a table. Each line takes
// as long as these tests; "each file alone" about an hour. Names choose lines:
// `npx node tests/other-machines.ts shuffled TZ`, and --project or a path goes on to Vitest.

interface Outcome {
  passed: number
  failed: number
  /** The tests that failed; files that could not be read count as one. */
  names: string[]
}

type Environment = Record<string, string>

makeTemporaryFolder()

const words = process.argv.slice(2)
const isForVitest = (word: string) => word.startsWith('-') || word.includes('/')
const forVitest = words.filter(isForVitest)
const wanted = words.filter((word) => !isForVitest(word))
let runs = 0

const withEnvironment = (name: string, values: readonly string[]) =>
  values.map((value) => [`${name}=${value}`, () => vitest([], { [name]: value })] as const)

const lines: (readonly [string, () => Promise<Outcome>])[] = [
  ...[1, 2, 3].map((seed) => [`shuffled, seed ${seed}`, () => shuffled(seed)] as const),
  ...withEnvironment('TZ', ['Pacific/Auckland', 'America/St_Johns', 'Africa/Casablanca']),
  ...withEnvironment('LC_ALL', ['C']),
  ...withEnvironment('TEST_NOW', [
    '2026-12-31T23:58:00Z',
    '2027-03-28T00:58:00Z',
    '2028-02-29T12:00:00Z',
  ]),
  ['two runs beside each other', async () => sum(await Promise.all([vitest(), vitest()]))],
  ['each file alone', eachAlone],
]

console.log('| as | passed | failed | minutes |\n|---|---|---|---|')
for (const [name, run] of lines) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
  const start = performance.now()
  const { passed, failed, names } = await run()
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  console.log([`| ${name} | ${passed} | ${failed} | ${minutes} |`, ...names].join('\n  '))
  if (failed > 0) process.exitCode = 1
}

function shuffled(seed: number): Promise<Outcome> {
  const orders = ['--sequence.shuffle.files', '--sequence.shuffle.tests']
  return vitest([...orders, `--sequence.seed=${seed}`])
}

async function eachAlone(): Promise<Outcome> {
  const outcomes: Outcome[] = []
  const folders = '{worker,shared,repository,tools}'
  for (const file of globSync(`tests/${folders}/**/*.test.{ts,tsx}`).toSorted()) {
    outcomes.push(await vitest([file]))
  }
  return sum(outcomes)
}

function sum(outcomes: Outcome[]): Outcome {
  const total = (key: 'passed' | 'failed') => outcomes.reduce((all, one) => all + one[key], 0)
  const names = outcomes.flatMap((outcome) => outcome.names)
  return { passed: total('passed'), failed: total('failed'), names }
}

/** Runs Vitest and returns what its report says. */
async function vitest(options: string[] = [], env: Environment = {}): Promise<Outcome> {
  const report = join(process.env.TMPDIR ?? '', `report-${++runs}.json`)
  const reporter = ['--reporter=json', `--outputFile.json=${report}`]
  const child = spawn('npx', ['vitest', 'run', ...reporter, ...options, ...forVitest], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  })
  await new Promise((resolve) => child.on('close', resolve))
  return outcomeOf(report)
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

function outcomeOf(file: string): Outcome {
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  const names = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length > 0 ? failed.map(({ fullName }) => `${name}: ${fullName}`) : [name]
    })
  return { passed: report.numPassedTests, failed: names.length, names }
}
