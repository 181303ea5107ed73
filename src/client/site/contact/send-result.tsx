import { Alert } from '#client/ui/alert.tsx'
import { useFirm } from '#client/use-firm.ts'
import { useOffice } from '#client/use-office.ts'
import { clientMessages } from '#shared/client-messages.ts'
import { afterSending } from '#shared/content/contact.ts'
import { reportAbout } from '#shared/content/reports.ts'
import { emailUrl } from '#shared/knowledge/firm.ts'
import { labelText } from '#shared/label-text.ts'
import { routes } from '#shared/routes.ts'
import type { ContactReceipt } from '#shared/site/contact/receipt.ts'
import { dueText } from '#shared/time-text.ts'
import type { SendState } from './use-contact-form.ts'
import * as words from './words.ts'

export function SendResult({ state }: { state: SendState }) {
  if (state.phase === 'sent') return <Sent receipt={state.receipt} service={state.service} />
  if (state.phase === 'failed') return <Failed alert={state.alert} detail={state.detail} />
  if (state.phase === 'refused') return <Alert tone="danger">{afterSending.refused}</Alert>
  return null
}

interface SentProps {
  receipt: ContactReceipt | null
  service: string | undefined
}

function Sent({ receipt, service }: SentProps) {
  const report = reportAbout(service)
  return (
    <>
      <Alert tone="success">
        <p>{clientMessages.contact.sent}</p>
        {receipt && (
          <div className="figures mt-2 grid gap-1 font-normal text-text">
            <p>
              {afterSending.due}{' '}
              <time dateTime={receipt.dueAt}>
                <DueText {...receipt} />
              </time>
              .
            </p>
            <p>
              {afterSending.reference} <strong>{receipt.reference}</strong>
            </p>
          </div>
        )}
      </Alert>
      <p className="mt-4">
        <span className="text-muted">{labelText(afterSending.meanwhile)} </span>
        <a href={routes.report.href({ slug: report.slug })} download className="link">
          {report.title}
        </a>
        <span className="figures text-muted">{words.pdf}</span>
      </p>
    </>
  )
}

function DueText({ dueAt }: ContactReceipt) {
  const { timeZone, city } = useOffice()
  return words.dueInOffice(dueText(timeZone, new Date(dueAt)), city)
}

function Failed({ alert, detail }: { alert: string; detail: string | null }) {
  const { email } = useFirm()
  return (
    <Alert tone="danger">
      <p>{alert}</p>
      {detail && <p className="mt-1 font-normal">{detail}</p>}
      <p className="mt-1 font-normal text-text">
        {afterSending.failed}{' '}
        <a href={emailUrl(email)} className="link">
          {email}
        </a>
        .
      </p>
    </Alert>
  )
}
