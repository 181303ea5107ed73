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
  author: null,
  markets: ['kenya', 'ghana', 'uganda', 'tanzania', 'botswana'],
  body: `Sub-Saharan Africa had about 1.1 billion registered mobile money accounts at the end of 2024, a little more than half of the world’s, and two thirds of the value sent.[^gsma-mobile-money-2025] The number that a cashier is built on is another one: some 280 million of them were active within 30 days.[^gsma-active-accounts-2025] This article begins with that difference and goes on to what follows for a platform.

# Registered is not active

| Where and when | Registered | Active | Counted by |
|---|---|---|---|
| World, end of 2024 | 2.1 billion | 514 million | GSMA, 30 days[^gsma-active-accounts-2025] |
| Sub-Saharan Africa, end of 2024 | 1.1 billion | over 280 million | GSMA, 30 days[^gsma-active-accounts-2025] |
| Ghana, December 2025 | 80.5 million | 26.7 million | Bank of Ghana[^gh-graphic-mobile-money-2025] |

One account in four is in use on the continent, and one in three in Ghana. For Kenya the comparison is another: 53.4 million subscriptions in March 2026,[^ke-communications-authority-2026] and 23.2 million adults who use mobile money by the household survey of 2024.[^ke-finaccess-2024] Half of those use it daily.

Size the cashier by the active figure, and the fraud rules by the registered one: every account that is not active is one that somebody may take over.

# The wallet is the account

For most players in Kenya, Ghana, Uganda or Tanzania the wallet is not an alternative to a card. A platform that arrives with a card cashier usually adds wallets as one more method in the list. The better order is the reverse.

1. **The verified phone number is the first identifier.** It is what the player knows, what the provider has checked, and what a regulator will ask for. Email comes second or not at all.
2. **Confirmation arrives late, twice or never.** It may take seconds or minutes. Give every deposit a key of your own before the request leaves, store it, and let a second confirmation with the same key change nothing.
3. **A pending state has words.** “Waiting for your provider; nothing has been taken twice” prevents the second attempt that causes half of the complaints, in our opinion.
4. **Support finds a payment by the code in the player’s text message.** That code, not your own number, is what the player has.
5. **Reconcile by the provider’s statement**, daily, and post differences as entries of their own.

# Payouts

A withdrawal that takes a day where transfers take seconds reads as refusal. Botswana’s regulator has warned operators about delayed payments in public.[^bw-mmegi-2026] So decide the checks that can delay a payout before the first deposit, tell the player which they are, and run them while the money is still being played, not when it is asked for.

Pay back to the wallet that paid in. It is the simplest rule against laundering, and the one that players accept without argument. Where a player changes the number, treat the change as a new account: identity first, then money.

# Tax in the cashier: a worked example

In Kenya deposits to a betting wallet and withdrawals from it are each taxed at 5 per cent since the Finance Act 2025.[^ke-yogonet-finance-act-2025] A player who sends 1,000.00 and withdraws all of it without a bet has this statement:

| Step | Amount | Tax | Balance |
|---|---|---|---|
| Sent from the wallet | 1,000.00 | 50.00 | 950.00 |
| Withdrawn | 950.00 | 47.50 | 0.00 |
| Back in the wallet | 902.50 | 97.50 in all | |

Whether the provider deducts the first part or the operator does is a matter of the integration; the statement must show gross, tax and net in both cases, before the player agrees. A cashier that shows only “950.00 received” will be blamed for the missing 50.00.

Other markets put the tax elsewhere. Ghana has none on the player since 2 April 2025;[^gh-ey-act-1129] the payout screen that was built for it has to be switched off, not left to show a line of nothing.

# Limits belong here

The wallet holds household money. A deposit limit that is set before the first deposit is the one that works, because nobody lowers it while losing. Kenya’s conduct regulations of 2026 ask for deposit limits, reality checks and self-exclusion of at least 24 hours.[^ke-conduct-regulations-2026] Build the strictest of your markets once, and let the others switch parts of it off.

# Before launch

- Send every deposit twice, and a confirmation three times; the balance must be right.
- Turn the provider off for an hour in test. What does the player read?
- Let support find ten payments by the code in the message alone.
- Withdraw to a number that changed yesterday.
- Compare a day of your ledger with the provider’s statement, to the cent.`,
  sources: [
    { source: 'gsma-mobile-money-2025', section: null },
    { source: 'gsma-active-accounts-2025', section: null },
    {
      source: 'gh-graphic-mobile-money-2025',
      section: 'Registered and active accounts, quoting the Bank of Ghana',
    },
    { source: 'ke-communications-authority-2026', section: null },
    { source: 'ke-finaccess-2024', section: 'FinAccess household survey, 2024' },
    { source: 'bw-mmegi-2026', section: null },
    { source: 'ke-yogonet-finance-act-2025', section: 'Finance Act, 2025' },
    { source: 'gh-ey-act-1129', section: null },
    { source: 'ke-conduct-regulations-2026', section: 'Regs. 45 and 84' },
  ],
  corrections: [
    {
      date: '2026-11-26',
      text: 'The article gave registered accounts only. It now sets the active ones beside them and works Kenya’s two taxes through one deposit.',
    },
  ],
}
