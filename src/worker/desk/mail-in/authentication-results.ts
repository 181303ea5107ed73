/** The result of one method: `dkim=pass header.d=example.com`. */
export interface AuthenticationResult {
  method: string
  result: string
  /** By names such as `header.d`, in lower case. */
  properties: ReadonlyMap<string, string>
}

/** A parsed Authentication-Results header (RFC 8601 §2.2) of one server. */
export interface AuthenticationResults {
  server: string
  results: readonly AuthenticationResult[]
}

// Enough for several signatures.
const maxLength = 8192

/**
 * Parses an Authentication-Results header; null if it is malformed. Stricter than the RFC about
 * white space around comments and after semicolons: the header repeats text of the sender (their
 * server's greeting, their envelope address), which could otherwise forge a result.
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

// White space, a semicolon, or a word that may have quoted parts.
const token = /[ \t\r\n]+|;|(?:[^\s;()"\\]|"(?:[^"\\]|\\[^\r\n])*")+/y

/** Splits a header at its semicolons into words, without comments; null if malformed. */
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

/** Returns the position after a comment and the comments within it; -1 if it never ends. */
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
