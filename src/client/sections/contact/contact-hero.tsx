import { Contours } from '#client/ui/contours.tsx'
import { hero } from '#shared/content/contact.ts'
import { NairobiClock } from './nairobi-clock.tsx'

/** The opening: who answers, and what time it is where they sit. */
export function ContactHero() {
  return (
    <section className="relative overflow-hidden">
      <Contours drawing="hero" />
      <div className="wrap relative grid gap-x-12 gap-y-8 pt-12 pb-12 md:grid-cols-12 md:items-end lg:pt-16 lg:pb-16">
        <div className="md:col-span-7">
          <h1 className="text-5xl">{hero.title}</h1>
          <p className="lead mt-6">{hero.lead}</p>
        </div>
        <NairobiClock className="md:col-span-5 lg:col-span-4 lg:col-start-9" />
      </div>
    </section>
  )
}
