import { hero, services } from '#shared/content/services.ts'

/** The opening: title and lead, with the contents of the ledger beside them. */
export function Hero() {
  return (
    <section className="wrap grid gap-x-8 gap-y-12 pt-14 pb-16 md:pt-20 lg:grid-cols-12 lg:py-24">
      <div className="lg:col-span-7">
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1 className="mt-5 max-w-[13ch] text-5xl leading-[1.03] font-[420]">{hero.title}</h1>
        <p className="lead mt-7 lg:max-w-[50ch]">{hero.lead}</p>
      </div>
      <nav aria-label="Contents" className="self-end lg:col-span-5">
        <ol className="figures border-t border-text md:max-lg:columns-2 md:max-lg:gap-x-8">
          {services.map((service, index) => (
            <li key={service.slug} className="border-b border-line">
              <a
                href={`#${service.slug}`}
                className="flex min-h-12 items-center gap-5 py-2.5 decoration-1 underline-offset-4 hover:underline"
              >
                <span className="w-5 font-display text-lg text-structure">{index + 1}</span>
                {service.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  )
}
