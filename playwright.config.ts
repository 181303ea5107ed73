import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFromNpm } from './tests/support/chromium-from-npm.ts'

const port = Number(process.env.TEST_PORT ?? 8790)
const stateDir = join(tmpdir(), `browser-tests-${process.pid}`)

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: await chromiumFromNpm(),
  },
  webServer: {
    command: 'node tools/start.ts',
    url: `http://localhost:${port}/up`,
    env: { PORT: String(port), STATE_DIR: stateDir, DEV_MAILBOX: 'true' },
    stdout: 'ignore',
  },
})
