import { ButtonLink } from '#client/ui/button-link.tsx'
import { routes } from '#shared/routes.ts'
import * as words from './words.ts'

export function NewEnquiryLinks() {
  return (
    <div className="mt-6 flex flex-wrap gap-4 print:hidden">
      <ButtonLink href={routes.contact.href()}>{words.writeToUs}</ButtonLink>
      <ButtonLink href={routes.book.href()} tone="quiet">
        {words.bookAConsultation}
      </ButtonLink>
    </div>
  )
}
