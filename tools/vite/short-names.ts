import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AtRule, parse, type Root } from 'postcss'
import type { Plugin } from 'vite'
import { classesOfWorker } from './worker-classes.ts'

const client = join(import.meta.dirname, '../../src/client')
const sheet = join(client, 'styles/app.css')

/** For the name of a class or a variable of the sheet, the short one. */
type ShortNames = ReadonlyMap<string, string>

/**
 * Gives utilities and variables names of two letters in a build, in the sheets and in the client's
 * modules. Without it a page spells `max-md:border-structure` in its rules and again in its markup:
 * 2 KB of a large page, compressed.
 */
export function shortNames(): Plugin {
  let names: ShortNames | null = null
  return {
    name: 'short-names',
    apply: 'build',
    // Right after Tailwind, so that files are named after what they hold in the end.
    enforce: 'pre',
    async transform(code, id) {
      const [, extension] = /\.(css|tsx?)(?:\?|$)/.exec(id) ?? []
      if (!extension || !id.startsWith(client) || /\/words\./.test(id)) return
      if (id === sheet) names = namesOf(parse(code), this.environment.config.root)
      else if (!names) await this.load({ id: sheet })
      if (!names) throw new Error('Expected the style sheet before the modules that use it')
      const shorten = extension === 'css' ? withShortRules : withShortTexts
      return { code: shorten(code, names), map: null }
    },
  }
}

function namesOf(root: Root, folder: string): ShortNames {
  const code = globSync(join(client, '**/*.{ts,tsx,json}')).map((file) =>
    readFileSync(file, 'utf8'),
  )
  // A screen whose modules spell a country's code `CM` would get the rules of a class of that name.
  const words = code.flatMap((text) => text.match(wordLikeShortName) ?? [])
  const variables = code.flatMap((text) => text.match(variable) ?? [])
  // `document.querySelector('.desk-row')` finds a class by a text that is not its name alone.
  const selected = code.flatMap((text) =>
    [...text.matchAll(classSelector)].map(([, name = '']) => name),
  )
  return shortNamesOf(root, [...classesOfWorker(folder), ...variables, ...selected, ...words])
}

/**
 * Returns a name for each utility and variable, but for those that are spelled elsewhere too. None of
 * the names is a word that is spelled there.
 */
export function shortNamesOf(root: Root, elsewhere: readonly string[]): ShortNames {
  const free = allShortNames.filter((name) => !elsewhere.includes(name))
  const short = (names: readonly string[]) =>
    [...new Set(names)]
      .filter((name) => !elsewhere.includes(name))
      .map((name, at): [string, string] => [name, shortName(free, at)])
  const variables = short(variablesIn(root)).map(([name, to]): [string, string] => [
    name,
    `--${to}`,
  ])
  return new Map([...short(utilitiesIn(root)), ...variables])
}

function utilitiesIn(root: Root): string[] {
  const names: string[] = []
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') names.push(...classesIn(layer))
  })
  // A plain word may be another thing than a class in the code, and is short already.
  return names.filter((name) => /[-:[@]/.test(name))
}

function classesIn(layer: AtRule): string[] {
  const names: string[] = []
  layer.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(classSelector)) names.push(unescaped(name))
  })
  return names
}

/** The variables that the sheet sets; others come from libraries. */
function variablesIn(root: Root): string[] {
  const names: string[] = []
  root.walkDecls(/^--/, ({ prop }) => void names.push(prop))
  return names
}

const classSelector = /\.((?:\\.|[\w-])+)/g
const variable = /--[a-zA-Z][\w-]*/g
const unescaped = (name: string) => name.replace(/\\(.)/g, '$1')

const first = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
// No small letters: with them a name could be a word.
const second = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const allShortNames = first.flatMap((start) => second.map((end) => start + end))
const wordLikeShortName = /(?<![\w-])[a-zA-Z][0-9A-Z](?![\w-])/g

function shortName(free: readonly string[], at: number): string {
  const name = free[at]
  if (name === undefined) throw new Error('Expected fewer names')
  return name
}

/** Returns a sheet with its classes and variables renamed. */
export function withShortRules(css: string, names: ShortNames): string {
  const root = parse(css)
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(
      classSelector,
      (whole, name: string) => `.${names.get(unescaped(name)) ?? whole.slice(1)}`,
    )
  })
  return root.toString().replace(variable, (name) => names.get(name) ?? name)
}

/** Returns code with the utilities in its texts renamed: they are words between quotes and spaces. */
export function withShortTexts(code: string, names: ShortNames): string {
  return code.replace(/[^\s"'`]+/g, (word) => names.get(word) ?? word)
}
