import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFromNpm } from './tests/support/chromium-from-npm.ts'
import { freePort } from './tests/support/free-port.ts'
import { makeTemporaryFolder } from './tools/temporary-folder.ts'

makeTemporaryFolder()

const isPseudo = process.env.PSEUDO === 'true'
// The processes that run the tests read this file again.
process.env.TEST_STATE_DIR ??= mkdtempSync(join(tmpdir(), 'browser-tests-'))
process.env.TEST_PORT ??= String(await freePort())
const port = process.env.TEST_PORT

export default defineConfig({
  testDir: 'tests/browser',
  // Of a build that is for it alone: `npm run pseudo`.
  [isPseudo ? 'testMatch' : 'testIgnore']: '**/pseudo-locale.test.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // For machines that are slow or busy: whatever is waited for comes sooner.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // On two cores: while one waits for the server, the others work.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    // Recording every test to keep the few that fail takes a tenth of the time of all.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Every frame of a movement is drawn by the processor: tests of what moves ask for it.
    reducedMotion: 'reduce',
    launchOptions: await chromiumFromNpm(),
  },
  webServer: {
    command: 'node tests/support/chromium/seed.ts && node tools/start.ts',
    url: `http://localhost:${port}/up`,
    // On a machine that is slow or busy.
    timeout: 240_000,
    env: {
      PORT: port,
      STATE_DIR: process.env.TEST_STATE_DIR,
      DEV_MAILBOX: 'true',
      // A test that needs cron calls it; between two presses it would finish what is to be stopped.
      CRON_MS: isPseudo ? '10000' : '3600000',
      // Whoever registers with it owns the desk.
      OWNER_EMAIL: 'owner@example.com',
      MAIL_REPLY_DOMAIN: 'reply.example.com',
    },
    stdout: 'ignore',
  },
})
