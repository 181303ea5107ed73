import { useId, useMemo } from 'react'
import { trustedHtml } from '#client/trusted-html.ts'
import { TitledSection } from '#client/ui/titled-section.tsx'
import * as words from './words.ts'

interface MailPreviewProps {
  subject: string
  html: string
  text: string
}

/** The email as mail programs show it, and its text part for those that show no HTML. */
export function MailPreview({ subject, html, text }: MailPreviewProps) {
  return (
    <TitledSection id={useId()} title={words.theEmail} className="min-w-0">
      <div className="mt-4 border border-line text-sm">
        <p className="border-b border-line px-6 py-3 wrap-anywhere">
          <span className="text-muted">{words.subjectBefore}</span>
          <span className="font-semibold">{subject}</span>
        </p>
        <MailFrame html={html} />
      </div>
      <p className="mt-2 max-w-measure text-sm text-muted">{words.mailExplained}</p>
      <details className="mt-2 text-sm">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{words.textPart}</summary>
        <div className="max-w-measure border-l-2 border-line py-1 pl-4 whitespace-pre-wrap wrap-anywhere">
          {text}
        </div>
      </details>
    </TitledSection>
  )
}

/** A frame that runs no script, sends no form and leads nowhere. */
function MailFrame({ html }: { html: string }) {
  const inner = useMemo(() => {
    const source = html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    const frame = `<iframe title="${words.asItArrives}" sandbox="" srcdoc="${source}"></iframe>`
    return { __html: trustedHtml(frame) }
  }, [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our server, in a sandbox
  return <div className="mail-frame" dangerouslySetInnerHTML={inner} />
}
