import type { Market } from './schemas.ts'

/** A market with its display name. */
export type MarketName = Pick<Market, 'slug' | 'name'>
