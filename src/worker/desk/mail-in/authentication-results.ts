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
  const [first, ...others] = partsOf(header) ?? []
  const [server, version = '1', ...rest] = first ?? []
  if (!server || version !== '1' || rest.length > 0) return null
  if (others.at(-1)?.length === 0) others.pop()
  if (others.length === 1 && others[0]?.join() === 'none') return { server, results: [] }
  const results = others.map(resultOf)
  const read = results.filter((result) => result !== null)
  return read.length === results.length ? { server: server.toLowerCase(), results: read } : null
}

// White space, a semicolon, or a word, of which parts may be quoted.
const token = /[ \t\r\n]+|;|(?:[^\s;()"\\]|"(?:[^"\\]|\\[^\r\n])*")+/y

/** The words of a header between its semicolons; comments are left out. Null when malformed. */
function partsOf(header: string): string[][] | null {
  const parts: string[][] = [[]]
  let at = 0
  let apart = true
  while (at < header.length) {
    if (header[at] === '(') {
      at = endOfComment(header, at)
      if (!apart || at < 0) return null
      apart = false
      continue
    }
    token.lastIndex = at
    const [found] = token.exec(header) ?? []
    if (!found) return null
    if (found === ';') parts.push([])
    else if (found.trim() !== '') {
      if (!apart) return null
      parts.at(-1)?.push(found.replace(/"((?:[^"\\]|\\.)*)"/g, '$1').replace(/\\(.)/g, '$1'))
    }
    apart = found.trim() === ''
    at += found.length
  }
  return parts
}

/** Where a comment has ended, with all comments in it; -1 if it never does. */
function endOfComment(header: string, start: number): number {
  let depth = 0
  for (let at = start; at < header.length; at++) {
    if (header[at] === '\\') at += 1
    else if (header[at] === '(') depth += 1
    else if (header[at] === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return -1
}

function resultOf([first = '', ...others]: string[]): AuthenticationResult | null {
  const [, method, result] = /^([a-z][a-z\d-]*)(?:\/1)?=([a-z]+)$/i.exec(first) ?? []
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
