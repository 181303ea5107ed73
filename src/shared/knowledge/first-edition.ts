import { notes } from './notes.ts'
import { records as botswana } from './records/botswana.ts'
import { records as coteDivoire } from './records/cote-divoire.ts'
import { firm } from './records/firm.ts'
import { general } from './records/general.ts'
import { records as ghana } from './records/ghana.ts'
import { records as kenya } from './records/kenya.ts'
import { records as malawi } from './records/malawi.ts'
import { records as mozambique } from './records/mozambique.ts'
import { records as namibia } from './records/namibia.ts'
import { records as nigeria } from './records/nigeria.ts'
import { pages } from './records/pages.ts'
import { records as rwanda } from './records/rwanda.ts'
import { records as senegal } from './records/senegal.ts'
import { services } from './records/services.ts'
import { records as sierraLeone } from './records/sierra-leone.ts'
import { records as southAfrica } from './records/south-africa.ts'
import { records as tanzania } from './records/tanzania.ts'
import { records as uganda } from './records/uganda.ts'
import { records as zambia } from './records/zambia.ts'
import { records as zimbabwe } from './records/zimbabwe.ts'
import type { EditionRecords } from './schemas.ts'

const records: EditionRecords = {
  number: 1,
  publishedAt: '2026-11-22',
  markets: [
    southAfrica,
    nigeria,
    kenya,
    ghana,
    botswana,
    coteDivoire,
    malawi,
    mozambique,
    namibia,
    rwanda,
    senegal,
    sierraLeone,
    tanzania,
    uganda,
    zambia,
    zimbabwe,
  ],
  general,
  notes,
  firm,
  // Nobody is invented: the firm names its people at the desk.
  people: [],
  services,
  pages,
}

/** Returns the shipped records; a build parses them from one text on the first call. */
export function firstEdition(): EditionRecords {
  return records
}
