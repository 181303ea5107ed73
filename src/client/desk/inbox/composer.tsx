import { clsx } from 'clsx'
import { type ReactNode, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { RichText } from '#client/ui/rich-text.tsx'
import { type RecordSentence, sentenceToInsert } from '#shared/desk/inbox/dossier.ts'
import type { SavedReply } from '#shared/desk/inbox/props.ts'
import type { FileField } from '#shared/files/props.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { AdvanceField } from './advance.tsx'
import { StaffOnly } from './entry.tsx'
import { EntryForm } from './entry-form.tsx'
import { FigureNote } from './figure-note.tsx'
import { insertText } from './insert-text.ts'
import { KeyHint } from './keys.tsx'
import { RecordPicker } from './record-picker.tsx'
import { SavedReplyMenu } from './saved-reply-menu.tsx'
import { statusLabels } from './status-labels.ts'
import { useFieldText } from './use-field-text.ts'
import { useRecordKey } from './use-record-key.ts'
import type { Submission } from './use-submission.ts'
import * as words from './words.ts'

/** The id of the composer, for the link in the thread's head. */
export const composerId = 'write'

type ComposerProps = Pick<
  Pages['desk/thread'],
  'thread' | 'entries' | 'oldInput' | 'savedReplies' | 'dossier' | 'fileField'
> & {
  submission: Submission
  /** The field of the reply. */
  field: RefObject<HTMLTextAreaElement | null>
  /** The thread to open afterwards. */
  next: string | null
}

/** The forms for a reply and an internal note; without a script both are open. */
export function Composer(props: ComposerProps) {
  const { thread, entries, oldInput, submission, next, field } = props
  const [kind, setKind] = useState<Kind>(oldInput.note === undefined ? 'reply' : 'note')
  const [refusal, setRefusal] = useState<Kind | null>(null)
  const last = entries.at(-1)?.id ?? ''
  const formOf = (own: Kind) => ({
    thread: thread.id,
    onStart: () => submission.begin(last),
    onEnd: (isSent: boolean) => {
      setRefusal(isSent ? null : own)
      submission.end(isSent)
    },
  })

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
      {refusal && refusal !== kind && <Refusal kind={refusal} onOpen={() => select(refusal)} />}
      <div className={clsx(kind !== 'reply' && 'hidden noscript:block')}>
        {submission.newSince && <NewEntriesLink onShow={submission.showNew} />}
        <ReplyForm
          {...formOf('reply')}
          {...{ next, field }}
          name={thread.person.name}
          oldInput={oldInput.reply}
          last={last}
          savedReplies={props.savedReplies}
          fileField={props.fileField}
          aids={<ReplyAids {...props} />}
        />
      </div>
      <div
        className={clsx(
          'rounded-md border border-dashed border-clay p-4 noscript:mt-8',
          kind !== 'note' && 'hidden noscript:block',
        )}
      >
        <NoteForm {...formOf('note')} oldInput={oldInput.note} />
      </div>
    </section>
  )
}

/** Says that the form of the other tab was refused, with a button that shows it. */
function Refusal({ kind, onOpen }: { kind: Kind; onOpen: () => void }) {
  return (
    <p role="alert" className="mb-3 flex flex-wrap items-center gap-x-3 text-sm text-danger">
      {words.refusals[kind]}
      <button type="button" onClick={onOpen} className="link min-h-11 cursor-pointer">
        {words.showWhy}
      </button>
    </p>
  )
}

interface NoteFormProps {
  thread: string
  oldInput: string | undefined
  onStart: () => void
  onEnd: Submission['end']
}

interface ReplyFormProps extends NoteFormProps {
  /** The person who gets the reply. */
  name: string
  /** The id of the newest entry that the writer of the reply has seen. */
  last: string
  next: string | null
  field: RefObject<HTMLTextAreaElement | null>
  savedReplies: readonly SavedReply[]
  fileField: FileField | null
  /** Help for writing, under the field. */
  aids: ReactNode
}

function ReplyForm({ name, last, next, savedReplies, ...form }: ReplyFormProps) {
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
      <SavedReplyMenu thread={form.thread} replies={savedReplies} field={form.field} />
      {next && <AdvanceField next={next} />}
    </EntryForm>
  )
}

/** The records of the market: found by a slash, and compared with the figures of the reply. */
function ReplyAids({ dossier, field, entries }: ComposerProps) {
  const text = useFieldText(field)
  const [isPicking, setPicking] = useRecordKey(field, Boolean(dossier))
  if (!dossier) return dossier === null && <MarketHint />
  const messages = entries.filter(({ kind }) => kind === 'message').map(({ body }) => body)

  function insert(sentence: RecordSentence) {
    setPicking(false)
    if (field.current && dossier)
      insertText(field.current, sentenceToInsert(dossier.market, sentence))
  }

  function close() {
    setPicking(false)
    field.current?.focus()
  }

  return (
    <>
      <FigureNote text={text} dossier={dossier} messages={messages.join('\n')} />
      {isPicking ? (
        <RecordPicker dossier={dossier} onPick={insert} onClose={close} />
      ) : (
        <p className="mt-1 hidden text-xs text-muted pointer-fine:block">
          <RichText
            text={words.recordHint}
            marks={{ key: (key) => <kbd className="kbd">{key}</kbd> }}
          />
        </p>
      )}
    </>
  )
}

/** Without a market the slash is only a character, and nothing else would say why. */
function MarketHint() {
  return (
    <p className="mt-1 text-xs text-muted noscript:hidden">
      <RichText
        text={words.recordMarketHint}
        marks={{
          market: (text) => (
            <a href="#records" className="link">
              {text}
            </a>
          ),
        }}
      />
    </p>
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
