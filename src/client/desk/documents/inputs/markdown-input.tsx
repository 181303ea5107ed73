import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { InputField, type InputProps } from './input-field.tsx'
import { actionOf, applyAction, continueList, isCiteShortcut } from './markdown-keys.ts'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import { replaceText } from './replace-text.ts'
import { SourcePicker } from './source-picker.tsx'
import { useOfferCite } from './sources.tsx'

interface MarkdownInputProps extends InputProps {
  /** True if sources can be cited. */
  cites?: boolean
  isRequired?: boolean
  size: 'long' | 'short'
}

/** A text field for Markdown, with a toolbar, shortcuts and a source picker. */
export function MarkdownInput({ cites = false, isRequired, size, ...frame }: MarkdownInputProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { isCiting, setIsCiting, cite, offer } = useCiting(area, cites)
  return (
    <InputField {...frame}>
      {(control) => (
        <div className={clsx('relative', !frame.hidesLabel && 'mt-2')}>
          <MarkdownToolbar
            label={frame.label}
            onAct={(action) => area.current && applyAction(area.current, action)}
            isCiting={isCiting}
            {...(cites && { onCite: () => setIsCiting(!isCiting) })}
          />
          {isCiting && (
            <SourcePicker
              onPick={cite}
              onClose={() => {
                setIsCiting(false)
                area.current?.focus()
              }}
            />
          )}
          <textarea
            {...control}
            ref={area}
            required={isRequired}
            dir="auto"
            onFocus={() => cites && offer(cite)}
            onKeyDown={(event) => onKey(event, cites && (() => setIsCiting(true)))}
            className={areaClass({ size })}
          />
        </div>
      )}
    </InputField>
  )
}

const areaClass = cva(
  'field field-sizing-content resize-y rounded-t-none text-base leading-relaxed',
  { variants: { size: { long: 'min-h-96', short: 'min-h-40' } } },
)

/** Inserts a citation at the caret; a source chosen outside the text is cited at its end. */
function useCiting(area: RefObject<HTMLTextAreaElement | null>, cites: boolean) {
  const [isCiting, setIsCiting] = useState(false)
  const offer = useOfferCite(
    cites ? (key) => citeAt(area.current, area.current?.value.length, key) : null,
  )
  const cite = (key: string) => {
    setIsCiting(false)
    citeAt(area.current, area.current?.selectionEnd, key)
  }
  return { isCiting, setIsCiting, cite, offer }
}

function citeAt(area: HTMLTextAreaElement | null, position = 0, key: string): void {
  if (area) replaceText(area, { start: position, end: position }, `[^${key}]`)
}

function onKey(event: KeyboardEvent<HTMLTextAreaElement>, openSources: (() => void) | false): void {
  const { currentTarget: field, nativeEvent: key } = event
  if (key.isComposing) return
  const action = actionOf(key)
  if (action) {
    consume(event)
    applyAction(field, action)
  } else if (openSources && isCiteShortcut(key)) {
    consume(event)
    openSources()
  } else if (isPlainEnter(key) && continueList(field)) event.preventDefault()
}

/** Stops the event, because the same keys toggle the sidebar and open the search elsewhere. */
function consume(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

function isPlainEnter({ key, shiftKey, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) {
  return key === 'Enter' && !shiftKey && !ctrlKey && !metaKey && !altKey
}
