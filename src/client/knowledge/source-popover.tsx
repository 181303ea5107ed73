import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as words from './words.ts'

interface SourcePopoverProps {
  /** Renders the source with a number, or nothing for an unknown number. */
  children: (number: number, section: string | null) => ReactNode
}

interface OpenSource {
  mark: HTMLAnchorElement
  number: number
}

// On narrower screens the popover would cover the text.
const wideScreen = '(width >= 48rem)'
const gap = 8

/**
 * Opens the source of a clicked mark next to it. Without a script, and on a phone, a mark links to the
 * list of sources instead.
 */
export function SourcePopover({ children }: SourcePopoverProps) {
  const popover = useRef<HTMLElement>(null)
  const [openSource, setOpenSource] = useState<OpenSource | null>(null)
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const mark = clickedMark(event)
      if (!mark || !popover.current?.showPopover || !matchMedia(wideScreen).matches) return
      event.preventDefault()
      setOpenSource({ mark, number: numberOf(mark) })
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
  useEffect(() => {
    if (openSource && popover.current) showNear(popover.current, openSource.mark)
  }, [openSource])
  return (
    <aside
      ref={popover}
      popover="auto"
      tabIndex={-1}
      aria-label={words.source}
      className="source-popover"
    >
      {openSource && children(openSource.number, openSource.mark.dataset.section || null)}
    </aside>
  )
}

/** Returns the clicked mark, unless it leads to another page or opens in a new tab. */
function clickedMark(event: MouseEvent): HTMLAnchorElement | null {
  if (!(event.target instanceof Element)) return null
  const mark = event.target.closest<HTMLAnchorElement>('a.source-mark')
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return mark && !opensElsewhere && mark.pathname === location.pathname ? mark : null
}

function numberOf({ hash }: HTMLAnchorElement): number {
  return Number(hash.replace('#source-', ''))
}

/** Shows the popover below the mark, or above it at the end of the window, and focuses it. */
function showNear(popover: HTMLElement, mark: HTMLAnchorElement): void {
  popover.showPopover()
  const { left, top, bottom } = mark.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const maxLeft = clientWidth - popover.offsetWidth - gap
  const fitsBelow = bottom + gap + popover.offsetHeight < clientHeight
  const y = fitsBelow ? bottom + gap : top - gap - popover.offsetHeight
  popover.style.left = `${Math.max(gap, Math.min(left, maxLeft)) + scrollX}px`
  popover.style.top = `${y + scrollY}px`
  popover.focus({ preventScroll: true })
}
