import { useId } from 'react'
import { ConfirmedButton } from '#client/ui/confirmed-button.tsx'
import { LabelledInput } from '#client/ui/field.tsx'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import type { NewsletterPage } from '#shared/desk/newsletters/props.ts'
import { groupDigits } from '#shared/number-text.ts'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

/** The actions before a newsletter is sent: a test, then the delivery to all. */
export function SendNewsletter({ letter }: { letter: NewsletterPage }) {
  const { id, revisions, subscribers, twoPersonRule, ownRevision } = letter
  const [newest] = revisions
  const needsAnother = twoPersonRule && ownRevision
  return (
    <TitledSection id={useId()} title={words.sendIt} className="border border-line bg-panel p-6">
      <p className="figures mt-1 text-sm">
        {subscribers === 0
          ? words.thereAreNoSubscribersYet
          : words.willBeSentTo(people(subscribers))}
      </p>
      {needsAnother && <p className="mt-2 text-sm text-muted">{words.secondPersonMustSend}</p>}
      <div className="actions mt-5">
        <OneButtonForm action={routes.letterTests.href({ id })}>{words.sendMeATest}</OneButtonForm>
        {subscribers > 0 && newest && !needsAnother && (
          <ConfirmedButton
            label={words.sendTo(people(subscribers))}
            question={words.sendQuestion(people(subscribers))}
            confirmation={words.send}
            action={routes.letterSendings.href({ id })}
            fields={{ revision: newest.id }}
            inputs={<SendOptions letter={letter} />}
          >
            {words.sendWarning}
          </ConfirmedButton>
        )}
      </div>
    </TitledSection>
  )
}

/** The choice of the recipients and of the time. */
function SendOptions({ letter: { subscribers, segments } }: { letter: NewsletterPage }) {
  return (
    <div className="grid gap-4">
      {segments.length > 0 && (
        <SelectField label={words.to} name="market" defaultValue="">
          <option value="">{words.allSubscribers(people(subscribers))}</option>
          {segments.map((segment) => (
            <option key={segment.market} value={segment.market}>
              {words.followersOf(segment.name, people(segment.subscribers))}
            </option>
          ))}
        </SelectField>
      )}
      <LabelledInput
        label={words.sendFrom}
        name="from"
        type="datetime-local"
        note={words.sendFromHint}
      />
    </div>
  )
}

function people(count: number): string {
  return words.subscriberCount(count, groupDigits(String(count)))
}
