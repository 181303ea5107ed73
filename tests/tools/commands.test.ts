import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { root } from '#tests/support/repository/import-graph.ts'

// Each starts Node anew: seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

function run(script: string, cwd: string) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const env = { PATH: process.env.PATH }
    execFile(process.execPath, [join(root, script)], { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
}

test('npm run deploy says what is missing before it builds', async () => {
  // Whoever the firm is by now, these settings are not set.
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  writeFileSync(join(folder, 'wrangler.toml'), 'name = "firm"\n')
  const { code, stdout, stderr } = await run('tools/check-deploy.ts', folder)
  rmSync(folder, { recursive: true })
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^Not deployed yet\. .+\n- .*set APP_URL under \[vars\]/s)
})

describe('the last line of a run', () => {
  const worker = { numPassedTests: 3, numFailedTests: 0, success: true }
  const node = { ...worker, numPassedTests: 4 }
  const browser = { stats: { expected: 2, unexpected: 0, flaky: 0 }, errors: [] }
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'count-'))
    mkdirSync(join(folder, 'test-results'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const countOf = async (reports: Record<string, unknown>) => {
    for (const [name, report] of Object.entries(reports)) {
      writeFileSync(join(folder, `test-results/${name}.json`), JSON.stringify(report))
    }
    const { code, stdout } = await run('.ci/count.mjs', folder)
    return [code, stdout]
  }

  test('adds up all reports', async () => {
    expect(await countOf({ worker, node, browser })).toEqual([0, '9 passed, 0 failed\n'])
  })

  test.each([
    ['a test that failed', { ...worker, numFailedTests: 2, success: false }, browser, 2],
    ['a file that did not load', { ...worker, success: false }, browser, 1],
    [
      'a browser test that failed',
      worker,
      { ...browser, stats: { ...browser.stats, unexpected: 1 } },
      1,
    ],
    [
      'one that passed at the second try',
      worker,
      { ...browser, stats: { ...browser.stats, flaky: 1 } },
      1,
    ],
    ['an error outside of tests', worker, { ...browser, errors: ['no port'] }, 1],
  ])('counts %s as failed', async (_, one, other, failed) => {
    expect(await countOf({ worker: one, node, browser: other })).toEqual([
      1,
      `9 passed, ${failed} failed\n`,
    ])
  })

  test('counts a report that is missing as failed', async () => {
    expect(await countOf({ worker, node })).toEqual([1, '7 passed, 1 failed\n'])
    rmSync(join(folder, 'test-results/worker.json'))
    expect(await countOf({ browser })).toEqual([1, '6 passed, 1 failed\n'])
    rmSync(join(folder, 'test-results/node.json'))
    expect(await countOf({ worker })).toEqual([1, '5 passed, 1 failed\n'])
  })
})
