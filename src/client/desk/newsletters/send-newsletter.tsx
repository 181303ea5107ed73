import { Link } from '@inertiajs/react'
import { useId } from 'react'
import { ConfirmedButton } from '#client/ui/confirmed-button.tsx'
import { LabelledInput } from '#client/ui/field.tsx'
import { OneButtonForm } from '#client/ui/post-form.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { TitledSection } from '#client/ui/titled-section.tsx'
import { translationPath } from '#shared/desk/documents/translation-path.ts'
import type { NewsletterPage } from '#shared/desk/newsletters/props.ts'
import { languageName } from '#shared/knowledge/languages.ts'
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
      <Languages letter={letter} />
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

/** The readers of each other language, with the translation that they get. */
function Languages({ letter: { id, languages } }: { letter: NewsletterPage }) {
  if (languages.length === 0) return null
  return (
    <ul aria-label={words.languages} className="figures mt-2 text-sm">
      {languages.map(({ locale, subscribers, isTranslated }) => (
        <li key={locale} className="flex flex-wrap items-center gap-x-3">
          {words.inLanguage(languageName(locale), people(subscribers), isTranslated)}
          <Link
            href={translationPath({ originalId: id, locale })}
            className="link inline-flex min-h-11 items-center"
          >
            {isTranslated ? words.editTranslation : words.translate}
          </Link>
        </li>
      ))}
    </ul>
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
