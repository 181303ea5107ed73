import { useId } from 'react'
import { TitledSection } from '#client/ui/titled-section.tsx'

export function MailText({ subject, text }: { subject: string; text: string }) {
  return (
    <TitledSection id={useId()} title="The mail" className="min-w-0">
      <div className="mt-4 border border-line bg-ground text-sm">
        <p className="border-b border-line px-6 py-3 wrap-anywhere">
          <span className="text-muted">Subject: </span>
          <span className="font-semibold">{subject}</span>
        </p>
        <div className="max-w-measure px-6 py-4 whitespace-pre-wrap wrap-anywhere">{text}</div>
      </div>
      <p className="mt-2 text-sm text-muted">
        This is its text part; the HTML part says the same with the marks of the preview. Each
        recipient gets a personal unsubscribe link.
      </p>
    </TitledSection>
  )
}
