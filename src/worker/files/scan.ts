import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Work } from '../app-env.ts'
import { type FileRow, files } from '../db/schema.ts'
import { describeError, log } from '../log.ts'
import { openFile } from './file-store.ts'
import { storeLimits } from './limits.ts'

type Stores = Pick<Work, 'db' | 'settings' | 'bucket'>

const answerSchema = z.object({ clean: z.boolean() })

/**
 * Sends files that wait for a scan to the scanner. One that fails waits for the next run: without an
 * answer nobody can download the file.
 */
export async function scanWaiting({ db, settings, bucket }: Stores): Promise<void> {
  const { fileScannerUrl: url } = settings
  if (!url || !bucket) return
  const waiting = await db
    .select()
    .from(files)
    .where(eq(files.state, 'scanning'))
    // In order, a few that the scanner always fails at would stop all that come after them.
    .orderBy(sql`random()`)
    .limit(storeLimits.scansPerRun)
  const untilMs = Date.now() + storeLimits.scanMs
  for (const file of waiting) {
    const ms = untilMs - Date.now()
    if (ms < 1000) return
    const isClean = await scan(bucket, file, { url, ms })
    if (isClean === null) continue
    if (!isClean) log('file-infected', { file: file.id })
    await db
      .update(files)
      .set({ state: isClean ? 'ready' : 'infected' })
      .where(and(eq(files.id, file.id), eq(files.state, 'scanning')))
  }
}

/** Returns what the scanner says of a file; null if it says nothing. */
async function scan(
  bucket: R2Bucket,
  file: FileRow,
  { url, ms }: { url: URL; ms: number },
): Promise<boolean | null> {
  try {
    const opened = await openFile(bucket, file)
    if (!opened) return null
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': file.type, 'X-File-SHA256': file.sha256 },
      body: opened.stream,
      redirect: 'manual',
      signal: AbortSignal.timeout(ms),
    })
    if (!response.ok) throw new Error(`The scanner answered ${response.status}`)
    await opened.end
    return answerSchema.parse(await response.json()).clean
  } catch (error) {
    log('file-not-scanned', { file: file.id, error: describeError(error) })
    return null
  }
}
