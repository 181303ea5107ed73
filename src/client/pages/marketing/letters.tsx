import { NewsletterList } from '#client/desk/newsletters/newsletter-list.tsx'
import { NewsletterBox } from '#client/site/insights/newsletter-box.tsx'
import * as words from '#client/site/insights/words.ts'
import { MarketingLayout } from '#client/site/marketing/marketing-layout.tsx'
import { StatusMessage } from '#client/ui/alert.tsx'
import { fieldErrors } from '#client/ui/field.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import type { Pages, SharedProps } from '#shared/pages.ts'

type LettersProps = Pages['marketing/letters'] & SharedProps

export default function LettersScreen(props: LettersProps) {
  const { letters, status, statusCode, errors, values } = props
  // Without a script nothing scrolls to the newsletter box below.
  const showsStatusAtTop = !useHydrated() && statusCode !== 'newsletter-asked'
  return (
    <>
      <div className="wrap pt-12 pb-8 lg:pt-16">
        <p className="eyebrow">{words.archive}</p>
        <h1 className="mt-4 text-5xl">{words.newsletters}</h1>
        <p className="lead mt-6">{words.archiveLead}</p>
        {showsStatusAtTop && <StatusMessage>{status}</StatusMessage>}
        <div className="mt-10">
          {letters.length > 0 ? (
            <NewsletterList letters={letters} />
          ) : (
            <p className="measure border-t border-line pt-6">{words.noNewsletterYet}</p>
          )}
        </div>
      </div>
      <NewsletterBox
        status={showsStatusAtTop ? null : status}
        error={fieldErrors(errors).email}
        oldInput={values?.email}
        withArchive={false}
      />
    </>
  )
}

LettersScreen.layout = MarketingLayout
