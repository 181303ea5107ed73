import type { Note } from '../schemas.ts'

/** Nigeria: one certificate, many states. */
export const note: Note = {
  slug: 'nigeria-one-certificate-many-states',
  title: 'Nigeria: one certificate, many states',
  excerpt:
    'A year after the Supreme Court gave gaming to the states, many of them recognise one certificate. What it opens, and what it leaves shut.',
  category: 'compliance',
  date: '2026-01-12',
  featured: true,
  author: null,
  markets: ['nigeria'],
  body: `On 22 November 2024 the Supreme Court of Nigeria ended an argument that had begun in 2008. Lotteries and gaming, it held, belong to the state assemblies; the National Lottery Act 2005 may be applied only in the Federal Capital Territory.[^ng-afriwise-lottery-act] Since then an operator has needed an answer for each state it serves. This article says what the certificate gives, what is known of the states, and how to keep the table.

# What the certificate gives

On 7 May 2025 member states of the Federation of State Gaming Regulators of Nigeria signed a reciprocity framework. One Universal Reciprocity Certificate covers online sports betting, online casino, public online lottery and promotional competitions.[^ng-vixio-reciprocity] Holders of former federal licences that met the requirements were excused the fees of 2025; since 1 January 2026 they renew and pay like everybody.[^ng-thisday-fee-waiver-2025]

Three things it does not give:

- *A statute.* It is an agreement of regulators. Each state’s own law stands behind it, and the states keep monitoring and enforcement.[^ng-tvc-reciprocity]
- *All states.* It binds those who signed. At its meeting of November 2024 the federation counted 24 members;[^ng-lslga-fsgrn-meeting] a member’s agency later spoke of 25.[^ng-tvc-reciprocity] Nigeria has thirty-six states and the capital.
- *A published price.* We have found neither the fee nor the key by which the states share it.

# The table of states

No list of the signatories has been published that we could find. What follows is what can be shown, and no more. A state that is not in the table is not thereby open or closed.

| State | What can be shown |
|---|---|
| Lagos | Its authority licenses online betting, casino and lottery, chairs the federation, and enforces against those without a licence.[^ng-lslga-about] |
| Federal Capital Territory | Its own office since May 2025; old federal licences run out there, and only there.[^ng-tribune-fct-office] |
| Cross River | Member; its agency explains and promotes the framework.[^ng-tvc-reciprocity] |
| Oyo, Edo | Spoke as members at the meeting of November 2024.[^ng-lslga-fsgrn-meeting] |
| Enugu, Imo | Named as members at the same meeting.[^ng-bettingcompanies-fsgrn] |
| Ekiti | Told Vixio that it issues its own licence and that the federation is “still in process”.[^ng-vixio-reciprocity] |
| Kano | Forbids betting under the sharia law of the state; announced new raids a day after the judgment.[^ng-the-hindu-kano] |

# Two limits that the law sets

*The player’s place, not the operator’s.* A certificate of signatories does not make a bet lawful in a state that forbids it. If the site takes a deposit from Kano, the question is one for Kano’s law. Block by the address of the wallet and the location of the device, and keep the evidence.

*Tax follows the state, too.* The national regulations name 5 per cent of net winnings for residents;[^ng-vixio-withholding-confirmed] Lagos has made its licensees deduct and remit it since 20 February 2026, against the player’s identity number.[^ng-okay-news-lagos-withholding] Other states can be expected to follow. A cashier that knows the player’s state from the first day does not have to be rebuilt.

# The federal question, closed for now

On 2 December 2025 the National Assembly passed a Central Gaming Bill that would have given online gaming to a federal body.[^ng-guardian-central-gaming-bill] On 19 December the President said he would not sign it, because the constitution leaves the matter to the states.[^ng-thisday-central-gaming-bill] A formal message to the National Assembly was not seen. The bill can be brought again, and a constitutional amendment could move the subject; neither is in sight.

# How to keep the table

| Column | Entry | Renewed |
|---|---|---|
| State | One of thirty-six, and the capital | |
| Law | Title, section that requires a licence, or “none found” | Yearly |
| Signed | Yes, no, no answer; with the date of the letter | Each quarter |
| Products | Of the four that the certificate names | Each quarter |
| Tax | Rate, who deducts, where it is remitted | With each notice |
| Play | Open or blocked, since when, decided by whom | On each change |

# Who does what by when

1. **Before an application**: a letter to each state in the plan that asks two questions. Has the state signed? Does it ask for anything besides the certificate? A month is a fair time to wait; no answer counts as no.
2. **With the certificate**: open the states that answered yes, and no others.
3. **Each quarter**: ask again, and record who answered.
4. **Holders of a former federal licence** check today that the renewal of January 2026 was made. The waiver has ended, and a lapsed certificate is worse than none, because the players are already there.
5. **Investors** ask for the table, with the letters. A target that has a certificate and no table has not done the work that the certificate was meant to save.`,
  sources: [
    { source: 'ng-afriwise-lottery-act', section: 'SC/1/2008; (2025) 5 NWLR (Pt. 1984) 43' },
    {
      source: 'ng-vixio-reciprocity',
      section: 'Subnational Reciprocity Licensing Framework, 7 May 2025',
    },
    { source: 'ng-thisday-fee-waiver-2025', section: null },
    { source: 'ng-tvc-reciprocity', section: null },
    { source: 'ng-lslga-fsgrn-meeting', section: null },
    { source: 'ng-lslga-about', section: null },
    { source: 'ng-tribune-fct-office', section: null },
    { source: 'ng-bettingcompanies-fsgrn', section: null },
    { source: 'ng-the-hindu-kano', section: null },
    { source: 'ng-vixio-withholding-confirmed', section: null },
    { source: 'ng-okay-news-lagos-withholding', section: null },
    { source: 'ng-guardian-central-gaming-bill', section: null },
    { source: 'ng-thisday-central-gaming-bill', section: null },
  ],
  corrections: [
    {
      date: '2026-11-26',
      text: 'The article advised a table of states without giving one. It now holds what can be shown of nine states and the capital, and says what is missing.',
    },
    {
      date: '2026-11-22',
      text: 'The list of sources gave the number of the case as SC/01/2008. It is SC/1/2008.',
    },
  ],
}
