import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Mutant, mutants } from './mutants-list.ts'

// Breaks lines one at a time and runs the tests that should fail. If no test fails, anybody could
// break that line unnoticed.

interface Report {
  testResults: { assertionResults: Result[] }[]
}

interface Result {
  status: string
  title: string
  failureMessages: string[]
}

interface Outcome {
  /** `broken`: the tests did not run, or were only too slow, so the result says nothing. */
  outcome: 'noticed' | 'survived' | 'broken'
  by: string
}

// The path of the report, set in vitest.config.ts.
const reportFile = 'test-results/worker.json'

let restore = () => {}
process.on('exit', () => restore())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(130))
}

const selected = choose(process.argv.slice(2))
refuseDirtyTree()
selected.forEach(getSource)
await expectToPass(selected)
const failures = await runAll(selected)
process.exit(failures > 0 ? 1 : 0)

/**
 * Returns all mutants, or those of the named groups, or those whose sentence contains the named
 * words.
 */
function choose(names: string[]): Mutant[] {
  const all = Object.values(mutants).flat()
  const selected = names.flatMap(
    (name) => mutants[name] ?? all.filter(({ breaks }) => breaks.includes(name)),
  )
  if (names.length === 0) return all
  if (selected.length > 0) return [...new Set(selected)]
  console.error(
    `There is no mutant of that name. The groups are: ${Object.keys(mutants).join(', ')}`,
  )
  process.exit(1)
}

/**
 * Ends the run if there are uncommitted changes, which must not be mixed up with the temporary
 * ones.
 */
function refuseDirtyTree(): void {
  if (!execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })) return
  console.error('There are uncommitted changes: commit or stash them first.')
  process.exit(1)
}

/** Returns the source of a mutant's file; throws unless the text to find occurs exactly once. */
function getSource({ file, find, breaks }: Mutant): string {
  const source = readFileSync(file, 'utf8')
  const times = source.split(find).length - 1
  if (times !== 1) throw new Error(`"${breaks}": its text occurs ${times} times in ${file}`)
  return source
}

/**
 * Ends the run if the tests fail without a mutant, because they would then seem to notice
 * everything.
 */
async function expectToPass(list: Mutant[]): Promise<void> {
  const { outcome, by } = judge(await runTests(list.flatMap(({ tests }) => tests)))
  if (outcome === 'survived') return
  console.error(`The tests already fail without a mutant: ${by}`)
  process.exit(1)
}

async function runAll(list: Mutant[]): Promise<number> {
  let failures = 0
  for (const mutant of list) {
    const { outcome, by } = await tryOut(mutant)
    if (outcome !== 'noticed') failures += 1
    console.log(`${outcome.padEnd(8)}  ${mutant.breaks}\n          ${mutant.file}  ${by}`)
  }
  console.log(`\n${list.length - failures} of ${list.length} noticed`)
  return failures
}

async function tryOut(mutant: Mutant): Promise<Outcome> {
  const source = getSource(mutant)
  restore = () => writeFileSync(mutant.file, source)
  try {
    writeFileSync(
      mutant.file,
      source.replace(mutant.find, () => mutant.replace),
    )
    return judge(await runTests(mutant.tests, mutant.only), mutant.hangs)
  } finally {
    restore()
    restore = () => {}
  }
}

function judge(report: Report | null, hangs = false): Outcome {
  const results = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
  const ran = results.filter(({ status }) => status === 'passed' || status === 'failed')
  const failed = ran.filter(({ status }) => status === 'failed')
  if (ran.length === 0) return { outcome: 'broken', by: 'no test ran' }
  if (failed.length === 0) return { outcome: 'survived', by: '' }
  const telling = failed.filter((one) => hangs || !isTooSlow(one))
  const [first] = telling.length > 0 ? telling : failed
  const by = `by ${telling.length}: ${first?.title}`
  return { outcome: telling.length > 0 ? 'noticed' : 'broken', by }
}

/** True if every failure is a time-out, which a busy machine causes too. */
function isTooSlow({ failureMessages }: Result): boolean {
  return failureMessages.every((message) => message.includes('timed out'))
}

/** Runs test files and returns vitest's report; null if there is none. */
async function runTests(tests: string[], only?: string): Promise<Report | null> {
  rmSync(reportFile, { force: true })
  const files = [...new Set(tests)].map((name) => `tests/worker/${name}.test.ts`)
  const all = ['vitest', 'run', '--project', 'worker', ...files, ...(only ? ['-t', only] : [])]
  await new Promise((resolve) => spawn('npx', all, { stdio: 'ignore' }).on('close', resolve))
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8'))
  } catch {
    return null
  }
}
