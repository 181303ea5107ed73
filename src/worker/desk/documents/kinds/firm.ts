import { type FirmFields, firmFields } from '#shared/desk/documents/fields.ts'
import { channelsOf, contactOf, firmSlug } from '#shared/knowledge/firm.ts'
import { clockFactsOf, mainOfficeOf } from '#shared/main-office.ts'
import { messages } from '#shared/messages.ts'
import { serviceNames } from '#worker/knowledge/services.ts'
import { contactQuestions } from '#worker/site/pages/page-props.ts'
import { defineKind } from './kind.ts'
import type { Problem } from './problems.ts'

export const firm = defineKind<FirmFields>({
  kind: 'firm',
  schema: firmFields,
  firstValues: () => ({}),
  onlySlugs: [firmSlug],
  arrange: (firm) => ({
    ...firm,
    hours: firm.hours.map((span) => ({ ...span, weekdays: [...new Set(span.weekdays)].sort() })),
  }),
  problems: ({ hours }) => overlaps(hours),
  prose: ({ tagline }) => [tagline],
  preview: (firm, { edition }) => ({
    component: 'marketing/contact',
    props: {
      status: null,
      values: {},
      from: '',
      fileField: null,
      questions: contactQuestions(edition),
      services: serviceNames(),
      channels: channelsOf(firm),
      clock: clockFactsOf({ ...mainOfficeOf(contactOf(firm)), exceptions: [] }, new Date()),
      firm: contactOf(firm),
      name: firm.name,
    },
  }),
})

/** Returns a problem for each span that begins before another one of the same weekday has ended. */
function overlaps(hours: FirmFields['hours']): Problem[] {
  return hours.flatMap((span, index): Problem[] => {
    const isTaken = hours.slice(0, index).some((other) => {
      const isSameDay = other.weekdays.some((day) => span.weekdays.includes(day))
      return isSameDay && span.opens < other.closes && other.opens < span.closes
    })
    return isTaken ? [[`hours.${index}.opens`, messages.documents.hoursOverlap]] : []
  })
}
