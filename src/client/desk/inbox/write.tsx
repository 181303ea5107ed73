import { clsx } from 'clsx'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { StaffOnly } from './entry.tsx'
import { KeyHint } from './keys.tsx'
import { LetterForm } from './letter-form.tsx'
import type { Sending } from './use-sending.ts'
import { statusLabels } from './words.ts'

/** The id of the place where answers are written, to which a link of the head leads. */
export const writeId = 'write'

type WriteProps = Pick<Pages['desk/thread'], 'thread' | 'entries' | 'typed'> & { sending: Sending }

/** Where an answer or a note is written; without a script, both stand open. */
export function Write({ thread, entries, typed, sending }: WriteProps) {
  const [kind, setKind] = useState<Kind>(typed.note === undefined ? 'reply' : 'note')
  const last = entries.at(-1)?.id ?? ''
  const { id } = thread

  function choose(chosen: Kind) {
    flushSync(() => setKind(chosen))
    document.getElementById(`field-${chosen}`)?.focus()
  }

  return (
    <section id={writeId} tabIndex={-1} aria-label="Write" className="outline-none print:hidden">
      <KindTabs kind={kind} onChoose={choose} />
      <div className={clsx(kind !== 'reply' && 'hidden noscript:block')}>
        {sending.newSince && <NewEntries onShow={sending.showNew} />}
        <LetterForm
          kind="reply"
          thread={id}
          action={routes.deskReplies.href({ id })}
          label={`Reply to ${thread.person.name}`}
          typed={typed.reply}
          button={{ label: 'Send reply', sending: 'Sending…', tone: 'primary' }}
          onStart={() => sending.begin(last)}
          onEnd={sending.end}
        >
          <input type="hidden" name="last" value={last} />
          <StatusAfter />
        </LetterForm>
      </div>
      <div
        className={clsx(
          'rounded-md border border-dashed border-clay p-4 noscript:mt-8',
          kind !== 'note' && 'hidden noscript:block',
        )}
      >
        <NoteForm
          id={id}
          typed={typed.note}
          onStart={() => sending.begin(last)}
          onEnd={sending.end}
        />
      </div>
    </section>
  )
}

interface NoteFormProps {
  id: string
  typed: string | undefined
  onStart: () => void
  onEnd: Sending['end']
}

function NoteForm({ id, ...form }: NoteFormProps) {
  return (
    <LetterForm
      kind="note"
      thread={id}
      action={routes.deskNotes.href({ id })}
      label="Note"
      button={{ label: 'Add note', sending: 'Adding…', tone: 'quiet' }}
      {...form}
    >
      <div className="w-full">
        <StaffOnly />
      </div>
    </LetterForm>
  )
}

interface KindTabsProps {
  kind: Kind
  onChoose: (kind: Kind) => void
}

function KindTabs({ kind, onChoose }: KindTabsProps) {
  return (
    <div className="mb-4 flex gap-6 border-b border-line noscript:hidden">
      {kinds.map(({ kind: one, label, keyName }) => (
        <button
          key={one}
          type="button"
          onClick={() => onChoose(one)}
          aria-pressed={one === kind}
          aria-keyshortcuts={keyName}
          className="tab-link -mb-px cursor-pointer gap-2 aria-pressed:border-structure aria-pressed:font-semibold aria-pressed:text-text"
        >
          {label} <KeyHint name={keyName} />
        </button>
      ))}
    </div>
  )
}

type Kind = (typeof kinds)[number]['kind']

const kinds = [
  { kind: 'reply', label: 'Reply', keyName: 'r' },
  { kind: 'note', label: 'Note', keyName: 'n' },
] as const

/** What the thread waits for once the reply is sent. */
function StatusAfter() {
  return (
    <div>
      <label htmlFor="status-after" className="block text-xs font-medium text-muted">
        Afterwards
      </label>
      <select
        id="status-after"
        name="status"
        defaultValue="waiting"
        className="field mt-1 w-auto py-1 text-sm"
      >
        {(['waiting', 'done', 'open'] as const).map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The way to what came while the answer was written. */
function NewEntries({ onShow }: { onShow: () => void }) {
  return (
    <p className="mb-3 text-sm">
      <button type="button" onClick={onShow} className="link min-h-11 cursor-pointer">
        Show what came meanwhile
      </button>
    </p>
  )
}
