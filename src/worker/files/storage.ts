import type { Work } from '../app-env.ts'
import { storedBytes } from '../db/schema.ts'

/** Returns the bytes of all files and pictures, and how many they may have. */
export async function findStorage({
  db,
  settings,
}: Pick<Work, 'db' | 'settings'>): Promise<{ bytes: number; maxBytes: number }> {
  const row = await db.select({ bytes: storedBytes.bytes }).from(storedBytes).get()
  return { bytes: row?.bytes ?? 0, maxBytes: settings.filesMaxBytes }
}
