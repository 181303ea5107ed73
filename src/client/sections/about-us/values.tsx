import { values } from '#shared/content/about.ts'

/** The four values, two by two under hairlines. */
export function Values() {
  return (
    <section aria-labelledby="values" className="section">
      <div className="wrap grid gap-y-8 lg:grid-cols-12 lg:gap-x-8">
        <h2 id="values" className="text-3xl lg:col-span-4">
          Our Values
        </h2>
        <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:col-span-8">
          {values.map((value) => (
            <div key={value.title} className="border-t border-text pt-5">
              <dt className="font-display text-2xl leading-tight">{value.title}</dt>
              <dd className="mt-3 max-w-[38ch] text-muted">{value.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
