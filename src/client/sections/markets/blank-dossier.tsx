import { ButtonLink } from '#client/ui/button-link.tsx'
import { callToAction } from '#shared/content/markets.ts'
import { routes } from '#shared/routes.ts'
import { RatingHill } from './rating-hill.tsx'

const rows = ['Law', 'Tax', 'Payments', 'Competition']

/** The close: the dossier that is not written yet. */
export function BlankDossier() {
  return (
    <section className="section border-t border-line">
      <div className="wrap grid gap-12 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-5">
          <h2 className="text-4xl">{callToAction.title}</h2>
          <p className="lead mt-5">{callToAction.text}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <ButtonLink href={routes.contact.href()}>{callToAction.action}</ButtonLink>
            <ButtonLink href={routes.services.href()} quiet>
              {callToAction.secondaryAction}
            </ButtonLink>
          </div>
        </div>
        <Sheet />
      </div>
    </section>
  )
}

function Sheet() {
  return (
    <div aria-hidden="true" className="border-t-2 border-structure lg:col-span-6 lg:col-start-7">
      <div className="flex items-end justify-between py-6">
        <div className="h-12 w-1/2 border-b border-dashed border-text/40" />
        <RatingHill score={0} className="h-12 w-20" />
      </div>
      {rows.map((row) => (
        <div key={row} className="flex items-end gap-6 border-t border-line pt-3 pb-4">
          <span className="w-28 text-sm font-semibold text-structure">{row}</span>
          <span className="flex-1 border-b border-dashed border-text/40" />
        </div>
      ))}
      <div className="bg-panel px-6 pt-5 pb-9">
        <p className="text-sm font-semibold text-structure">Judgement</p>
        <div className="mt-10 border-b border-dashed border-text/40" />
        <div className="mt-10 w-2/3 border-b border-dashed border-text/40" />
      </div>
    </div>
  )
}
