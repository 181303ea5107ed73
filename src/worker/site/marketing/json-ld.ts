import { faq } from '#shared/content/faq.ts'
import { services } from '#shared/content/services.ts'
import { site } from '#shared/content/site.ts'
import type { NoteSummary } from '#shared/knowledge/props.ts'
import { routes } from '#shared/routes.ts'
import type { PublicPageName } from '#shared/site/routes.ts'

/** Whose site it is, and where. */
export interface Subject {
  appName: string
  absolute: (path: string) => string
}

/** A page below the home page, by its name in the navigation. */
interface Place {
  label: string
  href: string
}

/** What a public page says of itself in schema.org's words. */
export function jsonLdOf(name: PublicPageName, subject: Subject & Place): object[] {
  const own: Record<PublicPageName, () => object[]> = {
    home: () => [organization(subject)],
    'about-us': () => [organization(subject), breadcrumbs(subject, [subject])],
    services: () => [
      ...services.map((one) => service(one, subject)),
      breadcrumbs(subject, [subject]),
    ],
    markets: () => [breadcrumbs(subject, [subject])],
    insights: () => [breadcrumbs(subject, [subject])],
    contact: () => [faqPage(), breadcrumbs(subject, [subject])],
  }
  return own[name]()
}

function organization({ appName, absolute }: Subject) {
  return {
    '@type': 'Organization',
    name: appName,
    url: absolute(routes.home.href()),
    logo: absolute('/icon-512.png'),
    foundingDate: String(site.founded),
    email: site.email,
    telephone: site.phone.display,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${site.office.street}, ${site.office.district}`,
      addressLocality: site.office.city,
      addressCountry: 'KE',
    },
    sameAs: [site.socialUrl],
  }
}

function service(
  { title, description }: (typeof services)[number],
  { appName, absolute }: Subject,
) {
  return {
    '@type': 'Service',
    name: title,
    description,
    areaServed: 'Africa',
    provider: { '@type': 'Organization', name: appName, url: absolute(routes.home.href()) },
  }
}

/** A list of notes in schema.org's words. */
export function articleList(notes: readonly NoteSummary[], { appName, absolute }: Subject) {
  return {
    '@type': 'ItemList',
    itemListElement: notes.map((note, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Article',
        headline: note.title,
        description: note.excerpt,
        datePublished: note.date,
        url: absolute(routes.note.href({ slug: note.slug })),
        author: { '@type': 'Organization', name: appName },
      },
    })),
  }
}

function faqPage() {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The way from the home page to a page, for whoever lists it. */
export function breadcrumbs({ absolute }: Subject, places: Place[]) {
  const crumbs = [{ label: 'Home', href: routes.home.href() }, ...places]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  }
}
