import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBare } from '../bare-workerd.ts'
import { type Peer, sectionMarkup } from './peer.ts'
import { install, modulesIn, runIn, writeFiles } from './project.ts'

const packages = ['astro@7.3.5', '@astrojs/cloudflare@14.3.3', 'wrangler@4.149.0']

// The minimal starter is not on a registry, so its page is copied here.
const files = {
  'package.json': '{ "private": true, "type": "module" }',
  'astro.config.mjs': `
    import cloudflare from '@astrojs/cloudflare'
    import { defineConfig } from 'astro/config'
    export default defineConfig({ output: 'server', adapter: cloudflare() })`,
  'src/pages/index.astro': `---
---

<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <meta name="viewport" content="width=device-width" />
    <meta name="generator" content={Astro.generator} />
    <title>Astro</title>
  </head>
  <body>
    <h1>Astro</h1>
  </body>
</html>`,
  'src/pages/same.astro': `---
const length = Number(Astro.url.searchParams.get('sections'))
const sections = Array.from({ length }, (_, at) => at)
---

<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Same</title>
  </head>
  <body>
    <main>{sections.map((at) => (
      ${sectionMarkup}
    ))}</main>
  </body>
</html>`,
}

export const astro: Peer = {
  name: 'Astro 7.3.5',
  own: 'the minimal starter, rendered on demand',
  files: 'dist/client',
  async start(folder) {
    writeFiles(folder, files)
    await install(folder, packages)
    await runIn(folder, 'astro', 'build')
    const built = join(folder, 'dist/server')
    const config = JSON.parse(readFileSync(join(built, 'wrangler.json'), 'utf8'))
    return startBare({
      modules: modulesIn(built, config.main),
      compatibilityDate: '2026-08-20',
      silent: ['ASSETS', 'SESSION', 'IMAGES'],
    })
  },
}
