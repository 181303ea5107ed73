import type { Work } from '#worker/app-env.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { describeError, log } from '#worker/log.ts'
import { refreshIndex } from '#worker/site/search/refresh-index.ts'
import { writeEdition } from './write-edition.ts'

/** Has readers see, and find, what was published; cron does what is left undone. Never rejects. */
export async function showReaders(work: Pick<Work, 'db' | 'kv' | 'search'>): Promise<void> {
  if (!(await writeEdition(work))) return
  try {
    await refreshIndex(work.search, currentEdition(), work)
  } catch (error) {
    log('search-failed', { error: describeError(error) })
  }
}
