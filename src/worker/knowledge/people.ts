import { languageName } from '#shared/knowledge/languages.ts'
import type { PersonSummary } from '#shared/knowledge/props.ts'
import type { Person } from '#shared/knowledge/schemas.ts'
import { type Edition, nameOf } from './edition.ts'

/** Returns the people of an edition as lists show them. */
export function peopleOf(edition: Edition): PersonSummary[] {
  return edition.people.map((person) => personSummary(edition, person))
}

/** Returns a person as lists show them, with languages in words. */
export function personSummary(
  edition: Edition,
  { slug, name, role, languages, markets, photo }: Person,
): PersonSummary {
  return {
    slug,
    name,
    role,
    photo: photo === null ? null : edition.findPicture(photo),
    languages: languages.map(languageName),
    markets: markets.flatMap((market) => edition.findMarket(market) ?? []).map(nameOf),
  }
}
