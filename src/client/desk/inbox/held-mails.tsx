import { useOfficeClock } from '#client/desk/layout/use-office-clock.ts'
import { FileLinks } from '#client/ui/file-links.tsx'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import type { HeldMail, Thread } from '#shared/desk/inbox/props.ts'
import { routes } from '#shared/routes.ts'
import { EntryText } from './entry-text.tsx'
import * as words from './words.ts'

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
      title={words.emailsAreHeld(held.length)}
      titleClass="text-lg"
      className="mt-6 rounded-md border-2 border-clay px-4 py-4"
    >
      <p className="mt-1 max-w-note text-sm text-muted">
        <RichText
          text={words.heldExplained}
          marks={{ email: () => <span className="wrap-anywhere">{thread.person.email}</span> }}
        />
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
  const clock = useOfficeClock()
  const { id, sender, createdAt, body } = mail
  return (
    <li className="mt-4 border-t border-line pt-3">
      <p className="text-xs wrap-anywhere">
        <bdi className="text-sm font-semibold">{sender}</bdi>{' '}
        <time dateTime={createdAt} title={clock.dateTime(createdAt)} className="figures text-muted">
          {clock.shortTime(createdAt, now)}
        </time>
      </p>
      <EntryText text={body} folds />
      <FileLinks files={mail.files} />
      <div className="actions mt-3 print:hidden">
        <DecisionButton
          text={words.acceptMail(sender)}
          action={routes.acceptHeldMail.href({ id })}
          tone="quiet"
        />
        <DecisionButton
          text={words.discardMail(sender)}
          action={routes.discardHeldMail.href({ id })}
          tone="quiet-danger"
        />
      </div>
    </li>
  )
}

interface DecisionButtonProps {
  text: string
  action: string
  tone: 'quiet' | 'quiet-danger'
}

function DecisionButton({ text, action, tone }: DecisionButtonProps) {
  return (
    <OneButtonForm action={action} tone={tone} className="flex">
      <RichText text={text} />
    </OneButtonForm>
  )
}
