import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk, Plugin } from 'vite'

const id = 'virtual:client-assets'
const resolvedId = `\0${id}`
const entryModule = 'src/client/entry.tsx'
const bootModule = 'src/client/boot.ts'
const stylesheet = 'src/client/styles/app.css'

/** Tells the Worker which files the browser needs; a build reads the client's manifest. */
export function clientAssets(): Plugin {
  let manifestFile: string | null = null
  return {
    name: 'client-assets',
    configResolved(config) {
      const client = config.environments.client
      const built = config.command === 'build' && client
      manifestFile = built ? join(config.root, client.build.outDir, '.vite/manifest.json') : null
    },
    resolveId: (source) => (source === id ? resolvedId : undefined),
    load(loaded) {
      if (loaded !== resolvedId) return
      return manifestFile ? builtAssets(readFileSync(manifestFile, 'utf8')) : devAssets()
    },
  }
}

function devAssets(): string {
  return `
    export const version = 'development'
    export const entry = '/${entryModule}'
    export const boot = '/${bootModule}'
    export const stylesheet = '/${stylesheet}'
    export const assetsOf = () => []
  `
}

function builtAssets(json: string): string {
  const manifest: Manifest = JSON.parse(json)
  const entry = chunkOf(manifest, entryModule)
  const [sheet] = entry.css ?? []
  if (!sheet) throw new Error('Expected a style sheet in the manifest')
  const screens = Object.keys(manifest).filter((key) => key.startsWith('src/client/pages/'))
  const preloads = screens.map((key) => {
    const name = key.replace('src/client/pages/', '').replace(/\.tsx$/, '')
    return [name, importsOf(manifest, key).map(url)]
  })
  const shared = importsOf(manifest, entryModule).map(url)
  return `
    export const version = ${JSON.stringify(createHash('sha256').update(json).digest('hex').slice(0, 16))}
    export const entry = ${JSON.stringify(url(entry.file))}
    export const boot = ${JSON.stringify(url(chunkOf(manifest, bootModule).file))}
    export const stylesheet = ${JSON.stringify(url(sheet))}
    const shared = ${JSON.stringify(shared)}
    const preloads = ${JSON.stringify(Object.fromEntries(preloads))}
    // Screens import the entry as well: it has an address of its own.
    export const assetsOf = (name) =>
      [...new Set([...shared, ...(preloads[name] ?? [])])].filter((file) => file !== entry)
  `
}

/** The files of a chunk and all its static imports. */
function importsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = chunkOf(manifest, key)
  const imported = (chunk.imports ?? []).flatMap((one) => importsOf(manifest, one, seen))
  return [chunk.file, ...imported]
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The client's manifest has no chunk for ${key}`)
  return chunk
}

function url(file: string): string {
  return `/${file}`
}
