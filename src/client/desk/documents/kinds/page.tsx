import { LegalPage } from '#client/site/legal/legal-page.tsx'
import { lengths } from '#shared/constants.ts'
import { pagePath } from '#shared/site/page-paths.ts'
import { MarkdownInput } from '../inputs/markdown-input.tsx'
import { LongText, TextInput } from '../inputs/text-input.tsx'
import * as words from '../words.ts'
import type { Kind } from './kind.ts'

export const page: Kind = {
  text: <PageText />,
  details: (
    <LongText
      field="description"
      label={words.description}
      note={words.optional}
      hint={words.descriptionHint}
    />
  ),
  PublicPage: LegalPage,
  publicPath: pagePath,
  isOnly: true,
}

function PageText() {
  return (
    <>
      <TextInput
        field="title"
        label={words.title}
        input={{ required: true, maxLength: lengths.firmText }}
      />
      <LongText field="lead" label={words.lead} note={words.optional} />
      <p className="text-muted">{words.placeholdersExplained}</p>
      <MarkdownInput field="body" label={words.text} size="long" isRequired />
    </>
  )
}
