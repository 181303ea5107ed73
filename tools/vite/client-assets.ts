import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk, Plugin } from 'vite'
import { type Locale, locales, offeredLocales } from '../../src/shared/locales.ts'
import { entryIn, inLanguage } from './in-languages.ts'

const modules: Record<string, { built: (manifest: string) => string; dev: () => string }> = {
  'virtual:client-assets': { built: builtAssets, dev: devAssets },
  'virtual:screen-assets': { built: builtScreens, dev: () => 'export const assetsOf = () => []' },
}
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
  // Of all languages, because the tests are in all of them.
  const versions = byLocale((locale) => `development-${locale}`, locales)
  const entries = byLocale((locale) => `/${entryIn(locale)}`, locales)
  return `
    export const versions = ${JSON.stringify(versions)}
    export const entries = ${JSON.stringify(entries)}
    export const boot = '/${bootModule}'
    export const stylesheet = '/${stylesheet}'
  `
}

function builtAssets(json: string): string {
  const manifest: Manifest = JSON.parse(json)
  const [sheet] = Object.values(manifest).flatMap(({ css }) => css ?? [])
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 16)
  if (!sheet) throw new Error('Expected a style sheet in the manifest')
  return `
    export const versions = ${JSON.stringify(byLocale((locale) => `${hash}-${locale}`))}
    export const entries = ${JSON.stringify(byLocale((locale) => url(chunkOf(manifest, entryIn(locale)).file)))}
    export const boot = ${JSON.stringify(url(chunkOf(manifest, bootModule).file))}
    export const stylesheet = ${JSON.stringify(url(sheet))}
  `
}

/** A module apart, which only those load who write a document: it names each chunk of the client. */
function builtScreens(json: string): string {
  const manifest: Manifest = JSON.parse(json)
  const chunks = byLocale((locale) => chunksOfScreens(manifest, locale))
  const files = [
    ...new Set(Object.values(chunks).flatMap((screens) => Object.values(screens).flat())),
  ]
  const numbers = JSON.stringify(chunks, (_, value) =>
    typeof value === 'string' ? files.indexOf(value) : value,
  )
  return `
    const files = ${JSON.stringify(files.map(url))}
    const chunks = ${numbers}
    export const assetsOf = (locale, name) => (chunks[locale][name] ?? []).map((at) => files[at])
  `
}

/** The files that each screen needs in a language, its own first, but for the entry. */
function chunksOfScreens(manifest: Manifest, locale: Locale): Record<string, string[]> {
  const { file: entry } = chunkOf(manifest, entryIn(locale))
  const shared = importsOf(manifest, entryIn(locale))
  const names = Object.keys(manifest).flatMap((key) => screenKey.exec(key)?.[1] ?? [])
  const filesOf = (name: string) => {
    const original = `src/client/pages/${name}.tsx`
    const key = [inLanguage(original, locale), original].find((one) => one in manifest) ?? original
    // Screens import the entry as well: it has an address of its own.
    return [...new Set([...importsOf(manifest, key), ...shared])].filter((file) => file !== entry)
  }
  return Object.fromEntries(names.map((name) => [name, filesOf(name)]))
}

const screenKey = /^src\/client\/pages\/(.+)\.tsx$/

function byLocale<Value>(
  make: (locale: Locale) => Value,
  among: readonly Locale[] = offeredLocales,
): Record<string, Value> {
  return Object.fromEntries(among.map((locale) => [locale, make(locale)]))
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
