import { rmSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, runnerImport } from 'vite'
import type { PageObject } from '#shared/pages.ts'
import { shortNames } from '#tools/vite/short-names.ts'

interface Screens {
  renderScreen(page: PageObject, url: string): Promise<string>
}

const outDir = join(import.meta.dirname, '../../test-results/uncut')

/** How a page is rendered by the screens and the libraries as they are, with none of the build's cuts. */
export async function uncutRenderer(): Promise<Screens['renderScreen']> {
  rmSync(outDir, { recursive: true, force: true })
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss(), shortNames()],
    define: { __BUILD_YEAR__: new Date().getUTCFullYear() },
    build: {
      ssr: 'src/client/ssr.tsx',
      outDir,
      // The runner that imports it is closed before a screen is asked for.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const { module } = await runnerImport<Screens>(join(outDir, 'ssr.js'), { configFile: false })
  return module.renderScreen
}
