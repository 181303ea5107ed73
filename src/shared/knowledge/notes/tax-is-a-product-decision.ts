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
  author: null,
  markets: ['ghana', 'kenya', 'nigeria', 'south-africa'],
  body: `Where a tax falls, on the deposit, the stake, the revenue or the payout, decides who notices it and what is left of a bet. Four governments have moved a gambling tax since 2025 or proposed to. This article follows one sum through all four, and says which lines are certain.

# One stake through four markets

Players bet 100.00. The margin is 10.00, so 90.00 goes back as winnings and gross gaming revenue is 10.00. To place these bets they pay in 40.00 of new money and later draw out 30.00; the rest of the stakes is winnings that were bet again.

| Of 100.00 staked | South Africa | Nigeria | Kenya | Ghana |
|---|---|---|---|---|
| Taken from the player | none | at most 4.50 | 3.50 | none |
| Tax on revenue | 0.60 to 0.90 | none found | 1.50, not certain | 2.00 |
| Value-added tax | about 1.20 to 1.30 | not verified | not verified | not verified |
| Left of 10.00 before costs | about 7.80 to 8.20 | 10.00, before profit tax | 8.50, if the tax stands | 8.00 |
| If the proposal is enacted | about 5.80 to 6.20 | | | |

The last lines are the reason to draw such a table. By headline rate Ghana looks dearer than South Africa, 20 per cent against 6 to 9; once value-added tax is counted the two lie close together, and the Treasury’s proposal would reverse the order.

# Ghana took a tax away

On 26 March 2025 Parliament voted to end the 10 per cent withholding on winnings,[^gh-business-news-repeal] with effect from 2 April 2025.[^gh-ey-act-1129] It had been collected on betting since August 2023.[^gh-bft-winnings-tax]

What stays is 20 per cent of gross gaming revenue, and its nature is often misread. It is not an excise that comes before the tax on companies. The practice note calls gross gaming revenue the chargeable income from these operations and taxes it at 20 per cent; only other income of the same company is taxed separately.[^gh-ey-practice-note-2023] So a Ghanaian model has one tax where a Kenyan one has two, but it falls on revenue before wages, marketing and platform fees: a company that makes a loss pays it too.

# Kenya moved the point of collection

Until 30 June 2025 an excise duty of 15 per cent was due on each stake, and 20 per cent of net winnings was withheld. Since 1 July 2025 the player pays 5 per cent when money enters a betting wallet and 5 per cent when it leaves, whether or not a bet was placed.[^ke-yogonet-finance-act-2025] Of our sum that is 2.00 on the way in and 1.50 on the way out. On 100.00 of stakes the old duty alone was 15.00.

That is why receipts and rates must not be compared. Parliament’s budget office expected the new taxes to bring more than twice as much at lower rates; the two figures that it compares are not those of the revenue authority, whose own count of excise on betting for 2024/25 was KES 13.233 billion.[^ke-revenue-authority-2025]

The 15 per cent of gross gaming revenue in the table rests on publications that list it as in force;[^ke-mga-group-compliance] the act that contained it was repealed in August 2025, and its new place is not verified. Ask the target for its last three returns instead of its opinion.

# Nigeria collects from the payout

The Withholding Regulations of 2024 put 5 per cent on net winnings of residents and 15 per cent on those of others, from 1 January 2025.[^ng-vixio-withholding-confirmed] A winning is the net payout over a session of at most a calendar month, so 4.50 is the most that the tax can take of 90.00, and the true figure is lower. Since 20 February 2026 operators in Lagos deduct it and remit it to the state, against the player’s identity number.[^ng-okay-news-lagos-withholding]

The operator’s own tax is on profit. The Nigeria Tax Act lets a gaming business deduct winnings, agents’ commission and regulators’ levies before it is taxed.[^ng-nigeria-tax-act-2025-s62] The levies of the states are not in our table, because we have not found them published.

# South Africa is considering one

Provinces tax bookmakers at 6 to 9 per cent of gross revenue, by the Treasury’s reckoning; it proposes 20 per cent of online revenue in addition.[^za-moonstone-online-gambling-tax] Comments closed on 27 February 2026,[^za-cdh-budget-2026] and no bill has followed that we know of.

Value-added tax is usually left out of such comparisons and should not be. It is 15/115 of stakes less winnings, less input tax and the provincial tax.[^za-sars-note-84] Of 10.00 that is about 1.20 to 1.30 before input tax. The bookmakers’ association reckons provincial tax and value-added tax together at 18 to 19 per cent of gross revenue, and up to 39 with the Treasury’s tax on top.[^za-business-day-bookmakers-2026]

# What each base does to the product

- *Deposits and withdrawals* (Kenya): the tax shows in the cashier. Show gross, tax and net before the player agrees. We expect fewer and larger deposits. It takes nothing of the operator’s revenue and can take much of its volume.
- *Winnings* (Nigeria, formerly Ghana): the tax shows in the payout. A player can avoid it on a site that does not withhold.
- *Revenue* (Ghana, South Africa): the player sees nothing. The margin pays, so the tax favours products with high margins over the single bet at short odds.

# What an investor asks for

1. The last four returns of each tax, with proof of payment, not the rate that the company believes it pays.
2. The treatment of bonuses: are they stakes, or deducted from revenue?
3. The model with two of these taxes changed in the same year. In Kenya the duty on stakes stood at 7.5 per cent in 2021, 12.5 in 2023, 15 in December 2024, and was gone in July 2025.
4. The line for input tax in South Africa, which the table leaves out.`,
  sources: [
    { source: 'gh-business-news-repeal', section: null },
    { source: 'gh-ey-act-1129', section: null },
    { source: 'gh-bft-winnings-tax', section: null },
    { source: 'gh-ey-practice-note-2023', section: 'Practice Note DT/Lottery/01/2023, 1.4' },
    { source: 'ke-yogonet-finance-act-2025', section: null },
    { source: 'ke-revenue-authority-2025', section: null },
    { source: 'ke-mga-group-compliance', section: null },
    { source: 'ng-vixio-withholding-confirmed', section: null },
    { source: 'ng-okay-news-lagos-withholding', section: null },
    { source: 'ng-nigeria-tax-act-2025-s62', section: 'S. 62' },
    { source: 'za-moonstone-online-gambling-tax', section: null },
    { source: 'za-cdh-budget-2026', section: null },
    { source: 'za-sars-note-84', section: 'Sections 8(13), 10(17) and 16(3)(d) of Act 89 of 1991' },
    { source: 'za-business-day-bookmakers-2026', section: null },
  ],
  corrections: [
    {
      date: '2026-11-26',
      text: 'The article left out South Africa’s value-added tax, and called Ghana’s tax one that falls before costs without saying that it is the income tax itself. Both are put right, with one stake followed through the four markets.',
    },
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
