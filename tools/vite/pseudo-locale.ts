const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', d: 'ď', e: 'é', g: 'ğ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ľ', n: 'ñ' },
  ...{ o: 'ö', r: 'ř', s: 'š', t: 'ţ', u: 'ü', w: 'ŵ', y: 'ý', z: 'ž', A: 'Á', C: 'Ç', D: 'Ď' },
  ...{ E: 'É', G: 'Ğ', H: 'Ĥ', I: 'Í', J: 'Ĵ', K: 'Ķ', L: 'Ľ', N: 'Ñ', O: 'Ö', R: 'Ř', S: 'Š' },
  ...{ T: 'Ţ', U: 'Ü', W: 'Ŵ', Y: 'Ý', Z: 'Ž' },
}
const vowels = /[aeiouAEIOU]/

// Marks of elements, placeholders, URLs and email addresses stay as they are: the page acts on them.
const untouched = /<\/?\w+\/?>|\{\w+\}|:[a-z]\w*|https?:\/\/\S+|\S+@\S+|^\/\S*$/g
// Texts by which code finds something.
const codes: ReadonlySet<string> = new Set(['slug', 'href', 'tag'])

/**
 * Returns a sentence in the pseudo-locale `en-XA`: in brackets, each letter with an accent, each vowel
 * twice, so that it is about 40 per cent longer. A text inside that is in it already stays as it is.
 */
function pseudoText(text: string): string {
  if (!/[a-z]/i.test(text.replace(untouched, ''))) return text
  const parts: string[] = []
  let end = 0
  for (const match of text.matchAll(untouched)) {
    parts.push(longer(text.slice(end, match.index)), match[0])
    end = match.index + match[0].length
  }
  return `[${[...parts, longer(text.slice(end))].join('').replace(/[[\]]/g, '')}]`
}

/** Returns a value of a module of sentences with all its texts in the pseudo-locale. */
export function pseudoLocale(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return codes.has(key) ? value : pseudoText(value)
  if (typeof value === 'function') return (...input: unknown[]) => pseudoLocale(value(...input))
  if (Array.isArray(value)) return value.map((item) => pseudoLocale(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, pseudoLocale(item, name)]),
  )
}

function longer(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const accented = accents[letter] ?? letter
    return vowels.test(letter) ? accented + accented.toLowerCase() : accented
  })
}
