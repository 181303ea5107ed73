import { sql } from 'drizzle-orm'
import { maxIndexedWords } from '#shared/desk/constants.ts'
import { wordsOf } from '#shared/search-words.ts'
import { type threadEntries, threadWords } from '#worker/db/schema.ts'
import type { Database } from '#worker/db/stores.ts'

// Longer words are truncated in the index and in searches alike, so that they still match.
const maxWordLength = 24

/** Returns the distinct words of some texts as the index stores them, in their order. */
export function indexedWords(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(wordsOf).map(truncateWord))]
}

/** Cuts by characters, not code units, so that none is split. */
function truncateWord(word: string): string {
  return word.length > maxWordLength ? [...word].slice(0, maxWordLength).join('') : word
}

interface Entry extends Pick<typeof threadEntries.$inferSelect, 'kind' | 'body'> {
  /** Name and address of the writer; indexed before the text. */
  writer?: readonly string[]
}

/** Returns the words to index, fewer of a stranger: each is two rows of the database. */
export function wordsOfEntry({ kind, body, writer = [] }: Entry): string[] {
  const max = kind === 'message' ? maxIndexedWords.stranger : maxIndexedWords.staff
  return indexedWords([...writer, body]).slice(0, max)
}

interface IndexedWords {
  threadId: string
  words: readonly string[]
}

/** Returns the statement that indexes words of a thread, unless it was erased. */
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
