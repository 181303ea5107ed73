import { type PersonFields, personFields } from '#shared/desk/documents/fields.ts'
import { messages } from '#shared/messages.ts'
import { editionWith } from '#worker/knowledge/edition-with.ts'
import { personProps } from '#worker/site/people/person-page.ts'
import { defineKind } from './kind.ts'
import { withRecord } from './lists.ts'
import { type CheckContext, type Problem, unknownMarket, unknownPictures } from './problems.ts'

export const person = defineKind<PersonFields>({
  kind: 'person',
  schema: personFields,
  firstValues: () => ({ order: '1' }),
  arrange: (person) => ({
    ...person,
    languages: [...new Set(person.languages.flatMap(languagesIn))],
    markets: [...new Set(person.markets)],
  }),
  problems: ({ markets, text, photo }, context) => [
    ...markets.flatMap((slug, index) => unknownMarket(`markets.${index}`, slug, context)),
    ...unknownPictures('text', text, context),
    ...unknownPhoto(photo, context),
  ],
  markdown: ({ text }) => ({ text }),
  prose: ({ text }) => [text],
  preview(fields, { edition, slug }) {
    const person = { ...fields, slug }
    const people = withRecord(edition.records.people, person)
    const props = personProps(editionWith(edition, { people }), person)
    return { component: 'marketing/person', props }
  },
})

/** Returns the languages of a line, which may be several: `en, fr` would be read as the name of one. */
function languagesIn(line: string): string[] {
  return line.split(/[,;]/).flatMap((part) => part.trim() || [])
}

function unknownPhoto(photo: string | null, { edition }: CheckContext): Problem[] {
  if (photo === null || edition.findPicture(photo)) return []
  return [['photo', messages.documents.unknownPicture]]
}
