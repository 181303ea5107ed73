import { type ReactNode, useState } from 'react'
import { officeDateTime } from '#client/desk/layout/times.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { titleOfFields } from '#shared/desk/documents/kinds.ts'
import type { DocumentDraft } from './draft/use-document-draft.ts'

export function SavedNotice({ editing, kind }: { editing: DocumentDraft; kind: DocumentKind }) {
  const { earlier, waiting, restore, discard, adopt, dropWaiting } = editing
  return (
    <>
      {earlier?.isRestored && (
        <Notice
          title="Your unsaved changes are back."
          text={`Backed up in this browser on ${officeDateTime(earlier.draft.at)}.`}
          onDiscard={discard}
        />
      )}
      {earlier && !earlier.isRestored && (
        <Notice
          title="You have unsaved changes from before."
          text={`Backed up in this browser on ${officeDateTime(earlier.draft.at)}. The document has changed since; restoring replaces the content below.`}
          onRestore={restore}
          onDiscard={discard}
        />
      )}
      {waiting.map((waitingDraft) => (
        <Notice
          key={waitingDraft.about}
          title={`You started another ${kind}:  ${titleOfFields(kind, waitingDraft.draft.fields) || 'without a title'}`}
          text={`Backed up in this browser on ${officeDateTime(waitingDraft.draft.at)}. Restoring it replaces the content below.`}
          onRestore={() => adopt(waitingDraft)}
          onDiscard={() => dropWaiting(waitingDraft)}
        />
      ))}
    </>
  )
}

interface NoticeProps {
  title: string
  text: string
  onRestore?: () => void
  onDiscard: () => void
}

/** Asks for confirmation, because discarded changes are lost. */
function Notice({ title, text, onRestore, onDiscard }: NoticeProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <div role="status" className="border border-line bg-panel p-4 text-sm">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="mt-1 text-muted">
        {isConfirming ? 'This permanently deletes the unsaved changes.' : text}
      </p>
      <div className="actions mt-3">
        {isConfirming ? (
          <>
            <Action onPress={onDiscard}>Yes, discard it</Action>
            <Action onPress={() => setIsConfirming(false)}>Keep it</Action>
          </>
        ) : (
          <>
            {onRestore && <Action onPress={onRestore}>Restore</Action>}
            <Action onPress={() => setIsConfirming(true)}>Discard what I typed</Action>
          </>
        )}
      </div>
    </div>
  )
}

function Action({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={buttonClass({ tone: 'quiet', size: 'small' })}
    >
      {children}
    </button>
  )
}
