import { faq } from '#shared/content/faq.ts'
import { articles } from '#shared/content/insights.ts'
import { services } from '#shared/content/services.ts'
import { site } from '#shared/content/site.ts'
import { type PublicPageName, routes } from '#shared/routes.ts'

interface Subject {
  label: string
  href: string
  appName: string
  absolute: (path: string) => string
}

/** What a public page says of itself in schema.org's words. */
export function jsonLdOf(name: PublicPageName, subject: Subject): object[] {
  const own: Record<PublicPageName, () => object[]> = {
    home: () => [organization(subject)],
    'about-us': () => [organization(subject), breadcrumbs(subject)],
    services: () => [...services.map((one) => service(one, subject)), breadcrumbs(subject)],
    markets: () => [breadcrumbs(subject)],
    insights: () => [articleList(subject), breadcrumbs(subject)],
    contact: () => [faqPage(), breadcrumbs(subject)],
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

function articleList({ appName, absolute }: Subject) {
  return {
    '@type': 'ItemList',
    itemListElement: articles.map((article, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Article',
        headline: article.title,
        description: article.excerpt,
        datePublished: article.date,
        url: absolute(`${routes.insights.href()}#${article.slug}`),
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

function breadcrumbs({ label, href, absolute }: Subject) {
  const crumbs = [
    { name: 'Home', item: absolute(routes.home.href()) },
    { name: label, item: absolute(href) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  }
}
