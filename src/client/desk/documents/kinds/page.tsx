import type { ComponentType } from 'react'
import { LegalPage } from '#client/site/legal/legal-page.tsx'
import { AboutPage } from '#client/site/marketing/about-page.tsx'
import { ProcessLine } from '#client/site/marketing/process-line.tsx'
import { lengths } from '#shared/constants.ts'
import type { PageSlug } from '#shared/knowledge/schemas.ts'
import { entryOf } from '#shared/records.ts'
import { pagePath } from '#shared/site/page-paths.ts'
import { useDocumentPage } from '../draft/context.tsx'
import { MarkdownInput } from '../inputs/markdown-input.tsx'
import { LongText, TextInput } from '../inputs/text-input.tsx'
import * as documentWords from '../words.ts'
import type { Kind } from './kind.ts'
import * as words from './words.ts'

export const page: Kind = {
  text: <PageText />,
  details: (
    <LongText
      field="description"
      label={words.description}
      note={documentWords.optional}
      hint={words.descriptionHint}
    />
  ),
  publicPage: (slug) => entryOf(ownLayouts, slug) ?? LegalPage,
  publicPath: pagePath,
  isOnly: true,
}

/** The pages that are not shown in the layout of legal texts. */
const ownLayouts: { [slug in PageSlug]?: ComponentType<never> } = {
  'about-us': AboutPage,
  process: ProcessLine,
}

function PageText() {
  return (
    <>
      <TextInput
        field="title"
        label={documentWords.title}
        input={{ required: true, maxLength: lengths.firmText }}
      />
      <LongText field="lead" label={words.lead} note={documentWords.optional} />
      <PlaceholderHint />
      <MarkdownInput field="body" label={words.text} size="long" isRequired />
    </>
  )
}

function PlaceholderHint() {
  const { slug } = useDocumentPage()
  return <p className="text-muted">{entryOf(words.pageHints, slug) ?? words.legalPageHint}</p>
}
