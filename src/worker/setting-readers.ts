/** Reads the value of a setting; throws a Hint if it is wrong. */
type Reader<Value> = (value: unknown) => Value

/** Says what to set instead of a wrong value. */
class Hint extends Error {}

/** Returns the text of a setting; undefined if it is missing or empty. */
export const optional: Reader<string | undefined> = (value) => {
  if (value !== undefined && typeof value !== 'string') throw new Hint('set it as text, in quotes.')
  return value || undefined
}

/** Reads an optional setting that must meet the condition; the hint says what to set. */
export function optionalThat(
  condition: (value: string) => boolean,
  hint: string,
): Reader<string | undefined> {
  return (value) => {
    const text = optional(value)
    if (text !== undefined && !condition(text)) throw new Hint(hint)
    return text
  }
}

/** Reads a setting and converts its value. */
export function converted<Text, Value>(
  reader: Reader<Text>,
  convert: (text: Text) => Value,
): Reader<Value> {
  return (value) => convert(reader(value))
}

/** Reads a whole number above zero of at most so many digits. */
export function wholeNumber(digits: number, fallback: number, hint: string): Reader<number> {
  const isNumber = (value: string) => /^[1-9]\d*$/.test(value) && value.length <= digits
  return converted(optionalThat(isNumber, hint), (value) => Number(value ?? fallback))
}

type Readers<Values> = { [Name in keyof Values]: Reader<Values[Name]> }

/** Reads all settings by their names; the error for a wrong one is made of its name and hint. */
export function readAll<Values extends object>(
  readers: Readers<Values>,
  env: Readonly<Record<string, unknown>>,
  errorOf: (name: string, hint: string) => Error,
): Values {
  const read = ([name, reader]: [string, Reader<unknown>]) => {
    try {
      return [name, reader(env[name])]
    } catch (error) {
      throw error instanceof Hint ? errorOf(name, error.message) : error
    }
  }
  return Object.fromEntries(Object.entries<Reader<unknown>>(readers).map(read))
}
