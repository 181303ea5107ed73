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
  author: null,
  markets: ['south-africa', 'kenya', 'ghana'],
  body: `In May 2025 South Africa’s minister of trade, industry and competition told Parliament that the National Gambling Board had reviewed current gambling advertising and found that a number of operators did not fully comply.[^za-minister-reply-advertising-2025] In December 2025 the board asked the public to report unlawful advertising.[^za-ngb] The rules that it enforces are short. This article gives them, with their history, and turns them into a checklist.

# The rule

Regulation 3 of the National Gambling Regulations has two parts that matter here.[^za-national-gambling-regulations-2004] An advertisement must carry a clear warning about addictive and compulsive gambling. In film or television it must name the National Responsible Gambling Programme with its toll-free number and slogan, legibly, for at least three seconds.

The act adds where an advertisement may not be. Section 15 keeps it out of media directed mainly at people under eighteen, and out of places that mainly they visit.[^za-national-gambling-act-2004] It also forbids to advertise an activity that is itself unlawful, and in South Africa that includes every interactive casino game.

# The amendment that came and went

On 15 May 2012 Government Notice R386 amended the regulations on advertising and on the register of excluded persons. On 5 September 2012, less than four months later, General Notice 722 withdrew it, so that the regulations of 2004 stand as amended once before.[^za-gambling-regulations-consolidated]

This matters for a practical reason. Texts that were copied in the summer of 2012 are still in circulation. If your compliance manual quotes regulation 3 at length, compare it with a text that names both notices. A manual that follows the withdrawn version is not necessarily stricter; it is simply not the law.

# What a six-second film has to carry

The faults that the minister named were ordinary: warnings too small to read, too brief to notice, or absent online. The arithmetic explains why. A film of six seconds that shows the programme’s name, number and slogan for three has three left for everything else. Somebody who edits the short version of a longer film cuts exactly that part.

| Format | What regulation 3 asks | What goes wrong |
|---|---|---|
| Film and television, any length | Warning, and the programme’s name, number and slogan, legible, three seconds | The end card is cut with the last seconds |
| Print and outdoor | The warning, clear | Set in the smallest size of the page |
| Website banner | The warning | “See terms”, with the warning behind a link |
| Social media post | The warning | Nothing, because the picture is the advertisement and the text beside it is not shown |
| Radio | The warning, spoken | Read faster than the rest |

The regulation does not give a size. We advise one that does not depend on taste: the warning no smaller than the smallest price, odds or bonus in the same advertisement.

# Three cases that the rule does not settle

- *Sponsorship.* A name on a shirt is hard to fit with a warning of three seconds. Whether a logo alone is an advertisement in the sense of regulation 3 is not verified; ask the board in writing before the season.
- *Affiliates.* The rule speaks of advertisements for gambling, not of who paid for them. A licensee should expect to answer for the post of a partner.
- *Odds in news.* A newspaper’s odds table with a bookmaker’s name stands between information and advertising. Carry the warning; it costs a line.

# How the neighbours do it

Kenya’s regulations of June 2026 go further: approval of each advertisement by the authority, no calls to action, no testimonials and no former winners; the act keeps gambling off television and radio from 6 in the morning to 10 at night except around live sport.[^ke-advertising-regulations-2026] Ghana’s Commission asks that advertisements be approved by it, name it as regulator, and use no celebrities.[^gh-ghanaweb-advertising] A campaign made for South Africa alone therefore does not travel. One made with an approval step, a warning of fixed size and no famous face travels to all three.

# The checklist

1. The warning is part of the template, at a size that nobody can change.
2. The end card is a separate clip that the export adds to every length, including six seconds.
3. Each placement is in a list: date, medium, audience, version, who approved it.
4. Media with a young audience are blocked in the buying tool, not in a memorandum.
5. Affiliates have the same template, the duty to use it and the duty to show it; twenty of their posts a month are looked at.
6. Nothing advertises a product that is not licensed, whatever the same app offers elsewhere.
7. A complaint goes to one address and is answered with the version from the list.

The owner of the checklist is whoever approves the media plan. Compliance reviews the list each quarter and keeps it for the term of the licence.`,
  sources: [
    { source: 'za-minister-reply-advertising-2025', section: null },
    { source: 'za-ngb', section: 'Statements on advertising' },
    { source: 'za-national-gambling-regulations-2004', section: 'Regulation 3' },
    { source: 'za-national-gambling-act-2004', section: 'Section 15' },
    {
      source: 'za-gambling-regulations-consolidated',
      section: 'List of amendments; Government Gazette 35349',
    },
    {
      source: 'ke-advertising-regulations-2026',
      section: 'Legal Notice 114 of 2026; section 87 of the act',
    },
    { source: 'gh-ghanaweb-advertising', section: 'Act 721, s. 3(2)(g)' },
  ],
  corrections: [
    {
      date: '2026-11-26',
      text: 'The article rested on the regulations of 2004 without saying that an amendment of May 2012 was withdrawn in September of that year. It now says so, and what follows for copies of the text.',
    },
    {
      date: '2026-11-26',
      text: 'The note did not say that an amendment of the rule was made and withdrawn in 2012.',
    },
  ],
}
