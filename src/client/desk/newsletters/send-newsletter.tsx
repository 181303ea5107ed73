import { useId } from 'react'
import { ConfirmedButton } from '#client/ui/confirmed-button.tsx'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import type { NewsletterPage } from '#shared/desk/newsletters/props.ts'
import { groupDigits } from '#shared/group-digits.ts'
import { routes } from '#shared/routes.ts'

/** The actions before a newsletter is sent: a test, then the delivery to all. */
export function SendNewsletter({ letter }: { letter: NewsletterPage }) {
  const { id, revisions, subscribers, twoPersonRule, ownRevision } = letter
  const [newest] = revisions
  const needsAnother = twoPersonRule && ownRevision
  return (
    <TitledSection id={useId()} title="Send it" className="border border-line bg-panel p-6">
      <p className="figures mt-1 text-sm">
        {subscribers === 0
          ? 'There are no subscribers yet.'
          : `Will be sent once to ${people(subscribers)} and then appear in the archive.`}
      </p>
      {needsAnother && (
        <p className="mt-2 text-sm text-muted">
          You wrote the latest version: a second person must send it.
        </p>
      )}
      <div className="actions mt-5">
        <OneButtonForm action={routes.letterTests.href({ id })}>Send me a test</OneButtonForm>
        {subscribers > 0 && newest && !needsAnother && (
          <ConfirmedButton
            label={`Send to ${people(subscribers)}`}
            question={`Send it to ${people(subscribers)}?`}
            confirmation="Send now"
            action={routes.letterSendings.href({ id })}
            fields={{ revision: newest.id }}
          >
            You can stop delivery, but emails already sent cannot be recalled. A newsletter can be
            sent only once.
          </ConfirmedButton>
        )}
      </div>
    </TitledSection>
  )
}

function people(count: number): string {
  return count === 1 ? '1 subscriber' : `${groupDigits(String(count))} subscribers`
}
