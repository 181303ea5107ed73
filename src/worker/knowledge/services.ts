import type { ServiceName } from '#shared/knowledge/names.ts'
import type { Service } from '#shared/knowledge/schemas.ts'
import { currentEdition, type Edition, originalEdition } from './edition.ts'
import { fillPlaceholders } from './placeholders.ts'
import * as words from './service-words.ts'

/** The service of an enquiry that began with a booking which named none. */
export const defaultService = 'Consultation'

/** Returns the services that visitors can choose in a form today. */
export function serviceNames(): ServiceName[] {
  const { findService } = originalEdition()
  return currentEdition().services.map(({ slug, title }) => {
    const original = findService(slug)?.title ?? title
    return { slug, title, ...(original !== title && { original }) }
  })
}

/** Returns the English title of a service that is named in any language; null if there is none. */
export function originalTitleOf(service: string): string | null {
  const slug = currentEdition().findService(service)?.slug
  return (slug && originalEdition().findService(slug)?.title) || null
}

/**
 * Returns the title of the service of an enquiry in the language of the request; as it is stored if
 * there is no such service any more.
 */
export function titleOfService(service: string): string {
  if (service === defaultService) return words.consultation
  return currentEdition().findService(service)?.title ?? service
}

/** Returns the services that a page describes, with the values of their placeholders. */
export function describedServices(edition: Edition): Service[] {
  const fill = (text: string) => fillPlaceholders(edition, text)
  return edition.services
    .filter(({ place }) => place !== 'form')
    .map((service) => ({
      ...service,
      description: fill(service.description ?? ''),
      features: service.features.map(fill),
      deliverable: fill(service.deliverable ?? ''),
    }))
}
