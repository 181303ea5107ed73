/** What one method of authentication found: `dkim=pass header.d=example.com`. */
export interface AuthenticationResult {
  method: string
  result: string
  /** Such as `header.d`, small, and its value. */
  properties: ReadonlyMap<string, string>
}

/** An Authentication-Results header (RFC 8601 §2.2): which server says what. */
export interface AuthenticationResults {
  server: string
  results: readonly AuthenticationResult[]
}

// The longest that is read: some lines for each of several signatures.
const maxLength = 8192

/**
 * Reads an Authentication-Results header; null when it is malformed in any way. Stricter than the
 * RFC where the sender's own words stand in it (the name their server greets with, their envelope
 * address): those could close a comment and open a result, were there no white space needed around
 * comments and after each semicolon.
 */
export function parseAuthenticationResults(header: string): AuthenticationResults | null {
  if (header.length > maxLength) return null
  const [leading, ...others] = splitParts(header) ?? []
  const [server, version = '1', ...rest] = leading ?? []
  if (!server || version !== '1' || rest.length > 0) return null
  if (others.at(-1)?.length === 0) others.pop()
  if (others.length === 1 && others[0]?.join() === 'none') return { server, results: [] }
  const results = others.map(resultOf)
  const parsed = results.filter((result) => result !== null)
  return parsed.length === results.length ? { server: server.toLowerCase(), results: parsed } : null
}

// White space, a semicolon, or a word, of which parts may be quoted.
const token = /[ \t\r\n]+|;|(?:[^\s;()"\\]|"(?:[^"\\]|\\[^\r\n])*")+/y

/** The words of a header between its semicolons; comments are left out. Null when malformed. */
function splitParts(header: string): string[][] | null {
  const parts: string[][] = [[]]
  let position = 0
  let isSeparated = true
  while (position < header.length) {
    if (header[position] === '(') {
      position = endOfComment(header, position)
      if (!isSeparated || position < 0) return null
      isSeparated = false
      continue
    }
    token.lastIndex = position
    const [match] = token.exec(header) ?? []
    if (!match) return null
    if (match === ';') parts.push([])
    else if (match.trim() !== '') {
      if (!isSeparated) return null
      parts.at(-1)?.push(match.replace(/"((?:[^"\\]|\\.)*)"/g, '$1').replace(/\\(.)/g, '$1'))
    }
    isSeparated = match.trim() === ''
    position += match.length
  }
  return parts
}

/** Where a comment has ended, with all comments in it; -1 if it never does. */
function endOfComment(header: string, start: number): number {
  let depth = 0
  for (let position = start; position < header.length; position++) {
    if (header[position] === '\\') position += 1
    else if (header[position] === '(') depth += 1
    else if (header[position] === ')') depth -= 1
    if (depth === 0) return position + 1
  }
  return -1
}

function resultOf([leading = '', ...others]: string[]): AuthenticationResult | null {
  const [, method, result] = /^([a-z][a-z\d-]*)(?:\/1)?=([a-z]+)$/i.exec(leading) ?? []
  if (!method || !result) return null
  const properties = new Map<string, string>()
  for (const other of others) {
    const [, name, value] = /^(reason|[a-z]+\.[a-z\d_-]+)=(.*)$/is.exec(other) ?? []
    const key = name?.toLowerCase()
    if (!key || value === undefined || properties.has(key)) return null
    properties.set(key, value)
  }
  return { method: method.toLowerCase(), result: result.toLowerCase(), properties }
}
