import { Link } from '@inertiajs/react'
import { deskLayouts } from '#client/desk/layout/desk-layout.tsx'
import { MailPreview } from '#client/desk/newsletters/mail-preview.tsx'
import { Progress } from '#client/desk/newsletters/progress.tsx'
import { SendNewsletter } from '#client/desk/newsletters/send-newsletter.tsx'
import * as words from '#client/desk/newsletters/words.ts'
import { Alert, StatusMessage } from '#client/ui/alert.tsx'
import { fieldErrors } from '#client/ui/field.tsx'
import { RichText } from '#client/ui/rich-text.tsx'
import type { Pages, SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

type Props = Pages['desk/letter'] & SharedProps

export default function LetterScreen(props: Props) {
  const { id, subject, sending, isShown, html, text, status, errors } = props
  const { letter, revision, market, from } = fieldErrors(errors)
  const refusal = letter ?? revision ?? market ?? from
  return (
    <div className="pt-8">
      <h1 className="max-w-measure text-2xl wrap-anywhere">{subject}</h1>
      <NewsletterLinks letter={props} />
      {props.hasDraft && (
        <p className="mt-4 max-w-measure border-l-2 border-clay pl-3 text-sm">
          <RichText
            text={words.unsavedText}
            marks={{
              link: (label) => (
                <Link href={routes.deskDocument.href({ id })} className="link">
                  {label}
                </Link>
              ),
            }}
          />
        </p>
      )}
      {refusal ? (
        <Alert tone="danger" className="mt-6">
          {refusal}
        </Alert>
      ) : (
        <StatusMessage>{status}</StatusMessage>
      )}
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 @4xl:grid-cols-3">
        <div className="@4xl:order-last">
          {sending ? (
            <Progress id={id} sending={sending} isShown={isShown} />
          ) : (
            <SendNewsletter letter={props} />
          )}
        </div>
        <div className="min-w-0 @4xl:col-span-2">
          <MailPreview {...{ subject, html, text }} />
        </div>
      </div>
    </div>
  )
}

LetterScreen.layout = deskLayouts

function NewsletterLinks({ letter }: { letter: Props }) {
  const { id, slug, isShown } = letter
  const links = [
    { label: words.edit, href: routes.deskDocument.href({ id }) },
    { label: words.previewAsAPage, href: routes.documentPreview.href({ id }) },
    ...(isShown ? [{ label: words.inTheArchive, href: routes.letter.href({ slug }) }] : []),
  ]
  return (
    <nav aria-label={words.thisNewsletter} className="mt-1 text-sm print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} className="link inline-flex min-h-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
