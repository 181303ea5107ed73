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
  markets: ['nigeria'],
  body: `On 22 November 2024 the Supreme Court of Nigeria ended an argument that had begun in 2008. Lotteries and gaming, it held, belong to the state assemblies. The National Lottery Act 2005 may be applied only in the Federal Capital Territory.[^ng-afriwise-lottery-act]

Overnight an operator with one federal licence needed an answer for every state it served. The answer came on 7 May 2025, when member states of the Federation of State Gaming Regulators of Nigeria signed a reciprocity framework. One Universal Reciprocity Certificate is recognised by the signatories for online sports betting, online casino, public online lottery and promotional competitions. Holders of former federal licences that met the requirements were excused the fees of 2025.[^ng-vixio-reciprocity]

Two limits matter. The framework binds those who signed it; at its meetings the federation has spoken of some two dozen members,[^ng-lslga-fsgrn-meeting] and Nigeria has thirty-six states. And it is an agreement, not a statute, so each state’s own law still stands behind it.

A third question has been answered for now. On 2 December 2025 the National Assembly passed a Central Gaming Bill that would have returned online gaming to a federal body.[^ng-guardian-central-gaming-bill] On 19 December the President said he would not sign it, because the constitution leaves the matter to the states.[^ng-thisday-central-gaming-bill]

Our advice is plain. Hold the certificate, keep a table of states with their status and date, and block play where you have no answer.`,
  sources: [
    { source: 'ng-afriwise-lottery-act', section: 'SC/1/2008; (2025) 5 NWLR (Pt. 1984) 43' },
    {
      source: 'ng-vixio-reciprocity',
      section: 'Subnational Reciprocity Licensing Framework, 7 May 2025',
    },
    { source: 'ng-lslga-fsgrn-meeting', section: null },
    { source: 'ng-guardian-central-gaming-bill', section: null },
    { source: 'ng-thisday-central-gaming-bill', section: null },
  ],
  corrections: [
    {
      date: '2026-11-22',
      text: 'The list of sources gave the number of the case as SC/01/2008. It is SC/1/2008.',
    },
  ],
}
