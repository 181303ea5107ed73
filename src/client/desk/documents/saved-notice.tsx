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
          title="What you had typed is back."
          text={`This browser kept it on ${exactTime(found.draft.at)}.`}
          onDiscard={discard}
        />
      )}
      {found && !found.isBack && (
        <Notice
          title="You had typed something that is not stored."
          text={`This browser kept it on ${exactTime(found.draft.at)}. The document has changed since: what you bring back replaces what stands below.`}
          onBringBack={bringBack}
          onDiscard={discard}
        />
      )}
      {waiting.map((one) => (
        <Notice
          key={one.about}
          title={`You had begun another ${kind}: ${titleOfFields(kind, one.draft.fields) || 'without a title'}`}
          text={`This browser kept it on ${exactTime(one.draft.at)}. What you bring back replaces what stands below.`}
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
        {isAsking ? 'What you typed is gone then, for good.' : text}
      </p>
      <div className="actions mt-3">
        {isAsking ? (
          <>
            <Action onPress={onDiscard}>Yes, discard it</Action>
            <Action onPress={() => setIsAsking(false)}>Keep it</Action>
          </>
        ) : (
          <>
            {onBringBack && <Action onPress={onBringBack}>Bring it back</Action>}
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
