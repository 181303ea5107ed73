import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Mutant, mutants } from './mutants-list.ts'

// Breaks one line after the other and asks the tests that should notice. A line that can be broken
// without a test failing is one that anybody may break tomorrow.

interface Report {
  testResults: { assertionResults: Result[] }[]
}

interface Result {
  status: string
  title: string
  failureMessages: string[]
}

interface Outcome {
  /** `broken`: the tests did not run, or were only too slow, so that nothing was shown. */
  outcome: 'noticed' | 'survived' | 'broken'
  by: string
}

// Where vitest.config.ts has the report written.
const reportFile = 'test-results/worker.json'

let restore = () => {}
process.on('exit', () => restore())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(130))
}

const chosen = choose(process.argv.slice(2))
refuseDirtyTree()
chosen.forEach(getSource)
await expectToPass(chosen)
const failures = await runAll(chosen)
process.exit(failures > 0 ? 1 : 0)

/** All of them, or those of the groups, or whose sentence has the words, that are named. */
function choose(names: string[]): Mutant[] {
  const all = Object.values(mutants).flat()
  const chosen = names.flatMap(
    (name) => mutants[name] ?? all.filter(({ breaks }) => breaks.includes(name)),
  )
  if (names.length === 0) return all
  if (chosen.length > 0) return [...new Set(chosen)]
  console.error(`None of that name. The groups are: ${Object.keys(mutants).join(', ')}`)
  process.exit(1)
}

/** What was changed by hand must not be mixed up with what is changed here and taken back. */
function refuseDirtyTree(): void {
  if (!execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })) return
  console.error('There are uncommitted changes: commit or stash them first.')
  process.exit(1)
}

/** The source of a mutant's file; throws unless its text occurs exactly once. */
function getSource({ file, find, breaks }: Mutant): string {
  const source = readFileSync(file, 'utf8')
  const times = source.split(find).length - 1
  if (times !== 1) throw new Error(`"${breaks}": its text occurs ${times} times in ${file}`)
  return source
}

/** Tests that fail anyway would notice everything. */
async function expectToPass(list: Mutant[]): Promise<void> {
  const { outcome, by } = judge(await runTests(list.flatMap(({ tests }) => tests)))
  if (outcome === 'survived') return
  console.error(`The tests do not pass as they are, and nothing was broken yet: ${by}`)
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

/** A machine that is busy fails a test too, whatever the line says. */
function isTooSlow({ failureMessages }: Result): boolean {
  return failureMessages.every((message) => message.includes('timed out'))
}

/** Runs test files and gives vitest's report; null when there is none. */
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
