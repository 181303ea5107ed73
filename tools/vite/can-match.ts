const functional = /:([\w-]+)\(([^()]*)\)/
// Others exclude, or hold no selector.
const selecting = ['has', 'is', 'where']

/** Among the words of a page it stands for all elements; no word of code has a space. */
export const anyElement = 'any element'

/**
 * True if a selector can match in a page whose elements and their classes are all among these words.
 * Attributes and states are taken to be there.
 */
export function canMatch(selector: string, words: ReadonlySet<string>): boolean {
  const isOneOf = (list: string) => list.split(',').some((one) => hasNames(one, words))
  let rest = withoutAttributes(selector)
  for (let match = functional.exec(rest); match; match = functional.exec(rest)) {
    const [whole, name = '', inside = ''] = match
    const possible = !selecting.includes(name) || isOneOf(inside)
    if (!possible) return false
    rest = rest.replace(whole, () => '')
  }
  return hasNames(rest, words)
}

/** Attributes may hold any character, and an escaped character stands for no more than itself. */
function withoutAttributes(selector: string): string {
  return selector
    .replace(/\\(.)/gu, (_, character: string) => String.fromCodePoint(escaped + codeOf(character)))
    .replace(/\[[^\]]*\]/g, '')
}

function hasNames(selector: string, words: ReadonlySet<string>): boolean {
  return (
    namesIn(selector, /\.([^\s.:>+~,[(]+)/g).every((name) => words.has(unescaped(name))) &&
    (words.has(anyElement) || hasElements(selector, words))
  )
}

/** Parts and states that only these elements have. */
const parts: readonly [part: RegExp, elements: readonly string[]][] = [
  [/::-(ms-reveal|webkit-(calendar|date|inner|outer|search))/, ['input']],
  [/::file-selector-button/, ['input']],
  [/::placeholder/, ['input', 'textarea']],
  [/:-moz-ui-invalid/, ['input', 'select', 'textarea']],
  [/::-webkit-details-marker|::details-content/, ['details']],
]

function hasElements(selector: string, words: ReadonlySet<string>): boolean {
  const owners = parts.filter(([part]) => part.test(selector))
  return (
    namesIn(selector, /(?:^|[\s>+~,])([a-z][\w-]*)/g).every((name) => words.has(name)) &&
    owners.every(([, elements]) => elements.some((name) => words.has(name)))
  )
}

function namesIn(selector: string, pattern: RegExp): string[] {
  return [...selector.matchAll(pattern)].map(([, name = '']) => name)
}

// Where no character is defined.
const escaped = 0x100000
const codeOf = (character: string) => character.codePointAt(0) ?? 0

function unescaped(name: string): string {
  return Array.from(name, (character) => {
    const code = codeOf(character)
    return code > escaped ? String.fromCodePoint(code - escaped) : character
  }).join('')
}
