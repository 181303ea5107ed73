import { Contours } from '#client/ui/contours.tsx'
import { mission } from '#shared/content/about.ts'

/** What the firm is for, in the largest words of the page. */
export function Mission() {
  return (
    <section aria-labelledby="mission" className="band relative overflow-hidden">
      <Contours drawing="section" className="opacity-40" />
      <div className="wrap section relative grid lg:grid-cols-12 lg:gap-x-8">
        <h2 id="mission" className="eyebrow font-sans lg:col-span-12">
          {mission.title}
        </h2>
        <p className="mt-5 max-w-[22ch] font-display text-5xl leading-[1.08] font-[420] tracking-tight text-balance lg:col-span-12">
          {mission.text}
        </p>
        <p className="measure mt-8 text-lg text-muted lg:col-span-7 lg:col-start-5 lg:mt-12">
          {mission.detail}
        </p>
      </div>
    </section>
  )
}
