import { useId } from 'react'
import { TitledSection } from '#client/ui/titled-section.tsx'
import * as words from './words.ts'

export function MailText({ subject, text }: { subject: string; text: string }) {
  return (
    <TitledSection id={useId()} title={words.theEmail} className="min-w-0">
      <div className="mt-4 border border-line bg-ground text-sm">
        <p className="border-b border-line px-6 py-3 wrap-anywhere">
          <span className="text-muted">{words.subjectBefore}</span>
          <span className="font-semibold">{subject}</span>
        </p>
        <div className="max-w-measure px-6 py-4 whitespace-pre-wrap wrap-anywhere">{text}</div>
      </div>
      <p className="mt-2 text-sm text-muted">{words.mailTextExplained}</p>
    </TitledSection>
  )
}
