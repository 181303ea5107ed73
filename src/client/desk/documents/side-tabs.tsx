import { useRef } from 'react'
import { flushSync } from 'react-dom'
import * as words from './words.ts'

/** The part of the page that narrow screens show. */
export type Side = 'write' | 'preview'

interface SideTabsProps {
  side: Side
  onChoose: (side: Side) => void
}

const sides = [
  { side: 'write', label: words.writeTab },
  { side: 'preview', label: words.preview },
] as const

/** Tabs between form and preview on narrow screens; each keeps its scroll position. */
export function SideTabs({ side: current, onChoose }: SideTabsProps) {
  const positions = useRef<Partial<Record<Side, number>>>({})

  function choose(side: Side) {
    positions.current[current] = scrollY
    flushSync(() => onChoose(side))
    scrollTo({ top: positions.current[side] ?? 0 })
  }

  return (
    <div className="sticky top-0 z-10 mt-4 flex gap-6 border-b border-line bg-ground noscript:hidden xl:hidden print:hidden">
      {sides.map(({ side, label }) => (
        <button
          key={side}
          type="button"
          onClick={() => choose(side)}
          aria-pressed={side === current}
          className="tab-link -mb-px cursor-pointer aria-pressed:border-structure aria-pressed:font-semibold aria-pressed:text-text"
        >
          {label}
        </button>
      ))}
    </div>
  )
}
