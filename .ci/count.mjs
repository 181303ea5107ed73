import { existsSync, readFileSync } from 'node:fs'

// Adds up the reports of the worker and the browser tests; a report that is missing has failed.
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)
const worker = read('test-results/worker.json')
const browser = read('test-results/browser.json')

const passed = (worker?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0)
const failed =
  (worker ? worker.numFailedTests || Number(!worker.success) : 1) +
  (browser ? browser.stats.unexpected + browser.stats.flaky + browser.errors.length : 1)

process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
