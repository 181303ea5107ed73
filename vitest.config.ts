import { defineConfig } from 'vitest/config'
import { settingNames } from './src/worker/env.ts'
import { trustTestAuthority } from './tests/support/mail/test-authority.ts'
import { clientAssets } from './tools/vite/client-assets.ts'
import { commonPasswords } from './tools/vite/common-passwords.ts'
import { openApi } from './tools/vite/open-api.ts'
import { withoutBrowserRuntime } from './tools/vite/without-browser-runtime.ts'
import { withoutInjectedStyles } from './tools/vite/without-injected-styles.ts'

const identities = await trustTestAuthority()
const { cloudflareTest, readD1Migrations } = await import('@cloudflare/vitest-pool-workers')

// Every setting, so that no .dev.vars of the machine reaches the tests.
const bindings = {
  ...Object.fromEntries(settingNames.map((name) => [name, ''])),
  APP_KEY: 'dGVzdHMtb25seS10ZXN0cy1vbmx5LXRlc3RzLW9ubHk=',
  APP_URL: 'https://kilima.test',
}

// Bundled once instead of being transformed module by module for every test file.
const prebundled = [
  '@hono/react-renderer',
  '@hono/zod-validator',
  '@inertiajs/react',
  '@noble/hashes/hkdf.js',
  '@noble/hashes/sha2.js',
  '@simplewebauthn/server',
  '@simplewebauthn/server/helpers',
  'class-variance-authority',
  'clsx',
  'drizzle-orm',
  'drizzle-orm/d1',
  'drizzle-orm/sqlite-core',
  'hono',
  'hono/combine',
  'hono/cookie',
  'hono/etag',
  'hono/factory',
  'hono/http-exception',
  'ical-generator',
  'jose',
  'lucide-react',
  'react',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'otpauth',
  'postal-mime',
  'input-otp',
  'radix-ui',
  'sonner',
  '@tanstack/react-query',
  'zod/mini',
]

const all = 'tests/worker/**/*.test.{ts,tsx}'
// About half of the time that all of them take.
const half =
  'tests/worker/{security,account/settings,account/two-factor,desk/people,site/search,site/system}/**/*.test.ts'
// These derive passwords in earnest.
const alone = ['security/passwords', 'security/password-queue'].map(
  (name) => `tests/worker/${name}.test.ts`,
)

const shared = { isolate: false, setupFiles: ['tests/support/quick-passwords.ts'] }

interface WorkerTests {
  isolate: boolean
  include: string[]
  exclude?: string[]
  setupFiles?: string[]
}

/** A project whose tests run inside workerd, with the stores and settings of the tests. */
function inWorkerd(name: string, test: WorkerTests) {
  return {
    extends: true as const,
    plugins: [
      clientAssets(),
      commonPasswords(),
      openApi(),
      withoutBrowserRuntime(),
      withoutInjectedStyles(),
      cloudflareTest(async () => ({
        wrangler: { configPath: './wrangler.toml' },
        miniflare: {
          bindings: {
            ...bindings,
            SHOW_LOG: process.env.SHOW_LOG ?? '',
            TEST_MIGRATIONS: await readD1Migrations('migrations'),
          },
        },
      })),
    ],
    test: {
      name,
      ...test,
      provide: { identities },
      globalSetup: ['tests/support/worker-global-setup.ts'],
      setupFiles: ['tests/support/worker-setup.ts', ...(test.setupFiles ?? [])],
      deps: { optimizer: { ssr: { enabled: true, include: prebundled } } },
    },
  }
}

export default defineConfig({
  define: { __BUILD_YEAR__: new Date().getUTCFullYear() },
  test: {
    // For what hangs alone: on a busy machine, a whole life of an account takes many seconds.
    testTimeout: 60_000,
    maxWorkers: 2,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/worker.json' }]],
    projects: [
      // One Worker for many files, which saves most of the time; they share nothing but modules. In two
      // parts, so that no Worker lives through all of them.
      inWorkerd('worker', { ...shared, include: [all], exclude: [...alone, half] }),
      inWorkerd('worker-too', { ...shared, include: [half], exclude: alone }),
      inWorkerd('worker-alone', { isolate: false, include: alone }),
      {
        extends: true,
        test: { name: 'node', include: ['tests/{shared,repository,tools}/**/*.test.ts'] },
      },
    ],
  },
})
