import { officeDateTime } from '#client/desk/layout/times.ts'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DocumentPage } from '#shared/desk/documents/props.ts'
import type { DocumentDraft } from './draft/use-document-draft.ts'

interface SaveBarProps {
  page: DocumentPage
  editing: DocumentDraft
  status: string | null
  isSaving: boolean
}

export function SaveBar({ page, editing, status, isSaving }: SaveBarProps) {
  const label = page.id ? 'Save changes' : 'Save draft'
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-ground py-3 text-sm">
      <SubmitButton processing={isSaving} className="max-sm:grow">
        {isSaving ? 'Saving…' : label}
      </SubmitButton>
      <span className="hidden text-xs text-muted pointer-fine:inline noscript:hidden">
        <kbd className="kbd">Ctrl S</kbd> or <kbd className="kbd">Cmd S</kbd>
      </span>
      <p role="status" className="figures min-w-0 text-muted">
        <State editing={editing} status={status} />
      </p>
    </div>
  )
}

function State({
  editing: { isDirty, savedAt },
  status,
}: Pick<SaveBarProps, 'editing' | 'status'>) {
  if (!useHydrated()) return null
  if (isDirty && savedAt)
    return `Unsaved changes. Backed up in this browser, ${officeDateTime(savedAt)}.`
  if (isDirty) return 'Unsaved changes.'
  return status ?? 'All changes saved.'
}
