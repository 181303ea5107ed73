import { parseSync } from 'vite'
import { type ImportGraph, nodesOf, textOf } from './import-graph.ts'

/** A file as a module: what it exports itself, and what it takes from others. */
interface Module {
  file: string
  exported: string[]
  /** The names taken, `*` for all, by the specifiers they are taken from. */
  taken: Map<string, string[]>
}

/**
 * Returns the exports that nobody reads, as "file name". To what the product exports, a test is no
 * reader, unless its own file uses it too: nothing is there for tests alone.
 */
export function unreadExports(graph: ImportGraph): string[] {
  const modules = [...graph.keys()].map(moduleOf)
  const read = { byAll: new Set<string>(), byProduct: new Set<string>() }
  for (const reading of modules.flatMap((one) => readingsOf(graph, one))) {
    read.byAll.add(reading.name)
    if (!reading.reader.startsWith('tests/')) read.byProduct.add(reading.name)
  }
  return modules.flatMap(({ file, exported }) =>
    exported.filter((name) => !isRead(file, name)).map((name) => `${file} ${name}`),
  )

  function isRead(file: string, name: string): boolean {
    const isIn = (names: Set<string>) => names.has(`${file} ${name}`) || names.has(`${file} *`)
    if (!isIn(read.byAll)) return false
    return isIn(read.byProduct) || !file.startsWith('src/') || usesItself(file, name)
  }
}

function moduleOf(file: string): Module {
  const text = textOf(file)
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const taken = new Map<string, string[]>()
  const take = (specifier: string, names: string[]) =>
    taken.set(specifier, [...(taken.get(specifier) ?? []), ...names])
  for (const { moduleRequest, entries } of staticImports) {
    take(
      moduleRequest.value,
      entries.map(({ importName }) => nameOf(importName)),
    )
  }
  const entries = staticExports.flatMap((one) => one.entries)
  for (const { moduleRequest, importName } of entries) {
    if (moduleRequest) take(moduleRequest.value, [nameOf(importName)])
  }
  for (const { moduleRequest } of dynamicImports) {
    take(text.slice(moduleRequest.start + 1, moduleRequest.end - 1), ['*'])
  }
  const own = entries.filter(({ moduleRequest }) => !moduleRequest)
  return { file, exported: own.map(({ exportName }) => nameOf(exportName)), taken }
}

function nameOf({ kind, name }: { kind: string; name?: string | null }): string {
  return kind === 'Default' ? 'default' : (name ?? '*')
}

/** Everything is read of what is imported in another way: by a call, by a pattern, as a type. */
function readingsOf(graph: ImportGraph, { file: reader, taken }: Module) {
  return (graph.get(reader) ?? []).flatMap(({ specifier, to }) => {
    const names = taken.get(specifier) ?? ['*']
    return names.map((name) => ({ reader, name: `${to} ${name}` }))
  })
}

/** Whether a name stands in a file apart from where it is declared. */
function usesItself(file: string, name: string): boolean {
  const named = nodesOf(file).filter((node) => node.type === 'Identifier' && node.name === name)
  return named.length > 1
}
