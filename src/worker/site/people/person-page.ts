import { currentLocale } from '#shared/current-locale.ts'
import type { Person } from '#shared/knowledge/schemas.ts'
import type { Pages } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'
import { descriptions } from '#shared/site/head-messages.ts'
import { shareImagePath } from '#shared/site/share-image.ts'
import * as titles from '#shared/site/title-words.ts'
import { type Edition, noteSummary } from '#worker/knowledge/edition.ts'
import { markdownHtml } from '#worker/knowledge/markdown.ts'
import { personSummary } from '#worker/knowledge/people.ts'
import { excerptOf } from '#worker/knowledge/without-markdown.ts'
import { breadcrumbs } from '#worker/site/marketing/json-ld.ts'
import type { PageDescription } from '#worker/site/marketing/public-page.ts'

/** Returns the props of a person's page. */
export function personProps(edition: Edition, person: Person): Pages['marketing/person'] {
  return {
    person: personSummary(edition, person),
    html: markdownHtml(person.text, [], edition),
    notes: edition.notesBy(person.slug).map(noteSummary),
  }
}

export function describePeople(): PageDescription {
  const path = routes.people.href()
  return {
    description: descriptions.people,
    path,
    image: shareImagePath('about-us'),
    jsonLd: (publisher) => [breadcrumbs(publisher, [{ label: titles.people, href: path }])],
  }
}

export function describePerson(edition: Edition, person: Person): PageDescription {
  const path = routes.person.href(person)
  const { name, role, languages, photo } = personSummary(edition, person)
  const [largest] = photo?.sizes ?? []
  return {
    description: excerptOf(person.text),
    path,
    image: shareImagePath('about-us'),
    jsonLd: (publisher) => [
      {
        '@type': 'ProfilePage',
        inLanguage: currentLocale(),
        mainEntity: {
          '@type': 'Person',
          name,
          jobTitle: role,
          ...(languages.length > 0 && { knowsLanguage: languages }),
          ...(largest && { image: publisher.absolute(largest.url) }),
          url: publisher.absolute(path),
          worksFor: {
            '@type': 'Organization',
            name: publisher.appName,
            url: publisher.absolute(routes.home.href()),
          },
        },
      },
      breadcrumbs(publisher, [
        { label: titles.people, href: routes.people.href() },
        { label: name, href: path },
      ]),
    ],
  }
}
