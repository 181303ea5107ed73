import { officeDateTime } from '#client/desk/layout/times.ts'
import { RichText } from '#client/ui/rich-text.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { DocumentPage } from '#shared/desk/documents/props.ts'
import type { DocumentDraft } from './draft/use-document-draft.ts'
import * as words from './words.ts'

interface SaveBarProps {
  page: DocumentPage
  editing: DocumentDraft
  status: string | null
  isSaving: boolean
}

export function SaveBar({ page, editing, status, isSaving }: SaveBarProps) {
  const label = page.id ? words.saveChanges : words.saveDraft
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-ground py-3 text-sm">
      <SubmitButton processing={isSaving} className="max-sm:grow">
        {isSaving ? words.saving : label}
      </SubmitButton>
      <span className="hidden text-xs text-muted pointer-fine:inline noscript:hidden">
        <RichText
          text={words.saveKeys}
          marks={{ key: (text) => <kbd className="kbd">{text}</kbd> }}
        />
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
  if (isDirty && savedAt) return words.unsavedChangesBackedUp(officeDateTime(savedAt))
  if (isDirty) return words.unsavedChanges
  return status ?? words.allChangesSaved
}
