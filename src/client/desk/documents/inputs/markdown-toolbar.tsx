import {
  Bold,
  Heading2,
  Image as ImageIcon,
  Italic,
  Link as LinkIcon,
  List,
  Quote,
} from 'lucide-react'
import type { MarkdownAction } from './markdown-keys.ts'
import * as words from './words.ts'

interface MarkdownToolbarProps {
  label: string
  onAct: (action: MarkdownAction) => void
  /** Toggles the source picker; absent if nothing can be cited. */
  onCite?: () => void
  isCiting: boolean
  /** Opens the panel for a picture; absent where none can be added. */
  onPicture?: () => void
  isAddingPicture: boolean
}

const buttons = [
  { action: 'bold', name: words.bold, Icon: Bold, key: 'B' },
  { action: 'italic', name: words.italic, Icon: Italic, key: 'I' },
  { action: 'link', name: words.link, Icon: LinkIcon, key: 'K' },
  { action: 'heading', name: words.heading, Icon: Heading2, key: null },
  { action: 'list', name: words.list, Icon: List, key: null },
  { action: 'quote', name: words.quotation, Icon: Quote, key: null },
] as const

/** The formatting buttons, which leave the focus in the text field. */
export function MarkdownToolbar(props: MarkdownToolbarProps) {
  const { label, onAct, onCite, isCiting, onPicture, isAddingPicture } = props
  return (
    <fieldset
      aria-label={words.format(label)}
      className="flex flex-wrap rounded-t-md border border-b-0 border-line bg-panel noscript:hidden"
    >
      {buttons.map(({ action, name, Icon, key }) => (
        <button
          key={action}
          type="button"
          title={key ? words.withControlKey(name, key) : name}
          aria-keyshortcuts={key ? `Control+${key} Meta+${key}` : undefined}
          // A phone would close and reopen its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onAct(action)}
          className="icon-button"
        >
          <Icon aria-hidden="true" className="size-4" />
          <span className="sr-only">{name}</span>
        </button>
      ))}
      {onPicture && (
        <button
          type="button"
          title={words.addPicture}
          aria-expanded={isAddingPicture}
          onClick={onPicture}
          className="icon-button"
        >
          <ImageIcon aria-hidden="true" className="size-4" />
          <span className="sr-only">{words.addPicture}</span>
        </button>
      )}
      {onCite && <SourcePickerButton isOpen={isCiting} onPress={onCite} />}
    </fieldset>
  )
}

function SourcePickerButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      title={words.citeASourceKeys}
      aria-keyshortcuts="Control+Shift+C Meta+Shift+C"
      aria-expanded={isOpen}
      onClick={onPress}
      className="icon-button ml-auto w-auto px-3 text-sm font-semibold"
    >
      {words.citeASource}
    </button>
  )
}
