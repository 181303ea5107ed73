import { ButtonLink } from '#client/ui/button-link.tsx'
import { callToAction } from '#shared/content/about.ts'
import { routes } from '#shared/routes.ts'

/** The close of the page: the staff runs on, dashed, into what is not yet written. */
export function GetInTouch() {
  return (
    <section aria-labelledby="get-in-touch" className="wrap grid lg:grid-cols-12 lg:gap-x-8">
      <div className="relative ml-[1.375rem] pt-28 pb-20 pl-9 lg:col-span-8 lg:col-start-5 lg:ml-0 lg:pt-36 lg:pb-28 lg:pl-12">
        <span className="absolute top-0 left-0 h-32 border-l-2 border-dashed border-structure lg:h-40" />
        <span className="absolute top-29 -left-3 size-6.5 rounded-full border-2 border-structure bg-accent lg:top-38" />
        <h2 id="get-in-touch" className="text-5xl leading-none font-[420]">
          {callToAction.title}
        </h2>
        <p className="lead mt-6 max-w-[46ch]">{callToAction.text}</p>
        <ButtonLink href={routes.contact.href()} className="mt-8">
          {callToAction.action}
        </ButtonLink>
      </div>
    </section>
  )
}
