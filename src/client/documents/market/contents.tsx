import { sectionId } from '../inputs/section.tsx'

const parts = [
  ['basics', 'Market'],
  ['regulators', 'Regulators'],
  ['laws', 'Laws'],
  ['products', 'Products'],
  ['taxes', 'Taxes'],
  ['licence', 'Licence'],
  ['facts', 'Facts'],
  ['points', 'Points'],
  ['judgements', 'Judgement'],
  ['new-sources', 'Sources'],
] as const

/** The way to each part of the form, which opens as one goes there. */
export function Contents() {
  return (
    <nav
      aria-label="Parts of the form"
      className="z-10 border-b border-line bg-ground text-sm md:sticky md:top-11 xl:top-0 print:hidden md:noscript:top-0"
    >
      <ul className="flex gap-x-5 overflow-x-auto md:flex-wrap">
        {parts.map(([id, label]) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${sectionId(id)}`}
              onClick={(event) => {
                event.preventDefault()
                openPart(id)
              }}
              className="link inline-flex min-h-11 items-center md:min-h-9"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Opens a part and goes there. The address stays: a step back would only scroll. */
function openPart(id: string): void {
  const fold = document.getElementById(sectionId(id))?.closest('details')
  if (!fold) return
  fold.open = true
  fold.querySelector('summary')?.focus({ preventScroll: true })
  fold.scrollIntoView()
}
