/** A part of a text below one of its headings. */
interface TextPart {
  title: string
  text: string
}

const headings = { 2: /\n## +/, 3: /\n### +/ }

/** Splits a text at its headings of a level; what comes before the first has none. */
export function partsOf(body: string, level: keyof typeof headings = 2): TextPart[] {
  const [before = '', ...parts] = `\n${body}`.split(headings[level])
  const titled = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    return { title: title.trim(), text: lines.join('\n').trim() }
  })
  return before.trim() ? [{ title: '', text: before }, ...titled] : titled
}

/** Returns the id of a section, from its heading. */
export function sectionId(title: string, index: number): string {
  const id = title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
  return id || `part-${index + 1}`
}
