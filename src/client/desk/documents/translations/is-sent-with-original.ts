import { kinds } from '#client/desk/documents/kinds/registry.ts'
import type { TranslationPage } from '#shared/desk/documents/props.ts'

/** True if readers first see a translation when its original, a newsletter, is sent. */
export function isSentWithOriginal({ kind, translation }: TranslationPage): boolean {
  return kinds[kind].sendingPath !== undefined && !translation.original.isPublished
}
