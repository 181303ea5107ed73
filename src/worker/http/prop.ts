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
