import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Field } from '#client/ui/field.tsx'
import type { Source } from '#shared/knowledge/schemas.ts'
import { replaceText } from './insert-text.ts'
import { act, actionOf, asksForSources, continueList } from './markdown-keys.ts'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import { SourcePicker } from './source-picker.tsx'

interface MarkdownFieldProps {
  label: string
  name: string
  text: string
  error: string | undefined
  /** What can be cited in it; without it, nothing can. */
  sources?: readonly Source[]
  required?: boolean
  /** Stands under the text. */
  hint?: ReactNode
  /** How high it is at least. */
  size: 'long' | 'short'
  onText?: (text: string) => void
}

/** A text with Markdown, the keys and buttons that write it, and a way to cite. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { label, name, text, error, sources, hint, size, onText } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const [isCiting, setIsCiting] = useState(false)

  function cite(key: string) {
    setIsCiting(false)
    const { current } = field
    if (!current) return
    const { selectionEnd } = current
    replaceText(current, { start: selectionEnd, end: selectionEnd }, `[^${key}]`)
  }

  function close() {
    setIsCiting(false)
    field.current?.focus()
  }

  return (
    <Field label={label} name={name} error={error} hint={hint} hintAt="start">
      {(control) => (
        <div className="relative mt-2">
          <MarkdownToolbar
            label={label}
            onAct={(action) => field.current && act(field.current, action)}
            isCiting={isCiting}
            {...(sources && { onCite: () => setIsCiting(!isCiting) })}
          />
          {sources && isCiting && <SourcePicker sources={sources} onPick={cite} onClose={close} />}
          <textarea
            {...control}
            ref={field}
            required={props.required}
            dir="auto"
            defaultValue={text}
            onInput={(event) => onText?.(event.currentTarget.value)}
            onKeyDown={(event) => onKey(event, sources && (() => setIsCiting(true)))}
            className={clsx(
              'field field-sizing-content resize-y rounded-t-none text-base leading-relaxed',
              size === 'long' ? 'min-h-96' : 'min-h-40',
            )}
          />
        </div>
      )}
    </Field>
  )
}

function onKey(event: KeyboardEvent<HTMLTextAreaElement>, openSources?: () => void): void {
  const { currentTarget: field, nativeEvent: key } = event
  if (key.isComposing) return
  const action = actionOf(key)
  if (action) {
    take(event)
    act(field, action)
  } else if (openSources && asksForSources(key)) {
    take(event)
    openSources()
  } else if (isPlainEnter(key) && continueList(field)) event.preventDefault()
}

/** Outside a text, the same keys fold the sidebar and open the search. */
function take(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

function isPlainEnter({ key, shiftKey, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) {
  return key === 'Enter' && !shiftKey && !ctrlKey && !metaKey && !altKey
}
