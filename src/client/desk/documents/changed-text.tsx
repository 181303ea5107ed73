import { clsx } from 'clsx'
import type { FieldChange } from '#shared/desk/documents/props.ts'
import * as words from './words.ts'

interface ChangedTextProps {
  parts: FieldChange['parts']
  className?: string
}

/** Renders differences with `ins` and `del`, so that they are visible without colours. */
export function ChangedText({ parts, className }: ChangedTextProps) {
  return (
    <div
      className={clsx(
        'amended max-h-96 overflow-y-auto wrap-anywhere whitespace-pre-wrap',
        className,
      )}
    >
      {parts.map(({ text, kind }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and do not move
        <Part key={index} kind={kind} text={text} />
      ))}
    </div>
  )
}

function Part({ text, kind }: FieldChange['parts'][number]) {
  if (kind === 'same') return text
  const Changed = kind === 'added' ? 'ins' : 'del'
  return (
    <Changed>
      <span className="sr-only">{kind === 'added' ? words.addedBefore : words.removedBefore}</span>
      {text}
      <span className="sr-only">) </span>
    </Changed>
  )
}
