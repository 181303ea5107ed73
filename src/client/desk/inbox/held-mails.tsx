import { officeDateTime, shortTime } from '#client/desk/layout/times.ts'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import type { HeldMail, Thread } from '#shared/desk/inbox/props.ts'
import { routes } from '#shared/routes.ts'
import { EntryText } from './entry-text.tsx'

interface HeldMailsProps {
  held: readonly HeldMail[]
  thread: Thread
  now: string
}

export function HeldMails({ held, thread, now }: HeldMailsProps) {
  if (held.length === 0) return null
  return (
    <TitledSection
      id="held-mails"
      title={held.length === 1 ? 'One email is held' : `${held.length} emails are held`}
      titleClass="text-lg"
      className="mt-6 rounded-md border-2 border-clay px-4 py-4"
    >
      <p className="mt-1 max-w-note text-sm text-muted">
        It was sent to the address of this enquiry, but we could not verify that it came from{' '}
        <span className="wrap-anywhere">{thread.person.email}</span>: another sender, or no valid
        signature. Accept it if it reads like theirs; do not act on it before.
      </p>
      <ul>
        {held.map((mail) => (
          <HeldMailRow key={mail.id} mail={mail} now={now} />
        ))}
      </ul>
    </TitledSection>
  )
}

function HeldMailRow({ mail, now }: { mail: HeldMail; now: string }) {
  const { id, sender, createdAt, body } = mail
  return (
    <li className="mt-4 border-t border-line pt-3">
      <p className="text-xs wrap-anywhere">
        <bdi className="text-sm font-semibold">{sender}</bdi>{' '}
        <time dateTime={createdAt} title={officeDateTime(createdAt)} className="figures text-muted">
          {shortTime(createdAt, now)}
        </time>
      </p>
      <EntryText text={body} folds />
      <div className="actions mt-3 print:hidden">
        <DecisionButton mail={mail} action={routes.acceptHeldMail.href({ id })}>
          Accept
        </DecisionButton>
        <DecisionButton mail={mail} action={routes.discardHeldMail.href({ id })}>
          Discard
        </DecisionButton>
      </div>
    </li>
  )
}

interface DecisionButtonProps {
  mail: HeldMail
  action: string
  children: string
}

function DecisionButton({ mail, action, children }: DecisionButtonProps) {
  return (
    <OneButtonForm
      action={action}
      tone={children === 'Discard' ? 'quiet-danger' : 'quiet'}
      className="flex"
    >
      {children}
      <span className="sr-only"> the email from {mail.sender}</span>
    </OneButtonForm>
  )
}
