import { Check, Copy } from 'lucide-react'
import { useClipboard } from '#client/hooks/use-clipboard.ts'

/** The key in letters, in groups of four so that it can be typed from one screen into another. */
export function ManualKey({ secretKey }: { secretKey: string }) {
  const { copied, copy } = useClipboard()
  const isCopied = secretKey !== '' && copied === secretKey
  return (
    <div className="flex items-stretch rounded-md border border-line bg-panel">
      <p className="min-h-[calc(2lh+1.5rem)] min-w-0 flex-1 px-4 py-3 font-mono text-sm leading-relaxed break-words select-all">
        <span className="sr-only">Setup key: </span>
        {secretKey ? groupsOf(secretKey).map((group) => <Group key={group.at} {...group} />) : ' '}
      </p>
      <button
        type="button"
        disabled={!secretKey}
        onClick={() => copy(secretKey)}
        className="flex w-13 shrink-0 cursor-pointer items-center justify-center border-l border-line hover:bg-text/6"
      >
        {isCopied ? (
          <Check aria-hidden="true" className="size-5 text-success" />
        ) : (
          <Copy aria-hidden="true" className="size-5" />
        )}
        <span className="sr-only">{isCopied ? 'Setup key copied' : 'Copy setup key'}</span>
      </button>
    </div>
  )
}

// Spaced by margin: what is selected and copied by hand has no blanks in it.
function Group({ text }: { text: string }) {
  return <span className="mr-2.5 inline-block">{text}</span>
}

function groupsOf(key: string): { at: number; text: string }[] {
  const groups: { at: number; text: string }[] = []
  for (let at = 0; at < key.length; at += 4) groups.push({ at, text: key.slice(at, at + 4) })
  return groups
}
