import { story } from '#shared/content/about.ts'

/** How the firm came to be; its first paragraph is set larger, as in a report. */
export function Story() {
  return (
    <section aria-labelledby="story" className="section">
      <div className="wrap grid gap-y-6 lg:grid-cols-12 lg:gap-x-8">
        <h2 id="story" className="text-3xl lg:col-span-4">
          {story.title}
        </h2>
        <div className="measure space-y-5 lg:col-span-8 lg:col-start-5">
          {story.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? opening : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}

const opening = 'pb-2 font-display text-xl leading-[1.4]'
