import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '#worker/app-env.ts'
import { refuseNotFound } from '#worker/http/errors.ts'
import { sameVersion } from '#worker/http/page.ts'
import { currentEdition } from '#worker/knowledge/edition.ts'
import { peopleOf } from '#worker/knowledge/people.ts'
import { publicPage } from '#worker/site/marketing/public-page.ts'
import { describePeople, describePerson, personProps } from './person-page.ts'

export const peopleRoutes = new Hono<AppEnv>()
  .get(routes.people.path, sameVersion, (c) => {
    const edition = currentEdition()
    // No page links here before the firm names somebody.
    if (edition.people.length === 0) return refuseNotFound(c)
    return publicPage(c, 'marketing/people', {
      edition,
      props: () => ({ people: peopleOf(edition) }),
      describe: describePeople,
    })
  })
  .get(routes.person.path, sameVersion, (c) => {
    const edition = currentEdition()
    const person = edition.findPerson(c.req.param('slug'))
    if (!person) return refuseNotFound(c)
    return publicPage(c, 'marketing/person', {
      variant: person.slug,
      edition,
      props: () => personProps(edition, person),
      describe: () => describePerson(edition, person),
    })
  })
