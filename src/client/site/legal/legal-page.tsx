import { RecordText, useTextLang } from '#client/knowledge/record-text.tsx'
import { NoteText } from '#client/site/insights/note-text.tsx'
import { cookieTable, storedTable } from '#shared/content/legal.ts'
import type { Pages } from '#shared/pages.ts'
import type { PageBlock, PageSection } from '#shared/site/page-props.ts'
import { DataTable } from './data-table.tsx'
import * as words from './words.ts'

type LegalProps = Pages['marketing/legal']

/** A page that the firm writes, with what the site says of itself where the text asks for it. */
export function LegalPage(props: LegalProps) {
  const { title, lead, sections } = props
  return (
    <div className="wrap grid gap-x-8 pt-12 pb-section lg:grid-cols-12 lg:pt-20">
      <header className="lg:col-span-12">
        <h1 className="text-5xl">
          <RecordText>{title}</RecordText>
        </h1>
        {lead && (
          <p className="lead mt-6">
            <RecordText>{lead}</RecordText>
          </p>
        )}
      </header>
      <Contents sections={sections} />
      <div className="mt-12 grid grid-cols-1 gap-12 lg:col-span-8 lg:col-start-5 lg:mt-14">
        {sections.map((section) => (
          <Section key={section.id} section={section} page={props} />
        ))}
      </div>
    </div>
  )
}

function Contents({ sections }: Pick<LegalProps, 'sections'>) {
  return (
    <nav
      aria-label={words.onThisPage}
      className="mt-10 self-start border-y border-line py-2 text-sm lg:sticky lg:top-24 lg:col-span-3 lg:mt-14 print:hidden"
    >
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Section({ section, page }: { section: PageSection; page: LegalProps }) {
  const { id, title, blocks } = section
  const lang = useTextLang(page.title)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} lang={lang} className="text-2xl">
        {title}
      </h2>
      {blocks.map((block) => (
        <Block
          key={'html' in block ? block.html : block.name}
          block={block}
          page={page}
          lang={lang}
        />
      ))}
    </section>
  )
}

interface BlockProps {
  block: PageBlock
  page: LegalProps
  /** The language of the text where it differs from the page's. */
  lang: string | undefined
}

function Block({ block, page, lang }: BlockProps) {
  if ('html' in block) {
    return <NoteText html={block.html} lang={lang} className="mt-4" />
  }
  if (block.name === 'stored') return <DataTable {...storedTable(page)} />
  if (block.name === 'cookies') return <DataTable {...cookieTable()} />
  return page.lookups.map((text) => (
    <p key={text} className="measure mt-4">
      {text}
    </p>
  ))
}
