import { Form } from '@inertiajs/react'
import { type RefObject, useEffect, useRef } from 'react'
import { Alert } from '#client/ui/alert.tsx'
import { ArrowLink } from '#client/ui/arrow-link.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { Field } from '#client/ui/field.tsx'
import { FormTokens } from '#client/ui/plain-form.tsx'
import { useFocusAfterSubmit } from '#client/ui/use-focus-after-submit.ts'
import { lengths } from '#shared/constants.ts'
import { newsletter } from '#shared/content/insights.ts'
import { routes } from '#shared/routes.ts'

interface NewsletterBoxProps {
  status: string | null
  error: string | undefined
  /** The refused email address of a form that was sent without a script. */
  oldInput: string | undefined
  /** False on the page of past newsletters, which the link would lead to. */
  withArchive?: boolean
}

// Inertia scrolls to the top after a visit; scrolling to the box has to come later.
const afterResetMs = 60

export function NewsletterBox(props: NewsletterBoxProps) {
  const { status, error, oldInput, withArchive = true } = props
  const box = useRef<HTMLElement>(null)
  useScrollIntoView(box, status)
  return (
    <section
      ref={box}
      id="newsletter"
      aria-labelledby="newsletter-title"
      className="wrap py-8 md:py-section print:hidden"
    >
      <div className="grid gap-x-16 gap-y-5 border border-dashed border-text/50 p-6 md:p-10 lg:grid-cols-2 lg:p-14">
        <div>
          <h2 id="newsletter-title" className="text-3xl">
            {newsletter.title}
          </h2>
          <p className="mt-3 max-w-column text-muted">{newsletter.text}</p>
          {withArchive && (
            <ArrowLink href={routes.letters.href()} className="mt-2">
              {newsletter.archive}
            </ArrowLink>
          )}
        </div>
        <Form
          action={`${routes.newsletter.href()}#newsletter`}
          method="post"
          options={{ preserveScroll: true }}
          resetOnSuccess={['email']}
          className="self-center"
        >
          {({ processing }) => (
            <>
              <FormTokens />
              <NewsletterField processing={processing} error={error} oldInput={oldInput} />
              {status && (
                <Alert tone="success" className="mt-4">
                  {status}
                </Alert>
              )}
            </>
          )}
        </Form>
      </div>
    </section>
  )
}

function useScrollIntoView(box: RefObject<HTMLElement | null>, status: string | null) {
  // Links in mails lead to this page, and the result would be far below the first screen.
  useEffect(() => {
    if (!status) return
    const timer = setTimeout(() => box.current?.scrollIntoView({ block: 'center' }), afterResetMs)
    return () => clearTimeout(timer)
  }, [box, status])
}

interface NewsletterFieldProps {
  processing: boolean
  error: string | undefined
  oldInput: string | undefined
}

function NewsletterField({ processing, error, oldInput }: NewsletterFieldProps) {
  const row = useRef<HTMLDivElement>(null)
  useFocusAfterSubmit(row, { processing, errors: error ? { email: error } : {} })
  return (
    <div ref={row} className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <Field label={newsletter.label} name="email" error={error} className="flex-1">
        {(control) => (
          <input
            {...control}
            type="email"
            required
            autoComplete="email"
            maxLength={lengths.newsletterEmail}
            defaultValue={oldInput}
          />
        )}
      </Field>
      <button
        type="submit"
        disabled={processing}
        aria-busy={processing}
        className={buttonClass({ tone: 'quiet', className: 'min-h-12.5 sm:mt-[2.2rem]' })}
      >
        {newsletter.action}
      </button>
    </div>
  )
}
