import { records as coteDivoire } from './records/cote-divoire.ts'
import { records as ghana } from './records/ghana.ts'
import { records as nigeria } from './records/nigeria.ts'
import { records as senegal } from './records/senegal.ts'
import { records as sierraLeone } from './records/sierra-leone.ts'
import type { MarketRecords } from './schemas.ts'

/** The records that ship with the product, by market. */
export const firstEdition: readonly MarketRecords[] = [
  nigeria,
  ghana,
  coteDivoire,
  senegal,
  sierraLeone,
]
