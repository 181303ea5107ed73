import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { startBare } from '../bare-workerd.ts'
import { type Peer, reactSections } from './peer.ts'
import { install, modulesIn, runIn, writeFiles } from './project.ts'

const packages = [
  'create-next-app@16.4.3',
  'next@16.4.6',
  'react@19.3.1',
  'react-dom@19.3.1',
  '@opennextjs/cloudflare@1.20.13',
  'wrangler@4.149.0',
]
const compatibilityDate = '2026-08-20'
const starter = 'node_modules/create-next-app/dist/templates/app-tw/js'

// The starter's layout without its fonts, which the build would fetch from another host.
const files = {
  'next.config.mjs': 'export default {}',
  'open-next.config.ts': `
    import { defineCloudflareConfig } from '@opennextjs/cloudflare'
    export default defineCloudflareConfig({})`,
  'wrangler.jsonc': JSON.stringify({
    name: 'peer',
    main: '.open-next/worker.js',
    compatibility_date: compatibilityDate,
    assets: { directory: '.open-next/assets', binding: 'ASSETS' },
  }),
  'app/layout.js': `
    export const metadata = { title: 'Create Next App' }
    export default function RootLayout({ children }) {
      return <html lang="en"><body>{children}</body></html>
    }`,
  'app/same/page.js': `
    export default async function Same({ searchParams }) {
      const { sections } = await searchParams
      return ${reactSections('Number(sections)')}
    }`,
}

export const next: Peer = {
  name: 'Next 16.4.6 by OpenNext 1.20.13',
  own: 'the starter without its web fonts',
  files: '.open-next/assets',
  async start(folder) {
    const manifest = { private: true, scripts: { build: 'next build' } }
    writeFiles(folder, { 'package.json': JSON.stringify(manifest) })
    await install(folder, packages)
    cpSync(join(folder, starter, 'public'), join(folder, 'public'), { recursive: true })
    writeFiles(folder, files)
    cpSync(join(folder, starter, 'app/page.js'), join(folder, 'app/page.js'))
    await runIn(folder, 'opennextjs-cloudflare', 'build')
    await runIn(folder, 'wrangler', 'deploy', '--dry-run', '--minify', '--outdir', 'out')
    return startBare({
      modules: modulesIn(join(folder, 'out'), 'worker.js'),
      compatibilityDate,
      silent: ['ASSETS'],
    })
  },
}
