import type { Market } from './schemas.ts'

/** A market by the name people read. */
export type MarketName = Pick<Market, 'slug' | 'name'>
