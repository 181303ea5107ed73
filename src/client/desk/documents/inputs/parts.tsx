import { type Part, Section, sectionId } from './section.tsx'
import * as words from './words.ts'

interface PartsProps {
  parts: readonly (Part & { link: string })[]
  /** Sections further down the page. */
  others: readonly { id: string; link: string }[]
}

/** The sections of a long form, with links that open them. */
export function Parts({ parts, others }: PartsProps) {
  return (
    <>
      <nav
        aria-label={words.partsOfTheForm}
        className="z-10 border-b border-line bg-ground text-sm xl:sticky xl:top-13 print:hidden"
      >
        <ul className="flex gap-x-5 overflow-x-auto md:flex-wrap">
          {[...parts, ...others].map(({ id, link }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${sectionId(id)}`}
                onClick={(event) => {
                  event.preventDefault()
                  openPart(id)
                }}
                className="link inline-flex min-h-11 items-center md:min-h-9"
              >
                {link}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ link: _, ...part }) => (
        <Section key={part.id} {...part} />
      ))}
    </>
  )
}

/** Opens a section without changing the URL, because going back would only scroll. */
function openPart(id: string): void {
  const fold = document.getElementById(sectionId(id))?.closest('details')
  if (!fold) return
  fold.open = true
  fold.querySelector('summary')?.focus({ preventScroll: true })
  fold.scrollIntoView()
}
