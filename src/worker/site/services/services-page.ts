import { figuresAt } from '#shared/knowledge/firm.ts'
import type { Pages } from '#shared/pages.ts'
import type { Edition } from '#worker/knowledge/edition.ts'
import { describedServices } from '#worker/knowledge/services.ts'
import { processProps } from '#worker/site/pages/process-props.ts'

/** Returns the props of the page of services. */
export function servicesProps(edition: Edition): Pages['marketing/services'] {
  return {
    services: describedServices(edition).map(({ place, order, ...service }) => service),
    figures: figuresAt(edition.firm, 'services'),
    process: processProps(edition),
  }
}
