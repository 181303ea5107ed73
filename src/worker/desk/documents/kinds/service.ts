import { type ServiceFields, serviceFields } from '#shared/desk/documents/fields.ts'
import { messages } from '#shared/messages.ts'
import { editionWith } from '#worker/knowledge/edition-with.ts'
import { unknownPlaceholders } from '#worker/knowledge/placeholders.ts'
import { servicesProps } from '#worker/site/services/services-page.ts'
import { defineKind } from './kind.ts'
import { withRecord } from './lists.ts'
import type { Problem } from './problems.ts'

export const service = defineKind<ServiceFields>({
  kind: 'service',
  schema: serviceFields,
  firstValues: () => ({ place: 'services', order: '1' }),
  // The ids of other parts of the page.
  reservedSlugs: ['process', 'not-sure', 'main'],
  arrange: (service) => service,
  problems,
  prose: ({ description, features, deliverable }) => [description, ...features, deliverable],
  preview(fields, { edition, slug }) {
    const services = withRecord(edition.records.services, { ...fields, slug })
    return {
      component: 'marketing/services',
      props: servicesProps(editionWith(edition, { services })),
    }
  },
})

/** Returns a problem for each text that a page shows and the service lacks, or that it cannot fill. */
function problems({ place, description, features, deliverable }: ServiceFields): Problem[] {
  const required = place === 'form' ? {} : { description, deliverable }
  const texts = { description, features: features.join(' '), deliverable }
  return [
    ...Object.entries(required).flatMap(([field, text]): Problem[] =>
      text === null ? [[field, messages.required(field)]] : [],
    ),
    ...Object.entries(texts).flatMap(([field, text]) =>
      unknownPlaceholders(text ?? '').map(
        (name): Problem => [field, messages.documents.unknownPlaceholder(name)],
      ),
    ),
  ]
}
