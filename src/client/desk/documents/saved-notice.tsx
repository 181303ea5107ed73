import { type ReactNode, useState } from 'react'
import { officeDateTime } from '#client/desk/layout/times.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { titleOfFields } from '#shared/desk/documents/kinds.ts'
import type { DocumentDraft } from './draft/use-document-draft.ts'
import * as words from './words.ts'

export function SavedNotice({ editing, kind }: { editing: DocumentDraft; kind: DocumentKind }) {
  const { earlier, waiting, restore, discard, adopt, dropWaiting } = editing
  return (
    <>
      {earlier?.isRestored && (
        <Notice
          title={words.unsavedChangesAreBack}
          text={words.backedUpOn(officeDateTime(earlier.draft.at))}
          onDiscard={discard}
        />
      )}
      {earlier && !earlier.isRestored && (
        <Notice
          title={words.unsavedChangesFromBefore}
          text={words.backedUpBeforeChange(officeDateTime(earlier.draft.at))}
          onRestore={restore}
          onDiscard={discard}
        />
      )}
      {waiting.map((waitingDraft) => (
        <Notice
          key={waitingDraft.about}
          title={words.startedAnother[kind](
            titleOfFields(kind, waitingDraft.draft.fields) || words.untitled,
          )}
          text={words.backedUpOther(officeDateTime(waitingDraft.draft.at))}
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
      <p className="mt-1 text-muted">{isConfirming ? words.discardWarning : text}</p>
      <div className="actions mt-3">
        {isConfirming ? (
          <>
            <Action onPress={onDiscard}>{words.yesDiscardIt}</Action>
            <Action onPress={() => setIsConfirming(false)}>{words.keepIt}</Action>
          </>
        ) : (
          <>
            {onRestore && <Action onPress={onRestore}>{words.restore}</Action>}
            <Action onPress={() => setIsConfirming(true)}>{words.discardWhatITyped}</Action>
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
