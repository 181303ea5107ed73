import type { Context } from 'hono'
import { isInertia } from './request.ts'

type Resolver<T> = () => T | Promise<T>

/** A prop that is more than its value: it is resolved at a time of its own. */
export interface Prop<T = unknown> {
  readonly resolve: Resolver<T>
  readonly when: 'always' | 'deferred'
}

const props = new WeakSet<object>()

function createProp<T>(resolve: Resolver<T>, when: Prop['when']): Prop<T> {
  const created = { resolve, when }
  props.add(created)
  return created
}

function isProp(value: unknown): value is Prop {
  return typeof value === 'object' && value !== null && props.has(value)
}

/** Comes with every reply, whatever a partial reload asks for. */
export function always<T>(resolve: Resolver<T>): Prop<T> {
  return createProp(resolve, 'always')
}

/** Comes after the page, in one further request for all of them. */
export function defer<T>(resolve: Resolver<T>): Prop<T> {
  return createProp(resolve, 'deferred')
}

/**
 * Resolves the props a request selects, depth first, and names those that come later; resolvers left
 * out do not run.
 */
export async function resolveProps<Props>(
  tree: Record<string, unknown>,
  requested: RequestedProps,
): Promise<{ props: Props; deferred: string[] }> {
  const deferred: string[] = []
  const props = (await branch(tree, '')) as Props
  return { props, deferred }

  async function branch(node: object, prefix: string): Promise<unknown> {
    const entries = await Promise.all(
      Object.entries(node).map(async ([key, child]) => {
        const path = prefix + key
        return isRequested(child, path) ? [[key, await value(child, path)] as const] : []
      }),
    )
    return Object.fromEntries(entries.flat())
  }

  function isRequested(child: unknown, path: string): boolean {
    if (!isProp(child)) return requested.includes(path)
    if (child.when === 'always') return true
    if (!requested.partial) deferred.push(path)
    return requested.partial && requested.includes(path)
  }

  async function value(child: unknown, path: string): Promise<unknown> {
    if (isProp(child)) {
      const resolved = await child.resolve()
      return child.when === 'always' ? resolved : inside(resolved, path)
    }
    return inside(typeof child === 'function' ? await child() : child, path)
  }

  function inside(nested: unknown, path: string): unknown {
    return isPlainObject(nested) ? branch(nested, `${path}.`) : nested
  }
}

function isPlainObject(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

/** The props that a request asks for. */
interface RequestedProps {
  /** True for a partial reload of the rendered component. */
  partial: boolean
  /** True if the prop at a dotted path, or a part of it, is requested. */
  includes(path: string): boolean
}

/** Reads the page client's partial-reload headers; they count only for the component they name. */
export function readRequestedProps(c: Context, component: string): RequestedProps {
  const { headers } = c.req.raw
  const partial = isInertia(c) && headers.get('X-Inertia-Partial-Component') === component
  const list = (name: string) => (partial ? split(headers.get(name)) : [])
  const only = list('X-Inertia-Partial-Data')
  const except = list('X-Inertia-Partial-Except')
  const related = (path: string) => only.some((one) => covers(one, path) || covers(path, one))
  return {
    partial,
    includes: (path) =>
      !except.some((one) => covers(one, path)) && (only.length === 0 || related(path)),
  }
}

function split(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

/** True if `path` is `ancestor` or lies inside it. */
function covers(ancestor: string, path: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}.`)
}
