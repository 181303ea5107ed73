import type { ServiceName } from '#shared/knowledge/names.ts'
import type { Service } from '#shared/knowledge/schemas.ts'
import { currentEdition, type Edition } from './edition.ts'

/** Returns the services that visitors can choose in a form today. */
export function serviceNames(): ServiceName[] {
  return currentEdition().services.map(({ slug, title }) => ({ slug, title }))
}

/** Returns the services that a page describes. */
export function describedServices({ services }: Pick<Edition, 'services'>): Service[] {
  return services.filter(({ place }) => place !== 'form')
}
