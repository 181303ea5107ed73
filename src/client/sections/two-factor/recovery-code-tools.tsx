import { Check, Copy, Download, Printer } from 'lucide-react'
import { useClipboard } from '#client/hooks/use-clipboard.ts'

const fileName = 'recovery-codes.txt'
const tool = 'button button-quiet button-small'

/** Takes the codes away: to the clipboard, into a file, onto paper. */
export function RecoveryCodeTools({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`
  const { copied, copy } = useClipboard()
  const CopyIcon = copied === text ? Check : Copy
  return (
    <div className="actions mt-4 print:hidden">
      <button type="button" onClick={() => copy(text)} className={tool}>
        <CopyIcon aria-hidden="true" className="size-4" />
        {copied === text ? 'Copied' : 'Copy'}
      </button>
      <a
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download={fileName}
        className={tool}
      >
        <Download aria-hidden="true" className="size-4" />
        Download
      </a>
      <button type="button" onClick={() => print()} className={tool}>
        <Printer aria-hidden="true" className="size-4" />
        Print
      </button>
    </div>
  )
}
