import { whyChoose } from '#shared/content/home.ts'

/** Six habits, set like a printed page: the name of each runs into its sentence. */
export function WhyChoose() {
  return (
    <section aria-labelledby="why-choose" className="section border-t border-line bg-panel">
      <div className="wrap">
        <h2 id="why-choose" className="text-4xl">
          {whyChoose.title}
        </h2>
        <p className="lead mt-4">{whyChoose.lead}</p>
        <ol className="mt-10 gap-x-16 font-display text-lg leading-[1.5] [column-rule:1px_solid_var(--line)] md:columns-2 lg:mt-14 lg:gap-x-24 lg:text-xl lg:leading-[1.45]">
          {whyChoose.reasons.map((reason) => (
            <li key={reason.title} className="break-inside-avoid not-first:mt-8">
              <h3 className="inline font-[600] leading-[inherit]">{reason.title}.</h3>{' '}
              <p className="inline text-muted">{reason.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
