import { existsSync, readFileSync } from 'node:fs'

// Adds up the reports of the worker, Node and browser tests; a report that is missing has failed.
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
const vitest = [read('test-results/worker.json'), read('test-results/node.json')]
const browser = read('test-results/browser.json')

const sum = (counts) => counts.reduce((total, count) => total + count, 0)
const passed =
  sum(vitest.map((report) => report?.numPassedTests ?? 0)) + (browser?.stats.expected ?? 0)
const failed =
  sum(vitest.map((report) => (report ? report.numFailedTests || Number(!report.success) : 1))) +
  (browser ? browser.stats.unexpected + browser.stats.flaky + browser.errors.length : 1)

process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
