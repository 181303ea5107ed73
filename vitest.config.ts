import { join } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { locales } from './src/shared/locales.ts'
import { settingNames } from './src/worker/env.ts'
import { firm } from './tests/support/firm.ts'
import { trustTestAuthority } from './tests/support/mail/test-authority.ts'
import { makeTemporaryFolder } from './tools/temporary-folder.ts'
import { clientAssets } from './tools/vite/client-assets.ts'
import { commonPasswords } from './tools/vite/common-passwords.ts'
import { inLanguages } from './tools/vite/in-languages.ts'
import { openApi } from './tools/vite/open-api.ts'
import { quickClassChecks } from './tools/vite/quick-class-checks.ts'
import { screenStyles } from './tools/vite/screen-styles.ts'
import { withoutBrowserRuntime } from './tools/vite/without-browser-runtime.ts'
import { withoutInjectedStyles } from './tools/vite/without-injected-styles.ts'

makeTemporaryFolder()

const identities = await trustTestAuthority()
const { cloudflareTest, readD1Migrations } = await import('@cloudflare/vitest-plugin')

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
  '@noble/hashes/hmac.js',
  '@noble/hashes/legacy.js',
  '@noble/hashes/sha2.js',
  '@simplewebauthn/server',
  '@simplewebauthn/server/helpers',
  'class-variance-authority',
  'clsx',
  'diff',
  'drizzle-orm',
  'drizzle-orm/batch',
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
  'micromark',
  'micromark-extension-gfm-table',
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

/** The tests are about a firm of their own, so that whoever sets up another one renames nothing. */
function firmOfTests(): Plugin {
  const firm = join(import.meta.dirname, 'tests/support/firm.ts')
  return {
    name: 'firm-of-tests',
    enforce: 'pre',
    resolveId: (source) =>
      source.endsWith('/knowledge/records/firm.ts') || source === './records/firm.ts'
        ? firm
        : undefined,
  }
}

/**
 * The site of the tests is in all languages that the code knows, whichever `npm run setup` left. The list
 * is one for the screens of all languages, so that a test can shorten it.
 */
function allLanguages(): Plugin {
  const file = join(import.meta.dirname, 'src/shared/locales.ts')
  const list = '(globalThis.offeredLocales ??= [...locales])'
  return {
    name: 'all-languages',
    enforce: 'pre',
    transform(code, id) {
      if (id.replace(/\?.*/, '') !== file) return undefined
      const changed = code.replace(/(offeredLocales: .+ =) \[.*\]/, `$1 ${list}`)
      if (changed === code) throw new Error(`${file} has no list of languages in one line.`)
      return changed
    },
  }
}

const workerd = {
  extends: true as const,
  plugins: [
    clientAssets(),
    commonPasswords(firm.name),
    openApi(),
    screenStyles(),
    withoutBrowserRuntime(),
    allLanguages(),
    inLanguages(locales),
    withoutInjectedStyles(),
    withoutPackageMaps(),
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        // Modules come over a web socket of this machine: packing them would only take time.
        compatibilityFlags: ['no_web_socket_compression'],
        bindings: {
          ...bindings,
          SHOW_LOG: process.env.SHOW_LOG ?? '',
          TEST_MIGRATIONS: await readD1Migrations('migrations'),
        },
        // wrangler.toml may lack them.
        r2Buckets: { FILES: 'files', BACKUPS: 'backups' },
      },
    })),
  ],
  test: {
    name: 'worker',
    include: ['tests/worker/**/*.test.{ts,tsx}'],
    // Many files share a Worker, which takes long to load; they share nothing but modules.
    isolate: false,
    provide: { identities },
    globalSetup: ['tests/support/worker-global-setup.ts'],
    setupFiles: [
      'tests/support/shifted-clock.ts',
      'tests/support/worker-setup.ts',
      'tests/support/quick-elements.ts',
      'tests/support/quick-passwords.ts',
      'tests/support/quick-timers.ts',
      'tests/support/short-waits.ts',
    ],
    deps: {
      optimizer: {
        ssr: {
          enabled: true,
          include: prebundled,
          rolldownOptions: { plugins: [quickClassChecks()] },
        },
      },
    },
  },
}

/** Source maps of packages are most of what a Worker is given to load, and nobody steps into them. */
function withoutPackageMaps(): Plugin {
  return {
    name: 'without-package-maps',
    enforce: 'post',
    transform: (code, id) =>
      id.includes('/node_modules/') ? { code, map: { mappings: '' } } : undefined,
  }
}

// The instant at which the tests begin, ISO 8601; now by default.
const clockOffsetMs = process.env.TEST_NOW ? Date.parse(process.env.TEST_NOW) - Date.now() : 0

export default defineConfig({
  define: {
    __BUILD_YEAR__: new Date(Date.now() + clockOffsetMs).getUTCFullYear(),
    __CLOCK_OFFSET_MS__: clockOffsetMs,
  },
  plugins: [firmOfTests()],
  test: {
    globalSetup: ['tests/support/draw-missing-assets.ts'],
    // For what hangs alone: on a busy machine, a whole life of an account takes many seconds.
    testTimeout: 60_000,
    // A third Worker would load and compile everything once more; while one of two waits for a time
    // limit, the process that serves the modules works.
    maxWorkers: 2,
    // What waits for a store that hangs waits beside the others.
    maxConcurrency: 12,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/worker.json' },
    projects: [
      workerd,
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/{shared,repository,tools}/**/*.test.ts'],
          setupFiles: ['tests/support/shifted-clock.ts'],
          isolate: false,
        },
      },
    ],
  },
})
