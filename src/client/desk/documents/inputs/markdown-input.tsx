import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useRef,
  useState,
} from 'react'
import { type AddedPicture, PicturePanel } from '#client/desk/media/picture-panel.tsx'
import { useDocumentPage } from '../draft/context.tsx'
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
  /** False where a text shows no pictures, as in emails. */
  takesPictures?: boolean
}

/** A text field for Markdown, with a toolbar, shortcuts and a source picker. */
export function MarkdownInput(props: MarkdownInputProps) {
  const { cites = false, isRequired, size, takesPictures = true, ...frame } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const { isCiting, setIsCiting, cite, offer } = useCiting(area, cites)
  const pictures = useNewPictures(area, takesPictures)
  return (
    <InputField {...frame}>
      {(control) => (
        <div className={clsx('relative', !frame.hidesLabel && 'mt-2')}>
          <MarkdownToolbar
            label={frame.label}
            onAct={(action) => area.current && applyAction(area.current, action)}
            isCiting={isCiting}
            {...(cites && { onCite: () => setIsCiting(!isCiting) })}
            isAddingPicture={Boolean(pictures.panel)}
            {...(pictures.isOn && { onPicture: pictures.toggle })}
          />
          {pictures.panel && (
            <PicturePanel key={pictures.key} name={frame.field} {...pictures.panel} />
          )}
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
            {...pictures.handlers}
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

/** Opens the panel for a picture that is chosen, dropped or pasted, and inserts it at the caret. */
function useNewPictures(area: RefObject<HTMLTextAreaElement | null>, isTaken: boolean) {
  const isOn = useDocumentPage().takesPictures && isTaken
  const [open, setOpen] = useState<{ key: string; file: File | null } | null>(null)
  const openWith = (file: File | null) => setOpen({ key: crypto.randomUUID(), file })

  function take(event: ClipboardEvent | DragEvent, files: FileList | undefined) {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!isOn || !file) return
    event.preventDefault()
    openWith(file)
  }

  // A text field takes no files by itself.
  function allowDrop(event: DragEvent) {
    const holdsFile = [...event.dataTransfer.items].some(({ kind }) => kind === 'file')
    if (isOn && holdsFile) event.preventDefault()
  }

  function close() {
    setOpen(null)
    area.current?.focus()
  }

  function insert({ url, alt }: AddedPicture) {
    setOpen(null)
    const end = area.current?.selectionEnd ?? 0
    const text = `![${alt.replace(/[[\]\\]/g, '\\$&')}](${url})`
    if (area.current) replaceText(area.current, { start: end, end }, text)
  }

  return {
    isOn,
    toggle: () => (open ? close() : openWith(null)),
    key: open?.key,
    panel: open && { file: open.file, onAdd: insert, onClose: close },
    handlers: {
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.files),
      onDragOver: allowDrop,
      onDrop: (event: DragEvent) => take(event, event.dataTransfer.files),
    },
  }
}

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
