import { NewsletterArticle } from '#client/desk/newsletters/newsletter-article.tsx'
import { lengths } from '#shared/constants.ts'
import { routes } from '#shared/routes.ts'
import { useDocumentPage } from '../draft/context.tsx'
import { MarkdownInput } from '../inputs/markdown-input.tsx'
import { References } from '../inputs/references.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import type { Kind } from './kind.ts'
import * as words from './words.ts'

export const letter: Kind = {
  text: <NewsletterInputs />,
  publicPage: () => NewsletterArticle,
  publicPath: (slug) => routes.letter.href({ slug }),
  sendingPath: (id) => routes.deskLetter.href({ id }),
}

function NewsletterInputs() {
  const { choices = { notes: [], rules: [] } } = useDocumentPage()
  return (
    <>
      <TextInput
        field="subject"
        label={words.subject}
        input={{ required: true, maxLength: lengths.documentTitle }}
      />
      <MarkdownInput
        takesPictures={false}
        field="introduction"
        label={words.introduction}
        hidesLabel
        size="short"
        isRequired
      />
      <References field="notes" label={words.articles} choices={choices.notes} />
      <References field="rules" label={words.rules} choices={choices.rules} />
      <MarkdownInput takesPictures={false} field="closing" label={words.closing} size="short" />
    </>
  )
}
