import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import type { DocumentFields } from '#shared/desk/documents/props.ts'
import type { FieldErrors } from '#shared/desk/documents/read-fields.ts'
import { translatableFields } from '#shared/knowledge/translatable.ts'
import type { TranslatedText } from '#shared/knowledge/translated-texts.ts'
import { messages } from '#shared/messages.ts'
import { isRecord } from '#shared/records.ts'
import { isBlank } from '#shared/text.ts'
import { kinds } from '#worker/desk/documents/kinds/registry.ts'
import { textKey, translateFields } from '#worker/knowledge/translations.ts'

/** A text of a document with its dotted name: `taxes.0.name`. */
interface NamedText {
  name: string
  field: string
  text: string
}

/** Returns the translatable texts of a document, each once: one translation counts for all places. */
export function namedTexts(kind: DocumentKind, fields: DocumentFields): NamedText[] {
  const { texts, names } = translatableFields[kind]
  const all = [...texts, ...names].flatMap((field) => leavesAt(fields, field.split('.'), field, ''))
  const first = new Map(all.toReversed().map((leaf) => [textKey(leaf), leaf]))
  return all.filter((leaf) => first.get(textKey(leaf)) === leaf)
}

function leavesAt(
  value: unknown,
  path: readonly string[],
  field: string,
  name: string,
): NamedText[] {
  const inside = (key: string | number) => (name === '' ? String(key) : `${name}.${key}`)
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => leavesAt(item, path, field, inside(index)))
  }
  const [key, ...rest] = path
  if (key === undefined) {
    return typeof value === 'string' && value !== '' ? [{ name, field, text: value }] : []
  }
  if (!isRecord(value) || !Object.hasOwn(value, key)) return []
  return leavesAt(value[key], rest, field, inside(key))
}

interface ReadTexts {
  texts: TranslatedText[]
  errors: FieldErrors
}

/**
 * Reads the translated texts from the fields of a form or an API client, which have the names of the
 * document's own. A text that is left empty is not translated; all else in the input is ignored.
 */
export function readTexts(
  kind: DocumentKind,
  original: DocumentFields,
  input: DocumentFields,
): ReadTexts {
  const named = namedTexts(kind, original)
  const entered = named.flatMap(({ name, field, text }) => {
    const translation = valueAt(input, name.split('.'))
    return typeof translation === 'string' && !isBlank(translation)
      ? [{ name, field, text, translation }]
      : []
  })
  const [first] = named
  if (entered.length === 0) {
    return { texts: [], errors: first ? { [first.name]: [messages.documents.untranslated] } : {} }
  }
  // Read as the kind reads any document, with its lengths, formats and Markdown.
  const { document, errors } = kinds[kind].read(translateFields(kind, original, entered))
  if (!document) return { texts: [], errors }
  const texts = entered.map(({ name, field, text }) => {
    return { field, text, translation: String(valueAt(document.fields, name.split('.'))) }
  })
  return { texts, errors: document.markdownErrors() }
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(value)) return valueAt(value[Number(key)], rest)
  return isRecord(value) && Object.hasOwn(value, key) ? valueAt(value[key], rest) : undefined
}
