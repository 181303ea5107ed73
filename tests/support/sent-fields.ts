/** What a form sends, in the order of the page. */
type Entries = [name: string, value: string][]

const control =
  /<input\b([^>]*)>|<textarea\b([^>]*)>([^<]*)<\/textarea>|<select\b([^>]*)>(.*?)<\/select>/gs

/** The entries that a browser sends of rendered inputs as they came, with or without a script. */
export function entriesOf(html: string, { script }: { script: boolean }): Entries {
  const shown = script ? html.replace(/<noscript>.*?<\/noscript>/gs, '') : html
  return [...shown.matchAll(control)].flatMap(
    ([, input, area, text = '', select, options = '']) => {
      if (input !== undefined) return ofInput(input)
      if (area !== undefined) return named(area, asTyped(text))
      return named(select ?? '', chosenOf(options))
    },
  )
}

function ofInput(attributes: string): Entries {
  const isBox = attributeOf(attributes, 'type') === 'checkbox'
  if (isBox && !/\schecked(?:\s|=|\/|$)/.test(attributes)) return []
  return named(attributes, attributeOf(attributes, 'value') ?? '')
}

function named(attributes: string, value: string): Entries {
  const name = attributeOf(attributes, 'name')
  return name === undefined || /\sdisabled(?:\s|=|\/|$)/.test(attributes) ? [] : [[name, value]]
}

/** The value of the option that is selected, else of the first one. */
function chosenOf(options: string): string {
  const all = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const chosen = all.find((one) => /\sselected(?:\s|=|$)/.test(one)) ?? all[0] ?? ''
  return attributeOf(chosen, 'value') ?? ''
}

function attributeOf(attributes: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes) ?? []
  return value === undefined ? undefined : decoded(value)
}

/** The text of an area: a browser drops the line end before it, and sends all others as CR LF. */
function asTyped(text: string): string {
  return decoded(text.replace(/^\n/, '')).replace(/\r?\n/g, '\r\n')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? _)
}
