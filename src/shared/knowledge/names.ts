import type { Market, Person, Service } from './schemas.ts'

/** A person as a link names them. */
export type PersonName = Pick<Person, 'slug' | 'name'>

/** A market with its display name. */
export type MarketName = Pick<Market, 'slug' | 'name'>

/** A service as the choices of a form name it. */
export interface ServiceName extends Pick<Service, 'slug' | 'title'> {
  /** Its title in English, where that is another one. */
  original?: string
}
