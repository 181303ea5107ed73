import { Contours } from '#client/ui/contours.tsx'
import { hero } from '#shared/content/insights.ts'

/** The head of the front page. */
export function Masthead() {
  return (
    <section className="relative overflow-hidden">
      <Contours drawing="hero" className="max-md:hidden" />
      <div className="wrap relative pt-12 pb-10 lg:pt-16 lg:pb-14">
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1 className="mt-4 max-w-[14ch] text-5xl">{hero.title}</h1>
        <p className="lead mt-6 md:max-w-[48ch]">{hero.lead}</p>
      </div>
    </section>
  )
}
