import type { ComponentType } from 'react'
import { NoteArticle } from '#client/insights/note-article.tsx'
import { LetterArticle } from '#client/letters/letter-article.tsx'
import { DossierHero } from '#client/markets/dossier-hero.tsx'
import { DossierParts } from '#client/markets/dossier-parts.tsx'
import { RuleArticle } from '#client/rules/rule-article.tsx'
import type { DocumentKind } from '#shared/documents/kinds.ts'
import type { Pages } from '#shared/pages.ts'

// Not loaded one by one when needed: each would be a chunk that makes the public pages larger.
const drawings: Record<DocumentKind, ComponentType<never>> = {
  note: NoteArticle,
  rule: RuleArticle,
  market: Dossier,
  letter: LetterArticle,
}

/** What readers see of a document, drawn by the parts of its public page. */
export function DrawnPage({ kind, props }: { kind: DocumentKind; props: object }) {
  const Drawing = drawings[kind] as ComponentType<object>
  return <Drawing {...props} />
}

function Dossier(props: Pages['marketing/market']) {
  return (
    <>
      <DossierHero market={props.market} today={props.today} />
      <DossierParts {...props} />
    </>
  )
}
