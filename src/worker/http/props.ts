import type { Context } from 'hono'
import { isInertia } from './request.ts'

type Resolver<T> = () => T | Promise<T>
type Merge = 'append' | 'prepend' | 'deep'

/** A prop that is more than its value: when it is resolved, and how the client takes it in. */
export interface Prop<T = unknown> {
  readonly resolve: Resolver<T>
  readonly when: 'given' | 'always' | 'optional' | 'deferred'
  readonly group: string
  readonly merge: Merge | null
  /** Fields by which merged items are matched, relative to the prop. */
  readonly matchOn: readonly string[]
}

const known = new WeakSet<object>()

function prop<T>(resolve: Resolver<T>, options: Partial<Prop<T>> = {}): Prop<T> {
  const made = { resolve, when: 'given', group: 'default', merge: null, matchOn: [], ...options }
  known.add(made)
  return made as Prop<T>
}

/** Whether a value was made by one of the functions below. */
export function isProp(value: unknown): value is Prop {
  return typeof value === 'object' && value !== null && known.has(value)
}

/** Comes with every reply, whatever a partial reload asks for. */
export function always<T>(resolve: Resolver<T>): Prop<T> {
  return prop(resolve, { when: 'always' })
}

/** Comes only when a partial reload asks for it. */
export function optional<T>(resolve: Resolver<T>): Prop<T> {
  return prop(resolve, { when: 'optional' })
}

/** Comes after the page, in one further request per `group`. */
export function defer<T>(resolve: Resolver<T>, group = 'default'): Prop<T> {
  return prop(resolve, { when: 'deferred', group })
}

/** Is merged into what the client already has, item by item when `matchOn` names a field. */
export function merge<T>(
  source: Resolver<T> | Prop<T>,
  how: Merge = 'append',
  ...matchOn: string[]
): Prop<T> {
  const base = isProp(source) ? (source as Prop<T>) : prop(source as Resolver<T>)
  return prop(base.resolve, { ...base, merge: how, matchOn })
}

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
export async function resolveProps<Props>(
  tree: Record<string, unknown>,
  requested: RequestedProps,
): Promise<{ props: Props; lists: PropLists }> {
  const lists: PropLists = {}
  const props = (await branch(tree, '')) as Props
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
    if (!isProp(child)) return requested.includes(path)
    if (child.when === 'always') return true
    if (child.when === 'given') return requested.includes(path)
    if (!requested.partial) {
      if (child.when === 'deferred') listDeferred(child, path)
      return false
    }
    return requested.includes(path) && (child.when === 'deferred' || requested.names(path))
  }

  async function value(child: unknown, path: string): Promise<unknown> {
    if (isProp(child)) {
      if (child.merge && !requested.resets(path)) listMerged(child, path)
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

/** Which props a request asks for. */
export interface RequestedProps {
  /** Whether this is a partial reload of the very component that is rendered. */
  partial: boolean
  /** Whether the prop at a dotted path, or something inside it, is to be sent. */
  includes(path: string): boolean
  /** Whether a partial reload asks for it by name. */
  names(path: string): boolean
  /** Whether the client starts anew with this prop instead of merging into it. */
  resets(path: string): boolean
}

/** Reads the page client's partial-reload headers; they count only for the component they name. */
export function readRequestedProps(c: Context, component: string): RequestedProps {
  const { headers } = c.req.raw
  const partial = isInertia(c) && headers.get('X-Inertia-Partial-Component') === component
  const list = (name: string) => (partial ? split(headers.get(name)) : [])
  const only = list('X-Inertia-Partial-Data')
  const except = list('X-Inertia-Partial-Except')
  const reset = list('X-Inertia-Reset')
  const related = (path: string) => only.some((one) => covers(one, path) || covers(path, one))
  return {
    partial,
    includes: (path) =>
      !except.some((one) => covers(one, path)) && (only.length === 0 || related(path)),
    names: (path) => related(path),
    resets: (path) => reset.includes(path),
  }
}

function split(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

/** Whether `path` is `ancestor` or lies inside it. */
function covers(ancestor: string, path: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}.`)
}
