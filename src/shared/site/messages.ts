import { clientMessages } from '#shared/client-messages.ts'
import { site } from '#shared/content/site.ts'
import { plural } from '#shared/plural.ts'

/** The sentences of the public site. */
export const siteMessages = {
  compare: {
    notCovered: (names: string[], more: number) =>
      `We do not cover: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    onlyFirstFour: 'Only the first four are compared.',
  },
  newsletter: {
    confirmationSent: 'Please confirm your subscription with the link we have emailed you.',
    confirmed: 'Your subscription is confirmed.',
    unsubscribed: 'You have been unsubscribed.',
    invalidLink: 'This link is invalid or has expired. Please subscribe again.',
    full: `We cannot take subscriptions here right now. Please write to ${site.email}.`,
  },
  contact: clientMessages.contact,
  editions: {
    published: (kind: string, title: string) => `${kind}: ${title}`,
    unpublished: (kind: string, title: string) => `${kind} unpublished: ${title}`,
    several: (count: number) => `${count} records`,
    release: 'Records of a new release',
  },
  changes: {
    added: 'Added',
    removed: 'Removed',
    rateOf: (rate: string, base: string) => `${rate} of ${base}`,
    lawOf: (title: string, year: number) => `${title} (${year})`,
    forProducts: (label: string, products: string) => `${label}: ${products}`,
    countOf: (name: string, count: number) =>
      `${name}: ${count} ${plural(count, { one: 'change', other: 'changes' })}`,
    line: (record: string, field: string) => `${record}, ${field}`,
    nothing: 'not on record',
    licence: {
      authority: 'Licensing authority',
      fee: 'Licence fee',
      term: 'Term of the licence',
      monthsToDecide: 'Months to decide',
      localOwnership: 'Local ownership',
      dataRules: 'Data rules',
    },
    fields: {
      name: 'Name',
      capital: 'Capital',
      region: 'Region',
      regulation: 'Regulation',
      regulators: 'Regulators',
      laws: 'Laws',
      opportunities: 'Opportunities',
      challenges: 'Challenges',
      status: 'Status',
      text: 'Text',
      section: 'Section',
      source: 'Source',
      rate: 'Rate',
      payer: 'Payer',
      bearer: 'Borne by',
      products: 'Products',
      from: 'First day',
      until: 'First day without it',
      value: 'Value',
      tried: 'What we tried',
      score: 'Score',
      why: 'Why it changed',
      kind: 'Kind',
      title: 'Title',
      stage: 'Stage',
      date: 'Date',
      topics: 'Topics',
      before: 'What the rule said',
      after: 'What the rule says',
      effectiveAt: 'Effective from',
    },
  },
} as const
