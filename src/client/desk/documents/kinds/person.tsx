import { PersonArticle } from '#client/site/people/person-article.tsx'
import { lengths } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { useDocumentPage } from '../draft/context.tsx'
import { Checks } from '../inputs/checks.tsx'
import { MarkdownInput } from '../inputs/markdown-input.tsx'
import { PhotoInput } from '../inputs/photo-input.tsx'
import { Lines, TextInput } from '../inputs/text-input.tsx'
import * as documentWords from '../words.ts'
import type { Kind } from './kind.ts'
import * as words from './words.ts'

export const person: Kind = {
  text: <PersonText />,
  details: <PersonDetails />,
  publicPage: () => PersonArticle,
  publicPath: (slug) => routes.person.href({ slug }),
}

function PersonText() {
  return (
    <>
      <TextInput
        field="name"
        label={words.name}
        input={{ required: true, maxLength: lengths.personName }}
      />
      <TextInput
        field="role"
        label={words.role}
        hint={words.roleHint}
        input={{ required: true, maxLength: lengths.firmText }}
      />
      <MarkdownInput field="text" label={words.aboutThePerson} size="short" isRequired />
    </>
  )
}

function PersonDetails() {
  const { markets, takesPictures } = useDocumentPage()
  return (
    <>
      <div className="grid grid-cols-1 gap-4 @xl:grid-cols-2">
        <Lines field="languages" label={words.languages} hint={words.languagesHint} />
        <TextInput
          field="order"
          label={words.order}
          hint={words.orderHint}
          input={{ inputMode: 'numeric' }}
        />
      </div>
      {takesPictures && <PhotoInput />}
      <Checks
        field="markets"
        label={words.markets}
        note={documentWords.optional}
        options={markets.map(({ slug, name }) => [slug, name])}
      />
    </>
  )
}
