import type { Note } from './schemas.ts'

/** The notes that ship with the product, newest first. */
export const notes: readonly Note[] = []
