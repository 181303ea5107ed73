import { parseSync } from 'vite'
import { textOf } from './import-graph.ts'

interface Node {
  type: string
  [key: string]: unknown
}

const sentences = /(words|messages)\.ts$|\/content\/(?!site)/

/**
 * Returns the sentences and URLs that a module reads while it loads, when no request has said in which
 * language: `words.save`, `routes.home.href()`.
 */
export function readOnLoad(file: string, code = textOf(file)): string[] {
  if (!mayRead(code)) return []
  const { program, module } = parseSync(file, code)
  return [...readIn(program, namesOf(module))]
}

/** False for code that imports no sentences and has no URL, which need not be parsed. */
function mayRead(code: string): boolean {
  return /\bhref\b|(words|messages)\.ts|\/content\//.test(code)
}

function namesOf({ staticImports }: ReturnType<typeof parseSync>['module']): ReadonlySet<string> {
  const names = staticImports
    .filter(({ moduleRequest }) => sentences.test(moduleRequest.value))
    .flatMap(({ entries }) => entries.map(({ localName }) => localName.value))
  return new Set(names)
}

/**
 * Returns the sentences that the rules of a schema are given as texts: a schema is made once, in the
 * language of whoever asked first, also by a function that many schemas share.
 */
export function readByRules(file: string, code = textOf(file)): string[] {
  if (!mayRead(code) || !/\bz\b/.test(code)) return []
  const { program, module } = parseSync(file, code)
  const names = namesOf(module)
  return [...callsOfRules(program)].flatMap((call) => [...readIn(call.arguments, names)])
}

function* callsOfRules(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* callsOfRules(one)
  if (!isNode(value)) return
  if (
    value.type === 'CallExpression' &&
    isNode(value.callee) &&
    memberOf(value.callee)?.object === 'z'
  ) {
    yield value
  }
  for (const child of Object.values(value)) yield* callsOfRules(child)
}

function* readIn(value: unknown, names: ReadonlySet<string>): Generator<string> {
  if (Array.isArray(value)) for (const one of value) yield* readIn(one, names)
  if (!isNode(value) || runsLater(value)) return
  const member = memberOf(value)
  if (member && (names.has(member.object) || member.name === 'href')) {
    yield `${member.object}.${member.name}`
  }
  for (const child of Object.values(value)) yield* readIn(child, names)
}

function isNode(value: unknown): value is Node {
  return value instanceof Object && 'type' in value
}

/** True for functions, and for types and imports, which never run. */
function runsLater({ type }: Node): boolean {
  return /Function|^TS(?!As|Satisfies|NonNull)|^ImportDeclaration$/.test(type)
}

/** The object and the name of `object.name`; of a longer chain the last part of the object. */
function memberOf({ type, object, property }: Node): { object: string; name: string } | null {
  if (type !== 'MemberExpression' || !isNode(object) || !isNode(property)) return null
  const owner = object.type === 'MemberExpression' ? object.property : object
  return { object: nameOf(owner), name: nameOf(property) }
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : ''
}
