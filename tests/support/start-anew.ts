import { emptyStores } from '#tests/support/db/empty-stores.ts'
import { resetEdition } from '#worker/knowledge/refresh-edition.ts'
import { forgetEditionList } from '#worker/site/editions/edition-list.ts'
import { forgetEditions } from '#worker/site/editions/find-edition.ts'

/** Empties the stores and what the isolate has read of them: files share both, and run in any order. */
export async function startAnew(): Promise<void> {
  await emptyStores()
  resetEdition()
  forgetEditions()
  forgetEditionList()
}
