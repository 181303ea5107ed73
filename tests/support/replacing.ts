import { env } from 'cloudflare:workers'

/** An object as it is, save for some members. */
export function replacing<T extends object>(target: T, members: Partial<Record<keyof T, unknown>>) {
  return new Proxy(target, {
    get(_, name) {
      if (name in members) return Reflect.get(members, name)
      const member = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

/** The tests' database, save for some members, in a session too. */
export function databaseWith(members: Partial<Record<'prepare' | 'batch', unknown>>): D1Database {
  const database: D1Database = replacing(env.DB, { ...members, withSession: () => database })
  return database
}
