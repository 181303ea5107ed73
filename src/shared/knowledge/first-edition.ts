import type { MarketRecords } from './schemas.ts'

/** The records that ship with the product, by market. */
export const firstEdition: readonly MarketRecords[] = []
