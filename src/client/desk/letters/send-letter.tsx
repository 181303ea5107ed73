import { useId } from 'react'
import { ConfirmedButton } from '#client/ui/confirmed-button.tsx'
import { OneButtonForm } from '#client/ui/one-button-form.tsx'
import type { LetterPage } from '#shared/desk/letters/props.ts'
import { grouped } from '#shared/grouped.ts'
import { routes } from '#shared/routes.ts'

/** What is done with a letter that was not sent: tried out, then sent to all. */
export function SendLetter({ letter }: { letter: LetterPage }) {
  const { id, revisions, subscribers, twoPersonRule, ownRevision } = letter
  const [newest] = revisions
  const title = useId()
  const needsAnother = twoPersonRule && ownRevision
  return (
    <section aria-labelledby={title} className="border border-line bg-panel p-6">
      <h2 id={title} className="text-xl">
        Send it
      </h2>
      <p className="figures mt-1 text-sm">
        {subscribers === 0
          ? 'Nobody is subscribed yet.'
          : `It goes to ${people(subscribers)}, once, and from then on stands in the archive.`}
      </p>
      {needsAnother && (
        <p className="mt-2 text-sm text-muted">
          You wrote the newest revision: another person has to send it.
        </p>
      )}
      <div className="actions mt-5">
        <OneButtonForm action={routes.letterTests.href({ id })}>Mail a test to me</OneButtonForm>
        {subscribers > 0 && newest && !needsAnother && (
          <ConfirmedButton
            label={`Send to ${people(subscribers)}`}
            question={`Send it to ${people(subscribers)}?`}
            confirmation="Send now"
            action={routes.letterSendings.href({ id })}
            fields={{ revision: newest.id }}
          >
            It can be stopped on the way, but what has arrived cannot be called back, and no letter
            is sent twice.
          </ConfirmedButton>
        )}
      </div>
    </section>
  )
}

function people(count: number): string {
  return count === 1 ? '1 subscriber' : `${grouped(String(count))} subscribers`
}
