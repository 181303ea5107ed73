const functional = /:([\w-]+)\(([^()]*)\)/

/**
 * True if a selector can match in a page whose elements have only these classes. Elements, attributes
 * and states are taken to be there.
 */
export function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  let rest = withoutAttributes(selector)
  for (let match = functional.exec(rest); match; match = functional.exec(rest)) {
    const [whole, name, inside = ''] = match
    const possible = name === 'not' || inside.split(',').some((one) => hasClasses(one, classes))
    if (!possible) return false
    rest = rest.replace(whole, () => '')
  }
  return hasClasses(rest, classes)
}

/** Attributes may hold any character, and an escaped character stands for no more than itself. */
function withoutAttributes(selector: string): string {
  return selector
    .replace(/\\(.)/gu, (_, character: string) => String.fromCodePoint(escaped + codeOf(character)))
    .replace(/\[[^\]]*\]/g, '')
}

function hasClasses(selector: string, classes: ReadonlySet<string>): boolean {
  return [...selector.matchAll(/\.([^\s.:>+~,[(]+)/g)].every(([, name = '']) =>
    classes.has(unescaped(name)),
  )
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
