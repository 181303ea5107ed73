import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { refuse } from './before-start.ts'

// Puts an export in order. The output of `wrangler d1 export` cannot be executed as it is: rows
// come before the tables that their foreign keys refer to, and triggers before their views.

const parts = [
  /^(PRAGMA|CREATE( VIRTUAL)? TABLE) /,
  // Before the rows, because each insert looks up the rows that refer to it.
  /^CREATE( UNIQUE)? INDEX /,
  // Before the triggers, which would count them twice.
  /^(INSERT|DELETE|ANALYZE) /,
  /^CREATE VIEW /,
  /^CREATE TRIGGER /,
]

// Everything that may contain a semicolon is one token; the last one read may be incomplete.
const tokens = /'[^']*'?|"[^"]*"?|`[^`]*`?|\[[^\]]*\]?|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\w+|\s+|./g

/**
 * Yields the statements of a text that arrives in pieces. A trigger ends at `; END;`, all others
 * at `;`.
 */
export async function* statementsOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let unread = ''
  for await (const piece of pieces) {
    unread += piece
    let start = 0
    let words: string[] = []
    for (const { 0: token, index } of unread.matchAll(tokens)) {
      const end = index + token.length
      if (token !== ';' && end === unread.length) break
      const isBlank = /^(\s|--|\/\*)/.test(token)
      if (!isBlank) words.push(token.toUpperCase())
      if (words.length === 0) start = end
      if (token !== ';' || !isWhole(words)) continue
      yield unread.slice(start, end)
      start = end
      words = []
    }
    unread = unread.slice(start)
  }
  if (unread.trim()) throw new Error('The export ends within a statement: it was cut off.')
}

function isWhole(words: string[]): boolean {
  const isTrigger = words[0] === 'CREATE' && words[1] === 'TRIGGER'
  return !isTrigger || words.slice(-3).join('') === ';END;'
}

/**
 * Yields the statements of an export in an order that an empty database accepts; rows keep their
 * order. Reads the export once for each part, so that any size fits into memory.
 */
async function* inOrder(read: () => AsyncIterable<string>): AsyncGenerator<string> {
  for (const part of parts) {
    for await (const statement of statementsOf(read())) {
      if (part.test(statement)) yield `${statement}\n`
      if (parts.some((one) => one.test(statement))) continue
      throw new Error(
        `The export holds an unknown statement: ${statement.split(/\W/, 2).join(' ')}`,
      )
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const [from, to] = process.argv.slice(2)
  if (!from || !to) refuse('Name the export and the file to write.')
  const file = await open(to, 'wx', 0o600)
  try {
    const ordered = inOrder(() => createReadStream(from, 'utf8'))
    await pipeline(Readable.from(ordered), file.createWriteStream())
  } catch (error) {
    // A file with half a database would be taken for a complete one.
    await rm(to)
    refuse(String(error))
  }
}
