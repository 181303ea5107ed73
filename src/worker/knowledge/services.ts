import type { ServiceName } from '#shared/knowledge/names.ts'
import type { Service } from '#shared/knowledge/schemas.ts'
import { currentEdition, type Edition } from './edition.ts'
import { fillPlaceholders } from './placeholders.ts'

/** Returns the services that visitors can choose in a form today. */
export function serviceNames(): ServiceName[] {
  return currentEdition().services.map(({ slug, title }) => ({ slug, title }))
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
