import type { Note } from '../schemas.ts'

/** Your affiliate speaks with your licence. */
export const note: Note = {
  slug: 'your-affiliate-speaks-with-your-licence',
  title: 'Your affiliate speaks with your licence',
  excerpt:
    'A regulator who finds a misleading post looks for the licence behind it. Six clauses make an affiliate agreement you can defend.',
  category: 'marketing',
  date: '2026-02-10',
  featured: false,
  author: null,
  markets: ['south-africa', 'kenya', 'nigeria', 'ghana', 'tanzania', 'malawi'],
  body: `An affiliate is paid to be persuasive, and the licence holder answers for what was said. This article sets out what the advertising rules of six markets ask for, turns them into six clauses of an agreement, and says how to check that they are kept. The clauses are our proposal; the rules have their sources.

# What the markets ask for

| Market | Approval | Content |
|---|---|---|
| Kenya | The authority approves advertising first[^ke-advertising-regulations-2026] | No call to action, no testimonials, no former winners; licence number and helpline are shown. Off television and radio from 06:00 to 22:00, except around live sport[^ke-gambling-control-act-2025] |
| Ghana | The Commission vets and approves first[^gh-ghanaweb-advertising] | Names the Commission; no celebrities |
| Nigeria | The federal advertising council vets before publication, and has agreed one framework with the regulators of 25 states[^ng-tvc-arcon-states] | By that framework |
| Tanzania | The board approves first; unsolicited messages need its prior written approval and the recipient’s consent[^tz-internet-gaming-regulations-2022] | Off radio and television from 06:00 to 14:00 on weekdays[^tz-advertising-code-2023] |
| Malawi | By a draft of 2023 the authority vets each advertisement[^mw-vixio-2023] | A warning that gambling is addictive; the gazetted text is not verified |
| South Africa | None found | Warning, and in film and television the national programme for three seconds;[^za-national-gambling-regulations-2004] not in media directed mainly at people under eighteen[^za-national-gambling-act-2004] |

Four of the six ask for approval before publication. An affiliate who writes a post in the evening about a match of that night cannot have it. So in these markets there are only two lawful ways to work with affiliates: texts approved beforehand, or none.

# Six clauses

1. **Content.** Every claim about odds, bonuses or payouts comes from approved text. The warning required in that market is part of the text and may not be removed or made smaller. No person is shown as having won.
2. **Audience.** No media directed mainly at minors, no sports or music channels whose followers are mostly under age, no messages to people who have excluded themselves. The exclusion list is matched by the operator, so that the affiliate never holds it.
3. **Channels.** A closed list with addresses. New ones are approved in writing before the first post. Paid search on the operator’s own name is excluded, since it sells the operator its own players.
4. **Data.** No lists bought elsewhere, and consent that can be shown for each recipient, with date and source. Nigeria’s act asks for it,[^ng-data-protection-act-2023] and Tanzania’s rule makes it a condition of every message.
5. **Payment.** No share of losses from a player who was flagged as at risk when the loss was made, and none from one who should not have been accepted.
6. **Inspection.** The right to see placements and the versions that were shown, for as long as the licence runs; payment stops on a breach and is not made up later.

The fifth clause is the unusual one. It costs the affiliate money exactly where the operator’s duty is greatest, and a partner who declines it has told you how the rest is earned.

# A worked example of the fifth clause

A partner receives 25 of every 100.00 that its players lose. In a month they lose 40,000.00, of which 9,000.00 come from three players who had been flagged before they lost it.

| In the month | Without the clause | With it |
|---|---|---|
| Losses that count | 40,000.00 | 31,000.00 |
| Share of the partner | 10,000.00 | 7,750.00 |
| What the operator keeps of the 9,000.00 | 6,750.00 | nothing, if it follows its own clause and gives the money back |

The last cell is a decision, not arithmetic. But an agreement that takes the share from the partner and keeps the rest is hard to defend before a regulator.

# How to check

- Sample twenty placements a month in each market, including those that appear only on a phone and only in the evening.
- Keep the picture, the address, the time and the version of the approved text beside it.
- In Nigeria and Kenya have posts in Hausa, Yoruba, Igbo, Swahili and Sheng read by somebody who speaks them. A careful English page may stand beside a careless one.
- Register once a quarter through the link of each large partner, as a new player would. Read every message of the first week.
- Compare the partner’s list of channels with where the players came from. Those that are on no list are the ones to look at.

# When something is found

| Within | Who | What |
|---|---|---|
| The same day | Affiliate manager | The post is taken down; the picture is kept |
| Two days | Compliance | Was it approved? Who saw it? Is the regulator to be told? |
| A week | Finance | Payment of the month is held; players who came by the post are listed |
| A month | Compliance | The partner’s other placements are looked at; the clause that failed is rewritten |

Tell the authority before somebody else does. None of the rules above was found to ask for that. It is our advice, because a licence holder who reports the breach and its remedy is asked about the remedy; one who does not is asked about the breach.

# Before the next agreement is signed

Compliance owns the six clauses and the list of channels, marketing owns the texts, and finance pays only what the list names. Where a market asks for approval, the approval’s number stands in the template. Agreements made before June 2026 for Kenya are to be read again, since the regulations of that month are newer than they are.`,
  sources: [
    {
      source: 'ke-advertising-regulations-2026',
      section: 'Regs. 5, 8 and 9, as secondary notes quote them',
    },
    { source: 'ke-gambling-control-act-2025', section: 'S. 87(2)(e), as secondary notes quote it' },
    { source: 'gh-ghanaweb-advertising', section: 'Act 721, s. 3(2)(g)' },
    { source: 'ng-tvc-arcon-states', section: null },
    { source: 'tz-internet-gaming-regulations-2022', section: 'Reg. 56(1)' },
    { source: 'tz-advertising-code-2023', section: null },
    { source: 'mw-vixio-2023', section: 'Proposed advertising regulations' },
    { source: 'za-national-gambling-regulations-2004', section: 'Regulation 3' },
    { source: 'za-national-gambling-act-2004', section: 'Section 15' },
    { source: 'ng-data-protection-act-2023', section: null },
  ],
  corrections: [
    {
      date: '2026-11-26',
      text: 'The article proposed six clauses without the rules behind them. It now gives the rules of six markets, and an example of the fifth clause.',
    },
  ],
}
