import type { FirmPage } from '../schemas.ts'

/** The pages of the firm as they ship. */
export const pages: readonly FirmPage[] = [
  {
    slug: 'about-us',
    title: 'A small firm with a long memory for rules',
    lead: 'Since {founded} we have helped gaming companies and their investors read African markets correctly, and act on what they read.',
    description:
      'A {city} advisory firm founded in {founded}. We bridge global iGaming excellence and African market opportunities, with responsible growth.',
    body: `## Our Story

We were founded in {founded}. Smartphones and mobile money had already carried betting out of the shop and into the hand, while most of the laws that governed it had been written for counters, coupons and race days.

Between the two lay a gap, and good companies kept falling into it. Some applied to the wrong authority. Some bought a licence that did not cover their product. Some never came, though they would have been welcome. The experience we brought to that gap is older than the firm, and it is still what we sell: reading a rule, asking the office that applies it, and writing down the answer.

The gap is closing. Since we began, Lagos has passed a single gaming law, Nigeria’s highest court has settled who may license, and Kenya has replaced an act that dated from 1966. Each change made the markets harder to enter carelessly and better to enter well.

We stay small on purpose. We cover more than fifteen markets from {city}, with local counsel where the law asks for local counsel, and we take on work we can finish.

## Our Mission

> To bridge global iGaming excellence and African market opportunities, with responsible growth.

Responsibility is not an afterthought. Most people in the markets we serve are young and many earn by the day. A market that harms its players loses its licence to exist, first in public and then in law. We advise on growth that can be defended in both places.

## Our Values

### Excellence

We cite what we have read, say where we have not read the act itself, date every fact and correct ourselves in writing.

### Partnership

We work with your team and local counsel, and we treat regulators as colleagues in the same market.

### Innovation

We look for the better route the rules allow, and test it before anyone depends on it.

### Integrity

No facilitation, no shortcuts, no promises about decisions that belong to a public office.

## Milestones

### 2004: South Africa sets its national frame

The National Gambling Act divides the work: national norms, provincial licences.

*National Gambling Act 7 of 2004, South Africa*

### 2006: Ghana gives games of chance one regulator

The Gaming Act creates the Gaming Commission; lotteries go to a separate authority.

*Gaming Act, 2006 (Act 721), Ghana*

### 2016: Uganda and Botswana renew

Within the same month, both bring a modern gambling act into operation.

*Lotteries and Gaming Act, 2016, Uganda; Gambling Act, 2012, Botswana*

### {founded}: We are founded

We begin with licensing questions and are soon asked about everything around them.

### 2021: Lagos writes one gaming law

One authority replaces separate laws for lotteries, pools and casinos in the state.

*Lagos State Lotteries and Gaming Authority Law, 2021, Nigeria*

### 2024: Nigeria’s Supreme Court decides for the states

On 22 November the court ends the National Lottery Act’s reach outside the Federal Capital Territory.

*Attorney-General of Lagos State v Attorney-General of the Federation, SC/1/2008*

### 2025: Kenya replaces its 1966 act

The Gambling Control Act takes effect on 26 August and creates a new regulator.

*Gambling Control Act, 2025 (No. 14 of 2025), Kenya*`,
  },
  {
    slug: 'process',
    title: 'How We Work',
    lead: 'Four stages. You can stop after any of them with a complete file. Durations cover our work; regulator review is additional.',
    description: null,
    body: `## Discovery & Assessment (2 weeks)

We learn the product, the owners and the goal, then check them against the law of the market. You receive a short paper that says whether to go on.

## Strategy Development (3–4 weeks)

We settle the licence route, structure, tax model and budget, and list what could stop the plan. Your board decides on a written recommendation.

## Implementation Support (As the regulator sets)

We prepare and file, coordinate counsel and suppliers, and answer the regulator’s questions with you until the licence is in hand.

## Optimization & Growth (Quarterly)

We review the first quarters of trading: reporting, payments, player protection and the next market. Then we hand over.`,
  },
  {
    slug: 'faq',
    title: 'Frequently Asked Questions',
    lead: null,
    description: null,
    body: `## How long does a consultation take?

A consultation takes 30-60 minutes. Thirty are enough for one market and one product. If you bring a structure chart or a term sheet, allow the full hour.

## Which African markets do you cover?

We cover 15+ African markets across East, West and Southern Africa. South Africa, Nigeria, Kenya and Ghana are the four we are asked about most.

## Do you work with operators or with investors?

We serve both. Operators come for licences, entry plans and operations; investors come for diligence and market work. We never act for both sides of the same transaction.`,
  },
  {
    slug: 'privacy',
    title: 'Privacy Policy',
    lead: 'What we store about you, for how long and why, and how to access it.',
    description:
      'What this site stores about visitors and members, for how long, why and where, its cookies by name, and how to export or delete it.',
    body: `## In short

We keep what you type into our forms, what an account needs, and what protects both. There is no advertising, no tracker and no content from other hosts on this site, and no cookie counts you; nobody buys or is given what we hold for purposes of their own.

## What is stored, why, and for how long

Data is deleted automatically when its retention period ends.

{stored}

## Cookies

Each is needed for something you do here, so there is no banner. Of two names the one with \`__Host-\` is used where the site is reached by https. A cookie that is renewed lasts from its last use.

The browser itself also keeps your choice of appearance; and, until you close the tab, the unsent text of the contact and booking forms and of what you add to an enquiry, which account is logged in, and that a page was loaded anew. None of it is sent to us.

{cookies}

## Where it is, and who handles it

The site runs on Cloudflare Workers. What is stored lies in Cloudflare’s database D1; sessions and counters are also in its key-value store KV. Mails leave through a mail relay or Cloudflare’s mail service, which sees them as any carrier does. These handle data for us and not for themselves.

Passwords and one-time links are stored as hashes, second factors and waiting mails sealed with a key that is not in the database. Names, addresses, messages, answers, notes and consultations are stored as they were typed.

{lookups}

Only staff who handle enquiries can read them: people with a role at its desk, each of whom signs in with a second factor. What they change is logged, and the role is gone on the very next click when it is taken away.

Cloudflare can restore the database to any minute of the last 30 days at most. What was deleted is gone from there when that time is over.

Files that come with a message lie in Cloudflare’s storage R2, and are deleted with it. Where nightly backups of the database and the files are made, they are encrypted with a key of their own and kept for 30 days; what was deleted is gone from them after that time.

The words of a search that found nothing are kept as they were typed, without who typed them.

The links to Telegram and LinkedIn lead to services of others, and do nothing until you follow them.

## Your rights, and how to use them

You may ask what we hold about you, have it corrected, taken away in a file, or deleted, and you may object. Most of it needs no letter:

- Read what you wrote to us and what we answered: [Your enquiries](/enquiries), with an account under the address you wrote from.
- See and take it: [Profile settings](/settings/profile) offers what we hold about you, under your verified address, as one file; for our notes write to us.
- Correct it: name and address are changed in [Profile settings](/settings/profile) as well.
- See who is signed in, and end it: [Sessions](/settings/sessions).
- Delete the account: at the foot of [Profile settings](/settings/profile). It is gone at once, with its sessions.
- Have messages erased: what you wrote, our answers and notes, consultations and a subscription to the letter belong to no account and outlive it. Write to us, and an owner erases them, with the mails about them that still wait, and the copies in our mailbox. The log keeps that something was erased, and no word of it.
- Leave the letter: one click in each of them. Whether you open our emails or follow their links is not tracked.
- Leave the alerts: one click in each of them, or in the [settings](/settings/alerts), where you also choose the markets. Without an account, the link in each of them changes the markets, and leaving deletes your address.
- Everything else, or without an account: write to [{email}](mailto:{email}) from the address it is about.
- You may also complain to the authority for data protection where you live.`,
  },
  {
    slug: 'terms',
    title: 'Terms of Service',
    lead: 'What you may expect of this site, and what it may expect of you.',
    description:
      'Terms of this site: information and no legal advice, ratings are opinion, figures may be reused under CC BY 4.0, accounts, no warranty.',
    body: `## What this site is

It tells you what we know about gaming markets in Africa, with sources and dates: {rules} changes of rules in {markets} markets by now, last checked on {checked}. It is information. It is no legal, tax or investment advice, and reading it makes nobody our client: that takes an agreement in writing.

## Facts and opinion

A figure has its source next to it, and the day on which we checked it. A rating, a judgement on a market and a note are our opinion on their date. Laws change between two readings: look at the source, and ask counsel in the country, before you decide.

If you find something wrong, [write to us](mailto:{email}). What was wrong in a note is corrected in the open, with the day.

## Reuse

Our compilation of figures and rules, as it stands under [Data](/data), may be reused under the licence [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/): say that it is ours, link to where you took it, and say what you changed. The sources behind it belong to those who published them.

Quote the notes and reports as you quote a journal, with their address. To reprint one in whole, ask us.

## Accounts

An account is for one person, who gives an address that they read and keeps the password to themselves. Do not try to get at what is not yours, and do not burden the site so that others cannot use it. We may close an account that does.

You may delete yours whenever you like, in [Profile settings](/settings/profile).

## No warranty

We take care, and we make mistakes. The site is offered as it is: we do not promise that it is complete, free of errors or always there, and a decision made on it alone is yours. What the law does not let us exclude is not excluded.

## What we store about you

That stands on a page of its own: [Privacy Policy](/privacy).`,
  },
  {
    slug: 'accessibility',
    title: 'Accessibility',
    lead: 'How this site can be used, what we test, and whom to tell if something stops you.',
    description:
      'How this site can be used by keyboard, screen reader, on small screens and without scripts, what is tested, and whom to tell of an obstacle.',
    body: `## What you can rely on

Every page works by keyboard, with its focus in sight, in light and dark, from a width of 320 pixels and with larger text. Pages can be read and forms can be sent without a script. Motion stops where your system asks for less of it.

Maps and drawings are decoration: what they show stands beside them as text or in a table.

## What we test, and what we do not

A program checks each screen in a browser against the rules of WCAG 2.2 that can be checked by a program, in light and dark, on a phone’s width and on a desktop’s. Most of what makes a page easy to use cannot be checked so, and nobody outside the firm has audited this site.

## If something stops you

[Send us a message](/contact) or write to [{email}](mailto:{email}), and say which page it was and what you use to read it. If you need something from this site in another form, ask for it there.`,
  },
]
