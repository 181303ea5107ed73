import { ButtonLink } from '#client/ui/button-link.tsx'
import { routes } from '#shared/routes.ts'

export function NewEnquiryLinks() {
  return (
    <div className="mt-6 flex flex-wrap gap-4 print:hidden">
      <ButtonLink href={routes.contact.href()}>Write to us</ButtonLink>
      <ButtonLink href={routes.book.href()} tone="quiet">
        Book a time
      </ButtonLink>
    </div>
  )
}
