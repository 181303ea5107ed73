import type { BareWorker } from '../bare-workerd.ts'

/** What people would pick instead, as a Worker that renders two pages. */
export interface Peer {
  name: string
  /** Makes the project in an empty folder and builds it; starts it on bare workerd. */
  start(folder: string): Promise<BareWorker>
  /** What is special about the page of its starter, `/`. */
  own: string
}

/** The path of the page with so many sections: the same markup in every framework. */
export const samePath = (sections: number) => `/same?sections=${sections}`

/** One section of that page in JSX, which Astro understands as well; `at` is its number. */
export const sectionMarkup = `<section>
  <h2>Market {at}</h2>
  <p>Licences, taxes and payments of a market in a paragraph of about a hundred characters.</p>
  <ul><li>Licences</li><li>Taxes</li><li>Payments</li></ul>
  <a href="/markets">Read on</a>
</section>`

/** The page in React, given an expression for the number of sections. */
export const reactSections = (count: string) => `<main>
  {Array.from({ length: ${count} }, (_, at) => (
    ${sectionMarkup.replace('<section>', '<section key={at}>')}
  ))}
</main>`
