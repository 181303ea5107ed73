import { join } from 'node:path'
import { type AtRule, parse, type Root } from 'postcss'
import type { Plugin } from 'vite'
import { classesOfWorker } from './worker-classes.ts'

const client = join(import.meta.dirname, '../../src/client')
const sheet = join(client, 'styles/app.css')

/**
 * Gives utilities names of two letters in a build, in the sheet and in the client's modules. Without
 * it a page spells `max-md:border-structure` in its rules and again in its markup: 2 KB of a large
 * page, compressed.
 */
export function shortUtilities(): Plugin {
  let names: ReadonlyMap<string, string> | null = null
  return {
    name: 'short-utilities',
    apply: 'build',
    // Right after Tailwind, so that files are named after what they hold in the end.
    enforce: 'pre',
    async transform(code, id) {
      if (id === sheet) {
        const root = parse(code)
        names = shortNames(root, classesOfWorker(this.environment.config.root))
        return { code: withShortSelectors(root, names), map: null }
      }
      if (!id.startsWith(client) || !/\.tsx?(\?|$)/.test(id) || /\/words\./.test(id)) return
      if (!names) await this.load({ id: sheet })
      if (!names) throw new Error('Expected the style sheet before the modules that use it')
      return { code: withShortNames(code, names), map: null }
    },
  }
}

/** Returns a name for each utility, in the order of the sheet, but for those that others spell too. */
export function shortNames(root: Root, spelled: readonly string[]): ReadonlyMap<string, string> {
  const classes = new Set<string>()
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') for (const name of utilitiesIn(layer)) classes.add(name)
  })
  for (const name of spelled) classes.delete(name)
  return new Map([...classes].map((name, at) => [name, shortName(at)]))
}

function utilitiesIn(layer: AtRule): string[] {
  const names: string[] = []
  layer.walkRules((rule) => {
    for (const [, name = ''] of rule.selector.matchAll(classSelector)) names.push(unescaped(name))
  })
  // A plain word may be another thing than a class in the code, and is short already.
  return names.filter((name) => /[-:[@]/.test(name))
}

const classSelector = /\.((?:\\.|[\w-])+)/g
const unescaped = (name: string) => name.replace(/\\(.)/g, '$1')

const first = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
// No small letters: with them a name could be a word.
const second = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

function shortName(at: number): string {
  const start = first[Math.floor(at / second.length)]
  if (start === undefined) throw new Error('Expected fewer utilities')
  return start + second[at % second.length]
}

/** Returns the sheet with its utilities renamed, also where other rules name them. */
export function withShortSelectors(root: Root, names: ReadonlyMap<string, string>): string {
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(
      classSelector,
      (whole, name: string) => `.${names.get(unescaped(name)) ?? whole.slice(1)}`,
    )
  })
  return root.toString()
}

/** Returns the code with the utilities in its texts renamed; they are words between quotes and spaces. */
export function withShortNames(code: string, names: ReadonlyMap<string, string>): string {
  return code.replace(/[^\s"'`]+/g, (word) => names.get(word) ?? word)
}
