import type { Market, Person } from './schemas.ts'

/** A person as a link names them. */
export type PersonName = Pick<Person, 'slug' | 'name'>

/** A market with its display name. */
export type MarketName = Pick<Market, 'slug' | 'name'>
