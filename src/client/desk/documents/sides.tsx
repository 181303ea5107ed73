import { clsx } from 'clsx'
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isWide } from './use-wide.ts'
import * as words from './words.ts'

/** The parts of the editor. Wide screens show the text and one of the others beside it. */
const sides = ['write', 'preview', 'details', 'history'] as const

type Side = (typeof sides)[number]

const labels: Readonly<Record<Side, string>> = {
  write: words.writeTab,
  preview: words.preview,
  details: words.details,
  history: words.history,
}

interface SidesContent {
  side: Side
  show: (side: Side) => void
}

const Sides = createContext<SidesContent>({ side: 'write', show: () => {} })

/** Remembers which part is shown. */
export function SidesProvider({ first, children }: { first: Side; children: ReactNode }) {
  const [side, show] = useState(first)
  return <Sides value={{ side, show }}>{children}</Sides>
}

export function useSides(): SidesContent {
  return use(Sides)
}

/** A part of the editor; without a script all of them are shown, except the preview. */
export function SidePanel({ side, children }: { side: Side; children: ReactNode }) {
  const { side: current } = use(Sides)
  const isShown = side === current
  const isBeside = side === 'write' || (side === 'preview' && current === 'write')
  return (
    <div
      data-side={side}
      className={clsx(
        'min-w-0',
        side === 'write' ? 'xl:col-start-1' : 'xl:col-start-2',
        side === 'preview' && 'noscript:hidden print:hidden',
        !isShown && (isBeside ? 'max-xl:hidden' : 'hidden'),
        !isShown && side !== 'preview' && 'noscript:block',
      )}
    >
      {children}
    </div>
  )
}

interface SideTabsProps {
  hasHistory: boolean
  className: string
}

/** The buttons that choose a part; each part of a narrow screen keeps its scroll position. */
export function SideTabs({ hasHistory, className }: SideTabsProps) {
  const { side: current, show } = use(Sides)
  const positions = useRef<Partial<Record<Side, number>>>({})

  function choose(side: Side) {
    positions.current[current] = scrollY
    flushSync(() => show(side))
    if (!isWide()) scrollTo({ top: positions.current[side] ?? 0 })
  }

  return (
    <div className={clsx('flex gap-x-4 noscript:hidden', className)}>
      {(hasHistory ? sides : sides.slice(0, -1)).map((side) => (
        <button
          key={side}
          type="button"
          onClick={() => choose(side)}
          aria-pressed={side === current}
          className={clsx(
            'tab-link cursor-pointer aria-pressed:border-structure aria-pressed:font-semibold aria-pressed:text-text',
            side === 'write' && 'xl:hidden',
            side === 'preview' && current === 'write' && 'xl:border-structure xl:font-semibold',
          )}
        >
          {labels[side]}
        </button>
      ))}
    </div>
  )
}

/** Returns a function that shows an element with the part and the folds around it, and focuses it. */
export function useReveal(): (element: HTMLElement) => void {
  const { show } = use(Sides)
  return useCallback(
    (element) => {
      const name = element.closest<HTMLElement>('[data-side]')?.dataset.side
      const side = sides.find((item) => item === name)
      const isHidden = element.offsetParent === null
      if (side && isHidden) flushSync(() => show(side))
      let fold = element.closest('details')
      while (fold) {
        fold.open = true
        fold = fold.parentElement?.closest('details') ?? null
      }
      element.focus({ preventScroll: true })
      element.scrollIntoView({ block: 'center' })
    },
    [show],
  )
}
