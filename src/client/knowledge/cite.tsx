import { Check, Copy } from 'lucide-react'
import { buttonClass } from '#client/ui/button-class.ts'
import { useClipboard } from '#client/ui/use-clipboard.ts'
import { dayText } from '#shared/dates.ts'
import type { Citation } from '#shared/knowledge/props.ts'
import { labelText } from '#shared/label-text.ts'
import * as words from './words.ts'

interface CiteProps extends Citation {
  author: string
}

/** A citation as a sentence, for BibTeX and as RIS; each can be copied, or selected by a click. */
export function Cite(citation: CiteProps) {
  const { copied, copy } = useClipboard()
  return (
    <div className="grid grid-cols-1 gap-6">
      {[
        { label: words.textCitation, text: citationText(citation) },
        { label: 'BibTeX', text: bibtex(citation) },
        { label: 'RIS', text: ris(citation) },
      ].map(({ label, text }) => (
        <section key={label} aria-label={label}>
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
            <h3 className="font-sans font-semibold">{label}</h3>
            <button
              type="button"
              onClick={() => copy(text)}
              className={buttonClass({
                tone: 'quiet',
                size: 'small',
                className: 'noscript:hidden',
              })}
            >
              <CopyState copied={copied === text} />
              <span className="sr-only">{labelText('', label)}</span>
            </button>
          </div>
          <div className="mt-2 border border-line bg-panel p-4">
            <CitationBlock text={text} isCode={label !== words.textCitation} />
          </div>
        </section>
      ))}
    </div>
  )
}

function CopyState({ copied }: { copied: boolean }) {
  const Icon = copied ? Check : Copy
  return (
    <>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
    </>
  )
}

function CitationBlock({ text, isCode }: { text: string; isCode: boolean }) {
  return isCode ? (
    <pre className="font-mono text-xs wrap-anywhere whitespace-pre-wrap select-all">{text}</pre>
  ) : (
    <p className="text-sm wrap-anywhere select-all">{text}</p>
  )
}

/** Returns a sentence such as `Firm. “Title.” Ledger of Rules. 10 November 2026. https://…` */
function citationText({ title, within, author, date, address }: CiteProps): string {
  const end = /[.?!]$/.test(title) ? '' : '.'
  const parts = [`${author}. ${words.citedTitle(title, end)}`, ...(within ? [`${within}.`] : [])]
  return [...parts, `${dayText(date)}.`, address].join(' ')
}

function bibtex({ title, within, author, date, address }: CiteProps): string {
  const fields = {
    author: `{${escapeTex(author)}}`,
    title: `{${escapeTex(title)}}`,
    ...(within && { note: escapeTex(within) }),
    date,
    year: date.slice(0, 4),
    url: address,
  }
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}},`)
  return [`@online{${keyOf(address)},`, ...lines, '}'].join('\n')
}

/** Returns a key that tells pages of a section apart: `kenya-lottery` for `/markets/kenya/lottery`. */
function keyOf(address: string): string {
  return new URL(address).pathname.split('/').slice(2).join('-')
}

function ris({ title, within, author, date, address }: CiteProps): string {
  const lines = [
    ['TY', 'ELEC'],
    ['AU', author],
    ['TI', title],
    ...(within ? [['N1', within]] : []),
    ['PY', date.slice(0, 4)],
    ['DA', date.replaceAll('-', '/')],
    ['UR', address],
    ['ER', ''],
  ]
  return lines.map(([tag, value]) => `${tag}  - ${value}`).join('\n')
}

function escapeTex(text: string): string {
  return text.replace(/\\/g, '\\textbackslash ').replace(/[&%$#_{}]/g, '\\$&')
}
