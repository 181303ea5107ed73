import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './tools/vite/chunk-groups.ts'
import { clientAssets } from './tools/vite/client-assets.ts'
import { commonPasswords } from './tools/vite/common-passwords.ts'
import { editionAsJson } from './tools/vite/edition-as-json.ts'
import { handInGuard } from './tools/vite/hand-in-guard.ts'
import { hydratedInSlices } from './tools/vite/hydrated-in-slices.ts'
import { clientEntries, inLanguages } from './tools/vite/in-languages.ts'
import { openApi } from './tools/vite/open-api.ts'
import { pdfAssetsAsText } from './tools/vite/pdf-assets-as-text.ts'
import { quickClassChecks } from './tools/vite/quick-class-checks.ts'
import { cutStyleSheet, screenStyles } from './tools/vite/screen-styles.ts'
import { shortNames } from './tools/vite/short-names.ts'
import { withTrustedHtml } from './tools/vite/with-trusted-html.ts'
import { withoutAttestation } from './tools/vite/without-attestation.ts'
import {
  withoutBrowserRuntime,
  withoutRouter,
  withoutStreaming,
} from './tools/vite/without-browser-runtime.ts'
import { withoutInjectedStyles } from './tools/vite/without-injected-styles.ts'
import { withoutUnusedInertia } from './tools/vite/without-unused-inertia.ts'
import { withoutUnusedPdfkit } from './tools/vite/without-unused-pdfkit.ts'

// The folder of the build in dist/, whatever the Worker's name and environment in wrangler.toml.
const worker = 'kilima_advisory'
const port = Number(process.env.PORT ?? 5173)

// Libraries mark client components for frameworks that split there; this one does not.
const checks = { moduleLevelDirective: false }
const ownAddress = `http://localhost:${port}`
const stateDir = process.env.STATE_DIR ?? '.wrangler/state'

/** Keeps the secrets of this machine, which the plugin of Cloudflare copies for `vite preview`, out of dist. */
function withoutDevVars(): Plugin {
  return {
    name: 'without-dev-vars',
    enforce: 'post',
    generateBundle(_, bundle) {
      delete bundle['.dev.vars']
    },
  }
}

export default defineConfig(({ command }) => ({
  plugins: [
    clientAssets(),
    cutStyleSheet(),
    screenStyles(),
    commonPasswords(),
    openApi(),
    editionAsJson(),
    pdfAssetsAsText(),
    quickClassChecks(),
    hydratedInSlices(),
    // Before the languages: it looks at what is imported, they at what that is in theirs.
    withoutBrowserRuntime(),
    inLanguages(),
    withoutRouter(),
    withoutAttestation(),
    withoutStreaming(),
    withoutInjectedStyles(),
    withoutUnusedInertia(),
    withoutUnusedPdfkit(),
    withTrustedHtml(),
    tailwindcss({ optimize: false }),
    shortNames(),
    handInGuard(),
    cloudflare({
      viteEnvironment: { name: worker },
      persistState: { path: stateDir },
      config: (config) => {
        if (command !== 'serve') return
        config.vars = { ...config.vars, APP_URL: ownAddress }
        // With the new registry the runtime asks Vite for a module of Node's, which reports an error.
        const { compatibility_flags: flags = [] } = config
        config.compatibility_flags = flags.filter((flag) => flag !== 'new_module_registry')
      },
    }),
    withoutDevVars(),
  ],
  define: { __BUILD_YEAR__: new Date().getUTCFullYear() },
  server: { port, strictPort: true, watch: { ignored: ['**/.tmp/**'] } },
  environments: {
    client: {
      build: {
        manifest: true,
        cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
        rolldownOptions: {
          input: [...clientEntries, 'src/client/boot.ts'],
          // Documents and the list of screens name dozens of those that screens share.
          output: {
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
            codeSplitting: { groups: chunkGroups },
          },
          // A sentence stands in the chunk of the component that says it, not in one for its feature.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          checks,
        },
      },
    },
    [worker]: {
      // Packages of the screens too: found by the first request only, they would exist twice in it.
      optimizeDeps: { entries: ['src/worker/index.ts', 'src/client/ssr.tsx'] },
      define: { 'typeof window': '"undefined"', 'typeof document': '"undefined"' },
      build: { minify: true, sourcemap: true, rolldownOptions: { checks } },
    },
  },
  builder: {
    // The Worker reads the client's manifest, so the client comes first.
    async buildApp(builder) {
      for (const name of ['client', worker]) {
        const environment = builder.environments[name]
        if (!environment) throw new Error(`Expected the build environment ${name}`)
        await builder.build(environment)
      }
    },
  },
}))
