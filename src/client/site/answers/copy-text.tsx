import { Check, Copy } from 'lucide-react'
import { buttonClass } from '#client/ui/button-class.ts'
import { useClipboard } from '#client/ui/use-clipboard.ts'
import * as words from './words.ts'

const foldId = 'as-text'

/** Copies an answer as text; without a script, a link leads to the text instead. */
export function CopyText({ text }: { text: string }) {
  return (
    <>
      <CopyButton text={text}>{words.copyText}</CopyButton>
      <noscript>
        <a href={`#${foldId}`} className={buttonClass({ tone: 'quiet' })}>
          {words.asText}
        </a>
      </noscript>
    </>
  )
}

interface CopyButtonProps {
  text: string
  size?: 'small' | undefined
  children: string
}

/** Copies a text; without a script it is not there. */
export function CopyButton({ text, size, children }: CopyButtonProps) {
  const { copied, copy } = useClipboard()
  const Icon = copied ? Check : Copy
  return (
    <button
      type="button"
      onClick={() => copy(text)}
      className={buttonClass({ tone: 'quiet', size, className: 'noscript:hidden' })}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{copied ? words.copied : children}</span>
    </button>
  )
}

export function AnswerText({ text }: { text: string }) {
  return (
    <details className="border-b border-line print:hidden">
      <summary className="flex min-h-12 items-center">
        <h2 className="font-sans text-base font-semibold">{words.asText}</h2>
      </summary>
      <pre
        id={foldId}
        className="mb-6 border border-line bg-panel p-4 font-sans text-sm wrap-anywhere whitespace-pre-wrap select-all"
      >
        {text}
      </pre>
    </details>
  )
}
