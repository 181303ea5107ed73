import type { BareWorker } from '../bare-workerd.ts'

/** Another framework, as a Worker that renders two pages. */
export interface Peer {
  name: string
  /** Creates the project in an empty folder, builds it and starts it on bare workerd. */
  start(folder: string): Promise<BareWorker>
  /** What is particular about the starter's page, `/`. */
  own: string
  /** The folder of its static files, in that of the project. */
  files: string
}

/**
 * Returns the path of the page with that many sections, whose markup is the same in every
 * framework.
 */
export const samePath = (sections: number) => `/same?sections=${sections}`

/** One section of that page in JSX that Astro understands as well; `at` is its number. */
export const sectionMarkup = `<section>
  <h2>Market {at}</h2>
  <p>Licences, taxes and payments of a market in a paragraph of about a hundred characters.</p>
  <ul><li>Licences</li><li>Taxes</li><li>Payments</li></ul>
  <a href="/markets">Read on</a>
</section>`

/** Returns the page in React for an expression that gives the number of sections. */
export const reactSections = (count: string) => `<main>
  {Array.from({ length: ${count} }, (_, at) => (
    ${sectionMarkup.replace('<section>', '<section key={at}>')}
  ))}
</main>`
