import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'
// The parser that Vite brings: TypeScript 7 has no API, and without an older one dependency-cruiser
// does not see imports of types.
import { parseSync } from 'vite'

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '../../..')

export interface Import {
  /** The file that imports, from the root of the repository. */
  from: string
  /** What it imports, as it stands there. */
  specifier: string
  /** The file that this is, from the root of the repository, or the package. */
  to: string
  /** Whether it is gone when the program runs. */
  typeOnly: boolean
}

/** The imports of every file, by the file. */
export type ImportGraph = ReadonlyMap<string, Import[]>

let graph: ImportGraph | undefined

/** Every import of every file of ours: of values and of types, `export … from`, calls and globs. */
export function readImportGraph(): ImportGraph {
  graph ??= graphNow()
  return graph
}

function graphNow(): ImportGraph {
  const files = globSync(['{src,tools,tests,bench}/**/*.{ts,tsx}', '*.config.ts'], { cwd: root })
  return new Map(files.sort().map((file) => [file, importsOf(file, textOf(file))]))
}

/** The same graph with some more code at the end of one file. */
export function plant(graph: ImportGraph, file: string, code: string): ImportGraph {
  const before = graph.has(file) ? textOf(file) : ''
  return new Map([...graph, [file, importsOf(file, `${before}\n${code}`)]])
}

/** The files and packages that run when the given files do, these included. */
export function reachedAtRuntime(graph: ImportGraph, files: Iterable<string>): Set<string> {
  return reached(graph, files, ({ typeOnly }) => !typeOnly)
}

/** The files and packages that the given files import, directly or not, these included. */
export function reached(
  graph: ImportGraph,
  files: Iterable<string>,
  counts: (one: Import) => boolean = () => true,
): Set<string> {
  const reached = new Set(files)
  for (const file of reached) {
    for (const one of graph.get(file) ?? []) if (counts(one)) reached.add(one.to)
  }
  return reached
}

/** The text of a file, by its path from the root of the repository. */
export const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** What a specifier is when it is not text: nobody can tell what it imports. */
export const unreadable = '(not a text)'

function importsOf(file: string, text: string): Import[] {
  const found: Import[] = []
  for (const node of nodesOf(file, text)) {
    const typeOnly = isTypeOnly(node)
    for (const specifier of specifiersOf(node)) {
      for (const to of targetsOf(specifier, file)) {
        found.push({ from: file, specifier, to, typeOnly })
      }
    }
  }
  return found
}

/** The syntax tree of a file as a list. */
export function nodesOf(file: string, text = textOf(file)): Node[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const nodes: Node[] = []
  visit(program, (node) => nodes.push(node))
  return nodes
}

interface Node {
  type: string
  start: number
  end: number
  source?: Node | null
  callee?: Node
  object?: Node
  property?: Node
  arguments?: Node[]
  elements?: Node[]
  quasis?: { value: { cooked: string } }[]
  [key: string]: unknown
}

function visit(value: unknown, see: (node: Node) => void) {
  if (Array.isArray(value)) for (const one of value) visit(one, see)
  else if (isNode(value)) {
    see(value)
    for (const child of Object.values(value)) if (child instanceof Object) visit(child, see)
  }
}

const isNode = (value: unknown): value is Node => value instanceof Object && 'type' in value

const importing = new Set([
  ...['ImportDeclaration', 'ImportExpression', 'TSImportType'],
  ...['ExportNamedDeclaration', 'ExportAllDeclaration'],
])

/** Not so is `import { type A }`, which runs the file all the same. */
function isTypeOnly({ type, importKind, exportKind }: Node): boolean {
  return type === 'TSImportType' || importKind === 'type' || exportKind === 'type'
}

/** What a node imports, if it is an import. */
function specifiersOf(node: Node): string[] {
  if (importing.has(node.type) && node.source) return [textIn(node.source)]
  if (node.type === 'TSExternalModuleReference') return [textIn(node.expression)]
  if (node.type !== 'CallExpression') return []
  const { object, property } = node.callee ?? {}
  if (object?.type !== 'MetaProperty' || property?.name !== 'glob') return []
  const [patterns] = node.arguments ?? []
  if (patterns?.type === 'ArrayExpression') return (patterns.elements ?? []).map(textIn)
  return patterns ? [textIn(patterns)] : []
}

function textIn(node: unknown): string {
  if (!isNode(node)) return unreadable
  const { type, value, quasis } = node
  if (type === 'Literal') return String(value)
  return quasis?.length === 1 ? (quasis[0]?.value.cooked ?? unreadable) : unreadable
}

/** Where the specifiers with a `#` point, as package.json says. */
const { imports }: { imports: Record<string, string> } = JSON.parse(textOf('package.json'))
const aliases = Object.entries(imports).map(
  ([from, to]) => [from.replace('*', ''), to.replace('*', '')] as const,
)

function targetsOf(specifier: string, importer: string): string[] {
  const path = pathOf(specifier.replace(/\?.*$/, ''), importer)
  if (path === null) return [specifier]
  return path.includes('*') ? globSync(path, { cwd: root }) : [fileAt(path)]
}

function pathOf(specifier: string, importer: string): string | null {
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix))
  if (alias) return normalize(alias[1] + specifier.slice(alias[0].length))
  if (specifier.startsWith('.')) return normalize(join(dirname(importer), specifier))
  return specifier.startsWith('/') ? normalize(specifier.slice(1)) : null
}

const endings = ['.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx']

/** The file that a path without its ending means, too; a path into node_modules is a package. */
function fileAt(path: string): string {
  if (path.startsWith('node_modules/')) return path.slice('node_modules/'.length)
  if (/\.(tsx?|json|css)$/.test(path)) return path
  const names = endings.map((ending) => path.replace(/\.jsx?$/, '') + ending)
  return names.find((name) => existsSync(join(root, name))) ?? path
}
