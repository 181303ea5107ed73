import { useRef } from 'react'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import * as words from '#client/desk/mails/words.ts'
import { StatusMessage } from '#client/ui/alert.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import type { UndeliveredMail } from '#shared/desk/staff/props.ts'
import { reasonText } from '#shared/desk/staff/undelivered.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

export default function MailsScreen({ mails, page, pages, status }: Pages['desk/mails']) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <div className="max-w-wide pt-8">
      <h1 className="text-2xl">{words.undeliveredEmails}</h1>
      <p className="mt-1 text-sm text-muted">{words.lead}</p>
      <StatusMessage>{status}</StatusMessage>
      {mails.length === 0 && <p className="mt-8 text-sm">{words.nothingUndelivered}</p>}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={words.undeliveredEmails}
        className="mt-6 outline-none"
      >
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} onRetried={() => list.current?.focus()} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={pages}
        hrefOf={(to) => `${routes.deskMails.href()}?page=${to}`}
        labels={{ previous: words.newer, next: words.older }}
        className="text-sm"
      />
    </div>
  )
}

MailsScreen.layout = deskLayouts

interface MailRowProps {
  mail: UndeliveredMail
  /** Called after the focused button has disappeared. */
  onRetried: () => void
}

function MailRow({ mail: { id, to, subject, at, reason }, onRetried }: MailRowProps) {
  const clock = useOfficeClock()
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">{subject ?? words.unreadableEmail}</p>
        {to && <p className="wrap-anywhere">{words.toRecipient(to)}</p>}
        <p className="figures mt-0.5 text-xs text-muted">
          {reasonText(reason)}, <time dateTime={at}>{clock.dateTime(at)}</time>
        </p>
      </div>
      <OneButtonForm action={routes.mailRetries.href({ id })} onSuccess={onRetried}>
        {words.sendAgain}
        <span className="sr-only">: {subject ?? words.anUnreadableEmail}</span>
      </OneButtonForm>
    </li>
  )
}
