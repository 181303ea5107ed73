/** The placeholders of a saved reply, as `{name}`. */
export const placeholders = ['name', 'market', 'reference'] as const

type Placeholder = (typeof placeholders)[number]

const pattern = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g')

/** Returns a text with its placeholders filled in; one whose value is null stays. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<Placeholder, string | null>>,
): string {
  return text.replace(pattern, (placeholder) => {
    const name = placeholders.find((name) => placeholder === `{${name}}`)
    return (name && values[name]) ?? placeholder
  })
}

/** Returns the first placeholder that nobody has filled in; null if there is none. */
export function findPlaceholder(text: string): string | null {
  return text.match(pattern)?.[0] ?? null
}
