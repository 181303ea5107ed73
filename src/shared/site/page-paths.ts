import type { PageSlug } from '#shared/knowledge/schemas.ts'
import { entryOf } from '#shared/records.ts'
import { routes } from '#shared/routes.ts'

/** Returns the path at which a page of the firm is read. */
export function pagePath(slug: string): string {
  const paths: Readonly<Record<PageSlug, string>> = {
    'about-us': routes.aboutUs.href(),
    process: `${routes.services.href()}#process`,
    faq: questionsPath(),
    privacy: routes.privacy.href(),
    terms: routes.terms.href(),
    accessibility: routes.accessibility.href(),
  }
  return entryOf(paths, slug) ?? routes.home.href()
}

/** Returns the path of the frequent questions, which stand on the contact page. */
export function questionsPath(): string {
  return `${routes.contact.href()}#questions`
}
