import type { EditionRecords } from '../schemas.ts'

/** What is known of the continent, and the sources of notes that are not those of one market. */
export const general: EditionRecords['general'] = {
  sources: [],
  facts: [],
}
