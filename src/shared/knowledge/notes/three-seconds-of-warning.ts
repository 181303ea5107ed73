import type { Note } from '../schemas.ts'

/** Three seconds of warning. */
export const note: Note = {
  slug: 'three-seconds-of-warning',
  title: 'Three seconds of warning',
  excerpt:
    'South Africa’s advertising rules are short and precise, and many advertisements still miss them. A checklist costs less than a withdrawn campaign.',
  category: 'marketing',
  date: '2026-06-16',
  featured: false,
  markets: ['south-africa'],
  body: `In May 2025 South Africa’s minister of trade, industry and competition told Parliament that the National Gambling Board had reviewed current gambling advertising and found that a number of operators did not fully comply.[^za-minister-reply-advertising-2025] The faults were ordinary: warnings too small to read, too brief to notice, or absent online.

The rule behind this is regulation 3 of the National Gambling Regulations. An advertisement must carry a clear warning about addictive and compulsive gambling. In film or television it must name the National Responsible Gambling Programme with its toll-free number and slogan, legibly, for at least three seconds.[^za-national-gambling-regulations-2004] An amendment of 15 May 2012 did not last: it was withdrawn on 5 September of that year, so the text of 2004 applies.[^za-gambling-regulations-consolidated] The act also keeps advertising out of media directed mainly at people under eighteen.[^za-national-gambling-act-2004]

None of this is difficult. It fails because the person who edits the six-second version never sees the rule. So put the rule where the editing happens. Build the warning into the template, at a size that cannot be changed. Keep a list of every placement with its audience. Ask affiliates for the same, in the contract, with the right to look.

Then go a little further than the text. Leave out the countdown, the near miss and the young face. Say what a bonus costs to unlock. An advertisement that a tired regulator can approve at a glance is also one that an adult can trust.`,
  sources: [
    { source: 'za-minister-reply-advertising-2025', section: null },
    { source: 'za-national-gambling-regulations-2004', section: 'Regulation 3' },
    {
      source: 'za-gambling-regulations-consolidated',
      section: 'Government Notice R386 of 2012, withdrawn by General Notice 722',
    },
    { source: 'za-national-gambling-act-2004', section: 'Section 15' },
  ],
  corrections: [
    {
      date: '2026-11-26',
      text: 'The note did not say that an amendment of the rule was made and withdrawn in 2012.',
    },
  ],
}
