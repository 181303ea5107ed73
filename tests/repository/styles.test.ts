import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type AtRule, parse, type Root } from 'postcss'
import { type ESTree, parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const scripts = globSync('src/client/**/*.{ts,tsx}').sort()
const sheets = new Map<string, Root>(
  globSync('src/client/**/*.css').map((file) => [file, parse(read(file))]),
)

type Node = ESTree.Node & Record<string, unknown>

/** Every node of a syntax tree, its own root included. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one)
  else if (value && typeof value === 'object') {
    if ('type' in value) yield value as Node
    for (const [key, child] of Object.entries(value)) if (key !== 'parent') yield* nodesIn(child)
  }
}

const trees = new Map(scripts.map((file) => [file, parseSync(file, read(file)).program]))

describe('a style sheet', () => {
  /** What may stand outside a layer: it is no rule, or Tailwind puts it into one. */
  const outside = ['import', 'layer', 'theme', 'utility', 'source', 'custom-variant', 'font-face']

  test.each([...sheets.keys()])('%s has no rule outside the layers', (file) => {
    const nodes = sheets.get(file)?.nodes ?? []
    const loose = nodes.filter(
      (node) => node.type === 'rule' || (node.type === 'atrule' && !outside.includes(node.name)),
    )
    expect(loose.map(String)).toEqual([])
  })

  test('adds to no layer but those of app.css, and leaves utilities to Tailwind', () => {
    const layers = [...sheets].flatMap(([file, sheet]) =>
      atRules(sheet, 'layer')
        .filter(({ nodes }) => nodes)
        .map(({ params }) => `${file}: ${params}`),
    )
    expect(layers.filter((one) => !/: (theme|base|components)$/.test(one))).toEqual([])
  })

  test('of a library comes in a layer, by way of our own', () => {
    const imports = [...sheets.values()].flatMap((sheet) => atRules(sheet, 'import'))
    const foreign = imports
      .map(({ params }) => params)
      .filter((params) => !/^"\.\.?\//.test(params))
    expect(foreign.filter((params) => !/ layer\(\w+\)$/.test(params))).toEqual([
      '"tailwindcss" source("..") theme(inline)',
    ])
    const byScripts = scripts.flatMap((file) => read(file).match(/^import '[^.].*\.css'/gm) ?? [])
    expect(byScripts).toEqual([])
  })

  test('stands in styles, or beside the component of its name, and is bundled', () => {
    const bundled = scripts.flatMap((file) =>
      importedSheets(file, /^import (?:css from )?'(\..*\.css)(?:\?inline)?'/gm),
    )
    for (const file of bundled) bundled.push(...importedSheets(file, /^@import "(\..*\.css)"/gm))
    expect(bundled.sort()).toEqual([...sheets.keys()].sort())
    const beside = [...sheets.keys()].filter((file) => !file.startsWith('src/client/styles/'))
    expect(beside.filter((file) => !existsSync(file.replace(/css$/, 'tsx')))).toEqual([])
  })

  test('repeats no mixed colour, no fluid size and no curve: that is what tokens are for', () => {
    const values = [...sheets.values()].flatMap((sheet) => {
      const found: string[] = []
      sheet.walkDecls(({ value }) => {
        found.push(
          ...(value.match(/(?:color-mix|clamp|cubic-bezier|rgb)\((?:[^()]|\([^()]*\))*\)/g) ?? []),
        )
      })
      return found
    })
    expect(repeated(values, 1)).toEqual([])
  })
})

test('a utility of our own is used in several places', () => {
  const used = [...trees.values()].flatMap((tree) => [...classesIn(tree)])
  const own = [...sheets.values()].flatMap((sheet) => atRules(sheet, 'utility'))
  const seldom = own.filter(
    ({ params }) => used.filter((one) => one.replace(/^.*:/, '') === params).length < 3,
  )
  expect(own.length).toBeGreaterThan(0)
  expect(seldom.map(({ params }) => params)).toEqual([])
})

test.each(scripts)('%s puts no class together from pieces of text', (file) => {
  const tree = trees.get(file)
  const pieces = [...classValues(tree)].filter(isPieced)
  expect(pieces.map(({ start, end }) => read(file).slice(start, end))).toEqual([])
})

test('an arbitrary value that recurs is a token', () => {
  const values = [...trees.values()].flatMap((tree) =>
    [...classesIn(tree)].flatMap((one) => one.match(/(?:^|:)-?([\w-]*\[[^\]]+\])$/)?.[1] ?? []),
  )
  expect(values.length).toBeGreaterThan(10)
  expect(repeated(values, 2)).toEqual([])
})

function atRules(sheet: Root, name: string): AtRule[] {
  return sheet.nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === name)
}

function importedSheets(file: string, pattern: RegExp): string[] {
  return [...read(file).matchAll(pattern)].map(([, path = '']) => join(dirname(file), path))
}

/** What occurs more often than `most` times. */
function repeated(values: string[], most: number): string[] {
  const often = (value: string) => values.filter((one) => one === value).length > most
  return [...new Set(values.filter(often))]
}

/** Every word of every text in a script: its classes are among them. */
function* classesIn(tree: unknown): Generator<string> {
  for (const node of nodesIn(tree)) {
    if (node.type === 'Literal' && typeof node.value === 'string') yield* node.value.split(/\s+/)
  }
}

const makers = new Set(['clsx', 'cva'])

/**
 * The expressions that become classes: of attributes and properties called `className`, arguments of
 * clsx and cva and of what cva made, and the constants of the file that these name.
 */
function* classValues(tree: unknown): Generator<Node> {
  const all = [...nodesIn(tree)]
  const constants = new Map<string, unknown>()
  for (const node of all) {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
      constants.set(node.id.name, node.init)
  }
  const roots = all.flatMap((node): unknown[] => {
    if (node.type === 'JSXAttribute') return node.name.name === 'className' ? [node.value] : []
    if (node.type === 'Property')
      return node.key.type === 'Identifier' && node.key.name === 'className' ? [node.value] : []
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return []
    const { name } = node.callee
    return makers.has(name) || /Class$/.test(name) ? node.arguments : []
  })
  const named = roots.flatMap((root) =>
    [...nodesIn(root)].map((node) => node.type === 'Identifier' && constants.get(node.name)),
  )
  for (const value of [...roots, ...named]) yield* nodesIn(value)
}

/** Whether it joins texts: by a template, a plus, `concat` or `join`. */
function isPieced(node: Node): boolean {
  if (node.type === 'TemplateLiteral') return true
  if (node.type === 'BinaryExpression') return node.operator === '+'
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { property } = node.callee
  return property.type === 'Identifier' && ['join', 'concat'].includes(property.name)
}
