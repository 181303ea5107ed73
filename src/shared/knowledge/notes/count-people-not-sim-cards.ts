import type { Note } from '../schemas.ts'

/** Count people, not SIM cards. */
export const note: Note = {
  slug: 'count-people-not-sim-cards',
  title: 'Count people, not SIM cards',
  excerpt:
    'Kenya has more mobile lines than inhabitants. A market model built on subscriptions will find customers who do not exist, and some who must not be served.',
  category: 'market-analysis',
  date: '2026-07-14',
  featured: false,
  markets: ['kenya', 'nigeria'],
  body: `The Communications Authority of Kenya counted 84.1 million active mobile subscriptions at the end of March 2026, or 157.7 for every hundred people.[^ke-communications-authority-2026] The figure is correct. It is also the wrong place to begin a market model.

A subscription is a line, not a person. One trader may hold two personal lines, a till number and a tracker in a van. The same report counted 53.4 million mobile money subscriptions,[^ke-communications-authority-2026] which is nearer to a count of adults who pay by phone, and still not the same thing.

We build the figure from the other end. Start with the population, remove everyone below the legal age, and be honest about how many that is: in Nigeria roughly four people in ten are under fifteen.[^ng-cia-world-factbook-2025] Then remove adults without a phone of their own, without a verified wallet, and without income to spare. What remains is the market you may address. It is smaller than the slide, and it is real.

The last step is the one most often left out. Income matters more than age or handset. A product that depends on people spending what they need for food is not a growth story; it is a risk, to them first and then to the licence.

A model that survives these subtractions is worth showing to a board. One that does not would have been corrected by the first quarter’s trading anyway, at a higher price.`,
  sources: [
    {
      source: 'ke-communications-authority-2026',
      section: 'Sector statistics, January to March 2026',
    },
    { source: 'ng-cia-world-factbook-2025', section: 'Age structure (2024 estimates)' },
  ],
  corrections: [],
}
