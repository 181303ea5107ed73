import { clsx } from 'clsx'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { StaffOnly } from './entry.tsx'
import { EntryForm } from './entry-form.tsx'
import { KeyHint } from './keys.tsx'
import { statusLabels } from './status-labels.ts'
import type { Submission } from './use-submission.ts'
import * as words from './words.ts'

/** The id of the composer, for the link in the thread's head. */
export const composerId = 'write'

type ComposerProps = Pick<Pages['desk/thread'], 'thread' | 'entries' | 'typed'> & {
  submission: Submission
}

/** The forms for a reply and an internal note; without a script both are open. */
export function Composer({ thread, entries, typed: oldInput, submission }: ComposerProps) {
  const [kind, setKind] = useState<Kind>(oldInput.note === undefined ? 'reply' : 'note')
  const last = entries.at(-1)?.id ?? ''
  const form = { thread: thread.id, onStart: () => submission.begin(last), onEnd: submission.end }

  function select(selected: Kind) {
    flushSync(() => setKind(selected))
    document.getElementById(`field-${selected}`)?.focus()
  }

  return (
    <section
      id={composerId}
      tabIndex={-1}
      aria-label={words.writeRegion}
      className="outline-none print:hidden"
    >
      <KindTabs kind={kind} onSelect={select} />
      <div className={clsx(kind !== 'reply' && 'hidden noscript:block')}>
        {submission.newSince && <NewEntriesLink onShow={submission.showNew} />}
        <ReplyForm {...form} name={thread.person.name} oldInput={oldInput.reply} last={last} />
      </div>
      <div
        className={clsx(
          'rounded-md border border-dashed border-clay p-4 noscript:mt-8',
          kind !== 'note' && 'hidden noscript:block',
        )}
      >
        <NoteForm {...form} oldInput={oldInput.note} />
      </div>
    </section>
  )
}

interface NoteFormProps {
  thread: string
  oldInput: string | undefined
  onStart: () => void
  onEnd: Submission['end']
}

interface ReplyFormProps extends NoteFormProps {
  /** Who gets the reply. */
  name: string
  /** The id of the newest entry that the writer of the reply has seen. */
  last: string
}

function ReplyForm({ name, last, ...form }: ReplyFormProps) {
  return (
    <EntryForm
      {...form}
      kind="reply"
      action={routes.deskReplies.href({ id: form.thread })}
      label={words.replyTo(name)}
      button={{ label: words.sendReply, pendingLabel: words.sending, tone: 'primary' }}
    >
      <input type="hidden" name="last" value={last} />
      <NextStatusSelect />
    </EntryForm>
  )
}

function NoteForm(form: NoteFormProps) {
  return (
    <EntryForm
      {...form}
      kind="note"
      action={routes.deskNotes.href({ id: form.thread })}
      label={words.note}
      button={{ label: words.addNote, pendingLabel: words.adding, tone: 'quiet' }}
    >
      <div className="w-full">
        <StaffOnly />
      </div>
    </EntryForm>
  )
}

interface KindTabsProps {
  kind: Kind
  onSelect: (kind: Kind) => void
}

function KindTabs({ kind, onSelect }: KindTabsProps) {
  return (
    <div className="mb-4 flex gap-6 border-b border-line noscript:hidden">
      {kinds.map(({ kind: tabKind, label, keyName }) => (
        <button
          key={tabKind}
          type="button"
          onClick={() => onSelect(tabKind)}
          aria-pressed={tabKind === kind}
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
  { kind: 'reply', label: words.reply, keyName: 'r' },
  { kind: 'note', label: words.note, keyName: 'n' },
] as const

function NextStatusSelect() {
  return (
    <div>
      <label htmlFor="status-after" className="block text-xs font-medium text-muted">
        {words.afterwards}
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

/** A link to the entries that arrived while the reply was written. */
function NewEntriesLink({ onShow }: { onShow: () => void }) {
  return (
    <p className="mb-3 text-sm">
      <button type="button" onClick={onShow} className="link min-h-11 cursor-pointer">
        {words.showWhatCameMeanwhile}
      </button>
    </p>
  )
}
