import { sql } from 'drizzle-orm'
import { maxIndexedWords } from '#shared/desk/constants.ts'
import { wordsOf } from '#shared/search-words.ts'
import { type threadEntries, threadWords } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

// Longer ones are no words. What is searched for is cut alike, so that it is found all the same.
const maxWordLength = 24

/** The words of some texts as the index of threads knows them, each once, in their order. */
export function indexedWords(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(wordsOf).map(truncateWord))]
}

/** By characters: half of one would be no text. */
function truncateWord(word: string): string {
  return word.length > maxWordLength ? [...word].slice(0, maxWordLength).join('') : word
}

interface Entry extends Pick<typeof threadEntries.$inferSelect, 'kind' | 'body'> {
  /** What is known of whoever wrote it: that is searched for first. */
  writer?: readonly string[]
}

/**
 * The words by which an entry is found: the first of it, and of what strangers send fewer than of
 * what staff write, as each of them is two rows of the database.
 */
export function wordsOfEntry({ kind, body, writer = [] }: Entry): string[] {
  const max = kind === 'message' ? maxIndexedWords.stranger : maxIndexedWords.staff
  return indexedWords([...writer, body]).slice(0, max)
}

interface IndexedWords {
  threadId: string
  words: readonly string[]
}

/** The statement by which a thread is found by some words; nothing for one that was erased. */
export function indexWords(db: Database, { threadId, words }: IndexedWords) {
  const list = JSON.stringify(words)
  // Built, not raw: drizzle cannot put a raw statement with parameters into a batch of D1.
  return db
    .insert(threadWords)
    .select(
      sql`
        SELECT threads.id, value FROM threads CROSS JOIN json_each(${list})
        WHERE threads.id = ${threadId}`,
    )
    .onConflictDoNothing()
}
