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
  author: null,
  markets: ['kenya', 'nigeria', 'ghana', 'uganda'],
  body: `The Communications Authority of Kenya counted 84.1 million active mobile subscriptions at the end of March 2026, or 157.7 for every hundred people.[^ke-communications-authority-2026] The figure is correct, and it is the wrong place to begin a market model. This article does the subtraction, step by step, and says how far each step can be trusted.

# Three counts that are not people

A subscription is a line. One trader may hold two personal lines, a till number and a tracker in a van. The same report counted 53.4 million mobile money subscriptions,[^ke-communications-authority-2026] which looks like a count of adults who pay by phone and is not: there are not that many adults.

Registered accounts overstate use everywhere. Ghana had 80.5 million mobile money accounts at the end of 2025, for a population of 35.1 million,[^gh-un-world-population-prospects-2024] and 26.7 million of them were active.[^gh-graphic-mobile-money-2025]

# The subtraction

| Step | People in Kenya | Basis |
|---|---|---|
| Lines | 84.1 million | Active subscriptions, March 2026 |
| Wallets | 53.4 million | Mobile money subscriptions, March 2026 |
| Everybody | 53.3 million | National projection for 2025;[^ke-standard-population-policy-2024] the United Nations give 57.5 million[^ke-un-population-2024] |
| Aged 18 and over | 28.2 million | The adults with whom the FinAccess survey of 2024 reckons[^ke-finaccess-2024] |
| Who use mobile money | 23.2 million | The same survey: 82.3 per cent of adults |
| Who use it daily | about half of them | The same survey: 52.6 per cent |

The third line is the one to argue about, since two serious sources are four million people apart. The fourth can be tested. In the census of August 2019, 35.7 million of 47.6 million people were younger than 35, and 13.8 million were aged 18 to 34.[^ke-census-ages-2019] So 21.9 million were below 18 and about 25.6 million were adults, or 54 in a hundred. The same share of 53.3 million is 28.8 million, close to the survey’s 28.2.

So the slide that says 84.1 million has become 23.2 million before anybody has asked who bets.

# The last step: income

In 2022, 39.8 per cent of Kenyans lived below the national poverty line, 42.9 per cent in the country and 33.2 in towns.[^ke-poverty-report-2022] The share cannot simply be taken off the 23.2 million, because it counts children as well, and people with a wallet are less often poor than people without one. But the direction is plain, and a model that leaves it out assumes that two in five people have money to spare which they do not have.

We take this step for two reasons. The revenue is not there: small stakes from many poor players cost more in payments and support than their margin brings. And where it is there, it is money for food. A regulator who reads such a model will ask what the operator does about it, and in our opinion should.

# Other markets

*Nigeria* needs the age step most. Roughly four people in ten are under fifteen.[^ng-cia-world-factbook-2025] Of 237.5 million people[^ng-un-world-population-prospects-2024] two in five are therefore younger than that, before the years to eighteen are counted, and 179.64 million subscriptions[^ng-tnt-news-ncc-december-2025] exceed the number of people who are older. The state matters too: a share of the adults live where betting is unlawful.

*Uganda* needs another age. Betting and casino games are for people of 25 and over,[^ug-lotteries-and-gaming-act-2016] so a model with the usual eighteen counts seven years of people who may not be served.

# What to write into the model

1. One line for each step above, with its source and date. Replace no step by a percentage from another country.
2. The legal age of the product, not of the country.
3. Active wallets, defined: used within 30 or 90 days, and by whose count.
4. Two versions of the population where sources conflict, and the result for both.
5. The share of players with more than one account. Ask the payment provider; nobody publishes it.
6. What the operator does when the step on income is wrong: limits, checks of affordability, exclusion.

Check the first four again each quarter. The Communications Authority reports by quarter, the survey every three years.`,
  sources: [
    {
      source: 'ke-communications-authority-2026',
      section: 'Sector statistics, January to March 2026',
    },
    { source: 'gh-un-world-population-prospects-2024', section: 'Ghana, rounded' },
    {
      source: 'gh-graphic-mobile-money-2025',
      section: 'Registered and active accounts, quoting the Bank of Ghana',
    },
    { source: 'ke-standard-population-policy-2024', section: 'National projection for 2025' },
    { source: 'ke-un-population-2024', section: 'Mid-2025' },
    { source: 'ke-finaccess-2024', section: 'FinAccess household survey, 2024' },
    { source: 'ke-census-ages-2019', section: 'Census of August 2019' },
    { source: 'ke-poverty-report-2022', section: 'Kenya Poverty Report 2022' },
    { source: 'ng-cia-world-factbook-2025', section: 'Age structure (2024 estimates)' },
    { source: 'ng-un-world-population-prospects-2024', section: 'Mid-2025' },
    { source: 'ng-tnt-news-ncc-december-2025', section: 'December 2025' },
    { source: 'ug-lotteries-and-gaming-act-2016', section: 'Ss. 1 and 57' },
  ],
  corrections: [
    {
      date: '2026-11-26',
      text: 'The article described a subtraction without doing it. It now does it for Kenya, with the source of each step, and gives both of the figures for the population that conflict.',
    },
  ],
}
