import type { EditorPage } from '#shared/desk/documents/props.ts'
import { kinds } from './kinds/registry.ts'

/** True for a newsletter, or a translation of one, that readers first see when it is sent. */
export function awaitsSending(page: EditorPage): boolean {
  if (kinds[page.kind].sendingPath === undefined) return false
  return 'translation' in page
    ? !page.translation.original.isPublished
    : (page.state ?? 'draft') === 'draft'
}
