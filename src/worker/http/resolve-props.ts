import { isProp, type Prop } from './prop.ts'
import type { Selection } from './selection.ts'

/** The lists of the page object that tell the client what to do with props. */
export interface PropLists {
  deferredProps?: Record<string, string[]>
  mergeProps?: string[]
  prependProps?: string[]
  deepMergeProps?: string[]
  matchPropsOn?: string[]
}

const mergeLists = {
  append: 'mergeProps',
  prepend: 'prependProps',
  deep: 'deepMergeProps',
} as const

/** Resolves the props a request selects, depth first; resolvers left out do not run. */
export async function resolveProps(
  tree: Record<string, unknown>,
  selection: Selection,
): Promise<{ props: Record<string, unknown>; lists: PropLists }> {
  const lists: PropLists = {}
  const props = (await branch(tree, '')) as Record<string, unknown>
  return { props, lists }

  async function branch(node: object, prefix: string): Promise<unknown> {
    const entries = await Promise.all(
      Object.entries(node).map(async ([key, child]) => {
        const path = prefix + key
        return wanted(child, path) ? [[key, await value(child, path)] as const] : []
      }),
    )
    return Object.fromEntries(entries.flat())
  }

  function wanted(child: unknown, path: string): boolean {
    if (!isProp(child)) return selection.includes(path)
    if (child.when === 'always') return true
    if (child.when === 'given') return selection.includes(path)
    if (!selection.partial) {
      if (child.when === 'deferred') listDeferred(child, path)
      return false
    }
    return selection.includes(path) && (child.when === 'deferred' || selection.names(path))
  }

  async function value(child: unknown, path: string): Promise<unknown> {
    if (isProp(child)) {
      if (child.merge && !selection.resets(path)) listMerged(child, path)
      if (child.when === 'always') return child.resolve()
      return inside(await child.resolve(), path)
    }
    return inside(typeof child === 'function' ? await child() : child, path)
  }

  function inside(found: unknown, path: string): unknown {
    return isPlainObject(found) ? branch(found, `${path}.`) : found
  }

  function listDeferred(deferred: Prop, path: string): void {
    const groups = lists.deferredProps ?? {}
    const group = [...(groups[deferred.group] ?? []), path]
    lists.deferredProps = { ...groups, [deferred.group]: group }
  }

  function listMerged(merged: Prop, path: string): void {
    if (!merged.merge) return
    const list = mergeLists[merged.merge]
    lists[list] = [...(lists[list] ?? []), path]
    if (merged.matchOn.length > 0) {
      lists.matchPropsOn = [
        ...(lists.matchPropsOn ?? []),
        ...merged.matchOn.map((field) => `${path}.${field}`),
      ]
    }
  }
}

function isPlainObject(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}
