import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFromNpm } from './tests/support/chromium-from-npm.ts'

const port = Number(process.env.TEST_PORT ?? 8790)
const stateDir = join(tmpdir(), `browser-tests-${process.pid}`)
// The processes that run the tests read this file again, each with an id of its own.
process.env.TEST_STATE_DIR ??= stateDir

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
    // Recording every test to keep the few that fail takes a tenth of the time of all.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: await chromiumFromNpm(),
  },
  webServer: {
    command: 'node tests/support/seed-desk.ts && node tools/start.ts',
    url: `http://localhost:${port}/up`,
    env: {
      PORT: String(port),
      STATE_DIR: stateDir,
      DEV_MAILBOX: 'true',
      // Whoever registers with it owns the desk.
      OWNER_EMAIL: 'owner@example.com',
      MAIL_REPLY_DOMAIN: 'reply.example.com',
    },
    stdout: 'ignore',
  },
})
