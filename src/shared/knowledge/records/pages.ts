import type { FirmPage } from '../schemas.ts'

/** The pages of the firm as they ship. */
export const pages: readonly FirmPage[] = [
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
