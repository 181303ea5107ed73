import { existsSync, readFileSync } from 'node:fs'

// Prints the twenty slowest tests of the last run, the slowest first.

interface VitestReport {
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[]
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: { title: string; file: string; tests: { results: { duration: number }[] }[] }[]
}

interface Timed {
  ms: number
  name: string
}

const listed = 20

function read<Report>(file: string): Report | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function ofVitest(report: VitestReport | null): Timed[] {
  const tests = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? []
  return tests.map(({ fullName, duration }) => ({ ms: duration ?? 0, name: fullName }))
}

function ofBrowser({ suites = [], specs }: Pick<Suite, 'suites' | 'specs'>): Timed[] {
  const own = specs.map(({ title, file, tests }) => {
    const ms = tests.flatMap(({ results }) => results).reduce((sum, one) => sum + one.duration, 0)
    return { ms, name: `${file}: ${title}` }
  })
  return [...own, ...suites.flatMap(ofBrowser)]
}

const browser = read<{ suites: Suite[] }>('test-results/browser.json')
const all = [
  ...ofVitest(read<VitestReport>('test-results/worker.json')),
  ...ofVitest(read<VitestReport>('test-results/node.json')),
  ...ofBrowser({ suites: browser?.suites ?? [], specs: [] }),
]
const slowest = all.toSorted((a, b) => b.ms - a.ms).slice(0, listed)
console.log(`The slowest ${slowest.length} tests:`)
for (const { ms, name } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
