import type { Work } from '#worker/app-env.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { describeError, log } from '#worker/log.ts'
import { refreshIndex } from '#worker/site/search/refresh-index.ts'
import { writeEdition } from './write-edition.ts'

/** Writes the edition and the search index; cron retries after a failure. Never rejects. */
export async function publishEdition(work: Pick<Work, 'db' | 'kv' | 'search'>): Promise<void> {
  if (!(await writeEdition(work))) return
  try {
    await refreshIndex(work.search, currentEdition(), work)
  } catch (error) {
    log('search-failed', { error: describeError(error) })
  }
}
