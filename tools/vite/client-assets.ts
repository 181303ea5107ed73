import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk, Plugin } from 'vite'

const modules: Record<string, { built: (manifest: string) => string; dev: () => string }> = {
  'virtual:client-assets': { built: builtAssets, dev: devAssets },
  'virtual:screen-assets': { built: builtScreens, dev: () => 'export const assetsOf = () => []' },
}
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
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    load(id) {
      const module = modules[id.slice(1)]
      if (!module) return
      return manifestFile ? module.built(readFileSync(manifestFile, 'utf8')) : module.dev()
    },
  }
}

function devAssets(): string {
  return `
    export const version = 'development'
    export const entry = '/${entryModule}'
    export const boot = '/${bootModule}'
    export const stylesheet = '/${stylesheet}'
  `
}

function builtAssets(json: string): string {
  const manifest: Manifest = JSON.parse(json)
  const entry = chunkOf(manifest, entryModule)
  const [sheet] = entry.css ?? []
  if (!sheet) throw new Error('Expected a style sheet in the manifest')
  return `
    export const version = ${JSON.stringify(createHash('sha256').update(json).digest('hex').slice(0, 16))}
    export const entry = ${JSON.stringify(url(entry.file))}
    export const boot = ${JSON.stringify(url(chunkOf(manifest, bootModule).file))}
    export const stylesheet = ${JSON.stringify(url(sheet))}
  `
}

/** A module apart, which only those load who write a document: it names each chunk of the client. */
function builtScreens(json: string): string {
  const manifest: Manifest = JSON.parse(json)
  const { file: entry } = chunkOf(manifest, entryModule)
  const screens = Object.keys(manifest).filter((key) => key.startsWith('src/client/pages/'))
  const shared = importsOf(manifest, entryModule)
  const chunks = screens.map((key) => {
    const name = key.replace('src/client/pages/', '').replace(/\.tsx$/, '')
    // Screens import the entry as well: it has an address of its own.
    const all = new Set([...shared, ...importsOf(manifest, key)].filter((file) => file !== entry))
    return [name, [...all]] as const
  })
  const files = [...new Set(chunks.flatMap(([, own]) => own))]
  const numbers = chunks.map(([name, own]) => [name, own.map((file) => files.indexOf(file))])
  return `
    const files = ${JSON.stringify(files.map(url))}
    const chunks = ${JSON.stringify(Object.fromEntries(numbers))}
    export const assetsOf = (name) => (chunks[name] ?? []).map((number) => files[number])
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
