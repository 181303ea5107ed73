import { records as coteDivoire } from './records/cote-divoire.ts'
import { records as ghana } from './records/ghana.ts'
import { records as kenya } from './records/kenya.ts'
import { records as nigeria } from './records/nigeria.ts'
import { records as rwanda } from './records/rwanda.ts'
import { records as senegal } from './records/senegal.ts'
import { records as sierraLeone } from './records/sierra-leone.ts'
import { records as tanzania } from './records/tanzania.ts'
import { records as uganda } from './records/uganda.ts'
import type { MarketRecords } from './schemas.ts'

/** The records that ship with the product, by market. */
export const firstEdition: readonly MarketRecords[] = [
  nigeria,
  kenya,
  ghana,
  coteDivoire,
  rwanda,
  senegal,
  sierraLeone,
  tanzania,
  uganda,
]
