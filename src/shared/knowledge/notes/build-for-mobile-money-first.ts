import type { Note } from '../schemas.ts'

/** Build for mobile money first. */
export const note: Note = {
  slug: 'build-for-mobile-money-first',
  title: 'Build for mobile money first',
  excerpt:
    'A cashier designed for cards and adapted to wallets will leak trust at every step. Turning the order round changes identity, limits and support.',
  category: 'technology',
  date: '2026-05-20',
  featured: false,
  markets: ['kenya', 'ghana', 'uganda', 'tanzania', 'botswana'],
  body: `Sub-Saharan Africa had about 1.1 billion registered mobile money accounts at the end of 2024, a little more than half of the world’s, and two thirds of the value sent.[^gsma-mobile-money-2025] For many players in Kenya, Ghana, Uganda or Tanzania the wallet is not an alternative to a card. It is the account.

A platform that arrives with a card cashier usually adds wallets as one more method in the list. The better order is the reverse. Treat the verified phone number as the first identifier. Expect confirmation to arrive seconds or minutes after the request, sometimes twice, sometimes not at all. Make every deposit safe to repeat, show a pending state in honest words, and let support find a payment by the code in the player’s text message.

Payouts deserve more care still. A withdrawal that takes a day where transfers take seconds reads as refusal. Botswana’s regulator has warned operators about delayed payments in public;[^bw-mmegi-2026] others will follow.

Tax now sits in the same place. In Kenya, deposits to a betting wallet and withdrawals from it are each taxed at 5 per cent since the Finance Act 2025,[^ke-yogonet-finance-act-2025] so the cashier must show gross, tax and net before the player agrees.

And because the wallet holds household money, put limits there. A deposit limit set before the first deposit is the one that works.`,
  sources: [
    { source: 'gsma-mobile-money-2025', section: null },
    { source: 'bw-mmegi-2026', section: null },
    { source: 'ke-yogonet-finance-act-2025', section: 'Finance Act, 2025' },
  ],
  corrections: [],
}
