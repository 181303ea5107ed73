import type { Service } from '#shared/content/services.ts'

/** One service: its number, what it is, what it covers and what the client receives. */
export function LedgerEntry({ service, number }: { service: Service; number: number }) {
  return (
    <article
      id={service.slug}
      aria-labelledby={`${service.slug}-title`}
      className="border-t border-line py-10 first-of-type:border-t-text md:grid md:grid-cols-[5.5rem_1fr_1fr] lg:ledger-columns lg:scroll-mt-5 lg:py-0 lg:first-of-type:border-t-0"
    >
      <p
        aria-hidden="true"
        className="font-display text-[4rem] leading-none font-[300] text-structure lg:pt-9"
      >
        {number}
      </p>
      <div className="max-md:mt-4 md:max-lg:col-span-2 lg:border-l lg:border-line lg:px-6 lg:py-10">
        <h2 id={`${service.slug}-title`} className="text-2xl">
          {service.title}
        </h2>
        <p className="mt-4 max-w-[46ch]">{service.description}</p>
      </div>
      <div className="max-lg:mt-7 md:max-lg:col-start-2 md:max-lg:pr-6 lg:border-l lg:border-line lg:px-6 lg:pt-11 lg:pb-10">
        <p className="eyebrow lg:sr-only">Features</p>
        <ul className="divide-y divide-line">
          {service.features.map((feature) => (
            <li key={feature} className="py-2.5 leading-snug first:pt-1.5">
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="bg-panel max-lg:mt-7 max-lg:p-5 lg:border-l lg:border-line lg:px-6 lg:pt-[2.9rem] lg:pb-10">
        <p className="eyebrow lg:sr-only">Deliverable</p>
        <p className="font-display text-lg leading-[1.4] max-lg:mt-2">{service.deliverable}</p>
      </div>
    </article>
  )
}
