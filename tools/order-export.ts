import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { refuse } from './before-start.ts'

// No database takes what `wrangler d1 export` writes as it stands: rows come before the tables that
// their foreign keys name, and triggers before their views.

const parts = [
  /^(PRAGMA|CREATE( VIRTUAL)? TABLE) /,
  // Before the rows: each new row is looked for in those that came first and refer to it.
  /^CREATE( UNIQUE)? INDEX /,
  // Before the triggers, which would count them twice.
  /^(INSERT|DELETE|ANALYZE) /,
  /^CREATE VIEW /,
  /^CREATE TRIGGER /,
]

// Whatever a semicolon may stand in is one token; the last one read may be unfinished.
const tokens = /'[^']*'?|"[^"]*"?|`[^`]*`?|\[[^\]]*\]?|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\w+|\s+|./g

/** The statements of a text that comes in pieces. A trigger ends at `; END;`, all others at `;`. */
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
 * The statements of an export in an order that an empty database takes, rows among themselves as
 * they were. Reads the export once for each part, so that no size is too large for the memory.
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

if (import.meta.main) {
  const [from, to] = process.argv.slice(2)
  if (!from || !to) refuse('Name the export and the file to write.')
  const file = await open(to, 'wx', 0o600)
  try {
    const ordered = inOrder(() => createReadStream(from, 'utf8'))
    await pipeline(Readable.from(ordered), file.createWriteStream())
  } catch (error) {
    // The beginning of a database would be taken for all of it.
    await rm(to)
    refuse(String(error))
  }
}
