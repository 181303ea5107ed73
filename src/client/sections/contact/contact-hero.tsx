import { hero } from '#shared/content/contact.ts'
import { NairobiClock } from './nairobi-clock.tsx'

/** The opening: who answers, and what time of day it is where they sit. */
export function ContactHero() {
  return (
    <section className="wrap grid gap-x-12 gap-y-12 pt-12 pb-8 md:grid-cols-12 md:items-center lg:pt-16 lg:pb-12">
      <div className="md:col-span-6 lg:col-span-7">
        <h1 className="text-5xl">{hero.title}</h1>
        <p className="lead mt-6 max-w-[44ch]">{hero.lead}</p>
      </div>
      <NairobiClock className="md:col-span-6 lg:col-span-5" />
    </section>
  )
}
