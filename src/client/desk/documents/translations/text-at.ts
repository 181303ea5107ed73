import type {
  DocumentFields,
  TextToTranslate,
  TranslationPage,
} from '#shared/desk/documents/props.ts'
import { isRecord } from '#shared/records.ts'

/** Returns the text of a draft at a dotted name; empty if it has none. */
export function textAt(fields: DocumentFields, name: string): string {
  const value = name.split('.').reduce<unknown>((parent, key) => {
    if (Array.isArray(parent)) return parent[Number(key)]
    return isRecord(parent) ? parent[key] : undefined
  }, fields)
  return typeof value === 'string' ? value : ''
}

/** Returns the text with which an input is rendered: that of the draft, or else what is saved. */
export function initialText(
  { draft }: Pick<TranslationPage, 'draft'>,
  { name, translation }: TextToTranslate,
): string {
  return draft ? textAt(draft.fields, name) : translation
}
