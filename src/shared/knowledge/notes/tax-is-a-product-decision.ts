import type { Note } from '../schemas.ts'

/** Tax is a product decision. */
export const note: Note = {
  slug: 'tax-is-a-product-decision',
  title: 'Tax is a product decision',
  excerpt:
    'Where a tax falls, on stake, revenue, deposit or payout, decides what the player sees and what the investor owns. Four recent changes show how.',
  category: 'investment',
  date: '2026-04-14',
  featured: false,
  markets: ['ghana', 'kenya', 'nigeria', 'south-africa'],
  body: `Within eighteen months four governments have moved a gambling tax or proposed to, and no two in the same way. Ghana took a tax away. On 26 March 2025 Parliament voted to end the 10 per cent withholding on winnings,[^gh-business-news-repeal] with effect from 2 April 2025;[^gh-ey-act-1129] it had been collected on betting since August 2023.[^gh-bft-winnings-tax] The 20 per cent tax on gross gaming revenue stays, and it falls before costs.[^gh-ey-practice-note-2023]

Kenya moved the point of collection. Since the Finance Act 2025 the player pays 5 per cent when money enters a betting wallet and 5 per cent when it leaves, whether or not a bet was placed. Parliament’s budget office expected receipts to rise from KES 5.4 billion to KES 11.4 billion, at lower rates;[^ke-yogonet-finance-act-2025] the revenue authority had counted KES 13.233 billion of excise duty on betting alone in the year before,[^ke-revenue-authority-2025] so the two do not count the same taxes.

Lagos began to collect one. The national rules on withholding have named 5 per cent of net winnings since January 2025;[^ng-vixio-withholding-confirmed] since 20 February 2026 operators in Lagos deduct it for the state’s revenue service, against the player’s national identity number.[^ng-okay-news-lagos-withholding]

South Africa is considering one: 20 per cent of gross gambling revenue online, in addition to provincial taxes.[^za-moonstone-online-gambling-tax] Comments closed on 27 February 2026,[^za-cdh-budget-2026] and nothing has been enacted as we write.

For an investor the lesson is that headline rates compare badly. A tax on revenue shrinks the margin; a tax on deposits shrinks the habit; a tax on winnings shows in the payout and sends some players to unlicensed sites that do not withhold. Model each on its own line, ask which of them the target has actually remitted, and test the case in which two of them change in the same year.`,
  sources: [
    { source: 'gh-business-news-repeal', section: null },
    { source: 'gh-ey-act-1129', section: null },
    { source: 'gh-bft-winnings-tax', section: null },
    { source: 'gh-ey-practice-note-2023', section: 'Practice Note DT/Lottery/01/2023' },
    { source: 'ke-yogonet-finance-act-2025', section: null },
    { source: 'ke-revenue-authority-2025', section: 'Financial year 2024/25' },
    { source: 'ng-vixio-withholding-confirmed', section: null },
    { source: 'ng-okay-news-lagos-withholding', section: null },
    { source: 'za-moonstone-online-gambling-tax', section: 'On Treasury’s discussion paper' },
    { source: 'za-cdh-budget-2026', section: null },
  ],
  corrections: [
    {
      date: '2026-11-26',
      text: 'On Kenya the note said that receipts were expected to more than double, without the sums, and left out the revenue authority’s own count for 2024/25, which is higher than the sum forecast. On South Africa it cited Treasury’s statement, which names no rate; the 20 per cent is in Moonstone’s report on the paper.',
    },
    {
      date: '2026-11-22',
      text: 'Two statements are more exact. Ghana’s Parliament voted in March 2025 to end the tax on winnings, and the repeal took effect on 2 April 2025; the note had it repealed in March. Lagos did not add a tax in February 2026: it began to collect one whose rate the national regulations of 2024 had named.',
    },
  ],
}
