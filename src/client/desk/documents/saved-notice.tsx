import { type ReactNode, useState } from 'react'
import { exactTime } from '#client/desk/layout/times.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import type { DocumentKind } from '#shared/desk/documents/kinds.ts'
import { titleOfFields } from '#shared/desk/documents/kinds.ts'
import type { DocumentDraft } from './draft/use-draft.ts'

/** Says that something that was not stored is back, or offers it where it may not be wanted. */
export function SavedNotice({ editing, kind }: { editing: DocumentDraft; kind: DocumentKind }) {
  const { found, waiting, bringBack, discard, adopt, dropWaiting } = editing
  return (
    <>
      {found?.isBack && (
        <Notice
          title="Your unsaved changes are back."
          text={`Backed up in this browser on ${exactTime(found.draft.at)}.`}
          onDiscard={discard}
        />
      )}
      {found && !found.isBack && (
        <Notice
          title="You have unsaved changes from before."
          text={`Backed up in this browser on ${exactTime(found.draft.at)}. The document has changed since; restoring replaces the content below.`}
          onBringBack={bringBack}
          onDiscard={discard}
        />
      )}
      {waiting.map((one) => (
        <Notice
          key={one.about}
          title={`You started another ${kind}:  ${titleOfFields(kind, one.draft.fields) || 'without a title'}`}
          text={`Backed up in this browser on ${exactTime(one.draft.at)}. Restoring it replaces the content below.`}
          onBringBack={() => adopt(one)}
          onDiscard={() => dropWaiting(one)}
        />
      ))}
    </>
  )
}

interface NoticeProps {
  title: string
  text: string
  onBringBack?: () => void
  onDiscard: () => void
}

/** What is discarded cannot come back: that is asked for twice. */
function Notice({ title, text, onBringBack, onDiscard }: NoticeProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div role="status" className="border border-line bg-panel p-4 text-sm">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="mt-1 text-muted">
        {isAsking ? 'This permanently deletes the unsaved changes.' : text}
      </p>
      <div className="actions mt-3">
        {isAsking ? (
          <>
            <Action onPress={onDiscard}>Yes, discard it</Action>
            <Action onPress={() => setIsAsking(false)}>Keep it</Action>
          </>
        ) : (
          <>
            {onBringBack && <Action onPress={onBringBack}>Restore</Action>}
            <Action onPress={() => setIsAsking(true)}>Discard what I typed</Action>
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
