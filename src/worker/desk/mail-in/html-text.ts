// Tags whose content readers do not see.
const hiddenTags = new Set([
  'head',
  'script',
  'style',
  'template',
  'svg',
  'math',
  'object',
  'iframe',
])

const blockTags = new Set(
  'address article aside blockquote center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table tr ul'.split(
    ' ',
  ),
)
// Blocks with an empty line around them.
const paragraphTags = new Set('blockquote dl h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '))

const tagPattern = /<(\/?)([a-z][a-z\d]*)/iy

/** Returns the text of an HTML mail: blocks as lines, quotes with `>`, links by their text. */
export function textOfHtml(html: string): string {
  const lines = new Lines()
  let position = 0
  while (position < html.length) {
    const markupStart = html.indexOf('<', position)
    lines.add(html.slice(position, markupStart < 0 ? html.length : markupStart))
    if (markupStart < 0) break
    position = readMarkup(html, markupStart, lines)
  }
  return lines.text()
}

/** Reads the markup that begins with a `<`; returns the position after it. */
function readMarkup(html: string, start: number, lines: Lines): number {
  const endAfter = (end: string, from: number) => {
    const index = html.indexOf(end, from)
    return index < 0 ? html.length : index + end.length
  }
  if (html.startsWith('<!--', start)) return endAfter('-->', start + 4)
  if (/[!?]/.test(html[start + 1] ?? '')) return endAfter('>', start)
  tagPattern.lastIndex = start
  const [match, slash, tagName = ''] = tagPattern.exec(html) ?? []
  if (!match) {
    lines.add('<')
    return start + 1
  }
  const name = tagName.toLowerCase()
  const end = endAfter('>', start)
  if (hiddenTags.has(name) && !slash) return findHiddenEnd(html, name, end)
  lines.addTag(name, slash === '')
  return end
}

function findHiddenEnd(html: string, name: string, from: number): number {
  // A head may end without a closing tag.
  const closing = new RegExp(name === 'head' ? '</head|<body' : `</${name}`, 'gi')
  closing.lastIndex = from
  return closing.exec(html)?.index ?? html.length
}

class Lines {
  readonly #lines: string[] = []
  #line: string[] = []
  /** True if the line has text. Searching it each time would be slow for a line of many blanks. */
  #isFilled = false
  #quotes = 0

  add(html: string): void {
    if (html === '') return
    this.#line.push(html.replace(/[\t\n\f\r ]+/g, ' '))
    this.#isFilled ||= html.trim() !== ''
  }

  addTag(name: string, isOpening: boolean): void {
    if (name === 'br') this.#end()
    if (name === 'td' || name === 'th') this.add(' ')
    if (name === 'li') this.#endFilled()
    if (name === 'li' && isOpening) this.add('- ')
    if (!blockTags.has(name)) return
    this.#endFilled()
    if (paragraphTags.has(name)) this.#end()
    if (name === 'blockquote') this.#quotes = Math.max(0, this.#quotes + (isOpening ? 1 : -1))
  }

  text(): string {
    this.#end()
    return this.#lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  }

  #endFilled(): void {
    if (this.#isFilled) this.#end()
  }

  #end(): void {
    const line = decodeEntities(this.#line.join('')).replace(/ {2,}/g, ' ').trim()
    this.#lines.push(this.#quotes > 0 ? `> ${line}`.trim() : line)
    this.#line = []
    this.#isFilled = false
  }
}

// U+00A0 to U+00FF in order, then others that mail programs use.
const latinEntities =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const entityCodes = new Map<string, number>([
  ...latinEntities.split(' ').map((name, position): [string, number] => [name, 0xa0 + position]),
  ...Object.entries({ amp: 38, lt: 60, gt: 62, quot: 34, apos: 39, OElig: 338, oelig: 339 }),
  ...Object.entries({ ensp: 32, emsp: 32, thinsp: 32, zwnj: 0x200c, zwj: 0x200d, euro: 0x20ac }),
  ...Object.entries({ ndash: 0x2013, mdash: 0x2014, lsquo: 0x2018, rsquo: 0x2019, sbquo: 0x201a }),
  ...Object.entries({ ldquo: 0x201c, rdquo: 0x201d, bdquo: 0x201e, bull: 0x2022, hellip: 0x2026 }),
  ...Object.entries({ lsaquo: 0x2039, rsaquo: 0x203a, trade: 0x2122, minus: 0x2212 }),
])

function decodeEntities(text: string): string {
  const decoded = text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));?/gi,
    (entity, decimal, hex, name) => {
      const code = name ? entityCodes.get(name) : Number.parseInt(decimal ?? hex, decimal ? 10 : 16)
      return code === undefined || code > 0x10ffff ? entity : String.fromCodePoint(code)
    },
  )
  return decoded.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '')
}
