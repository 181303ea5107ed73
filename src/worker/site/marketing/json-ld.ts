import { currentLocale } from '#shared/current-locale.ts'
import type { NoteSummary } from '#shared/knowledge/props.ts'
import { publicationDay } from '#shared/knowledge/publication-day.ts'
import type { Firm, Service } from '#shared/knowledge/schemas.ts'
import { type Locale, originalLocale } from '#shared/locales.ts'
import { routes } from '#shared/routes.ts'
import { pageNames } from '#shared/site/page-names.ts'
import type { PublicPageName } from '#shared/site/routes.ts'
import { currentEdition, type Edition } from '#worker/knowledge/edition.ts'
import { describedServices } from '#worker/knowledge/services.ts'
import { questionsOf } from '#worker/site/pages/questions.ts'
import type { Publisher } from './publisher.ts'

/** A page on the way from the home page to another. */
interface Breadcrumb {
  label: string
  href: string
}

/** Returns the JSON-LD of a page of the navigation (schema.org). */
export function jsonLdOf(name: PublicPageName, publisher: Publisher & Breadcrumb): object[] {
  const builders: Record<PublicPageName, () => object[]> = {
    home: () => [organization(publisher)],
    'about-us': () => [organization(publisher), breadcrumbs(publisher, [publisher])],
    services: () => [
      ...describedServices(currentEdition()).map((service) => serviceItem(service, publisher)),
      breadcrumbs(publisher, [publisher]),
    ],
    markets: () => [breadcrumbs(publisher, [publisher])],
    insights: () => [breadcrumbs(publisher, [publisher])],
    contact: () => [faqPage(), breadcrumbs(publisher, [publisher])],
  }
  return builders[name]()
}

function organization({ appName, absolute }: Publisher) {
  const { firm } = currentEdition()
  return {
    '@type': 'Organization',
    name: appName,
    ...(firm.legalName && { legalName: firm.legalName }),
    url: absolute(routes.home.href()),
    logo: absolute('/icon-512.png'),
    ...(firm.founded && { foundingDate: String(firm.founded) }),
    email: firm.email,
    ...(firm.phone && { telephone: firm.phone }),
    address: firm.addresses.map(postalAddress),
    sameAs: firm.social,
  }
}

function postalAddress({ lines, country }: Firm['addresses'][number]) {
  const streetLines = lines.length > 1 ? lines.slice(0, -1) : []
  return {
    '@type': 'PostalAddress',
    ...(streetLines.length > 0 && { streetAddress: streetLines.join(', ') }),
    addressLocality: lines.at(-1),
    addressCountry: country,
  }
}

function serviceItem({ title, description }: Service, { appName, absolute }: Publisher) {
  return {
    '@type': 'Service',
    name: title,
    ...(description && { description }),
    areaServed: 'Africa',
    provider: { '@type': 'Organization', name: appName, url: absolute(routes.home.href()) },
  }
}

/** Returns the language of a record's text: English if it has no translation. */
export function languageOf({ locale, english }: Edition, text: string): Locale {
  return english.has(text) ? originalLocale : locale
}

/** Returns a list of notes as JSON-LD (schema.org). */
export function articleList(notes: readonly NoteSummary[], { appName, absolute }: Publisher) {
  return {
    '@type': 'ItemList',
    itemListElement: notes.map((note, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Article',
        inLanguage: languageOf(currentEdition(), note.title),
        headline: note.title,
        description: note.excerpt,
        dateCreated: note.date,
        datePublished: publicationDay(note.date),
        url: absolute(routes.note.href({ slug: note.slug })),
        author: { '@type': 'Organization', name: appName },
      },
    })),
  }
}

function faqPage() {
  return {
    '@type': 'FAQPage',
    inLanguage: currentLocale(),
    mainEntity: questionsOf(currentEdition()).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** Returns the breadcrumbs from the home page to a page as JSON-LD. */
export function breadcrumbs({ absolute }: Publisher, trail: Breadcrumb[]) {
  const crumbs = [{ label: pageNames.home, href: routes.home.href() }, ...trail]
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
