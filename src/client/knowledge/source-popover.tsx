import { type ReactNode, useEffect, useRef, useState } from 'react'

interface SourcePopoverProps {
  /** The source of a number; nothing for a number that the page does not have. */
  children: (number: number, section: string | null) => ReactNode
}

interface Opened {
  mark: HTMLAnchorElement
  number: number
}

// Narrower, the list below the text is as near as anything that covers the text.
const wide = '(width >= 48rem)'
const gap = 8

/**
 * Opens the source of a mark where the mark stands. Without a script, and on a phone, a mark leads to
 * the list of the page instead.
 */
export function SourcePopover({ children }: SourcePopoverProps) {
  const popover = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const mark = markOf(event)
      if (!mark || !popover.current?.showPopover || !matchMedia(wide).matches) return
      event.preventDefault()
      setOpened({ mark, number: numberOf(mark) })
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
  useEffect(() => {
    if (opened && popover.current) show(popover.current, opened.mark)
  }, [opened])
  return (
    <aside
      ref={popover}
      popover="auto"
      tabIndex={-1}
      aria-label="Source"
      className="source-popover"
    >
      {opened && children(opened.number, opened.mark.dataset.section ?? null)}
    </aside>
  )
}

/** The mark that was clicked, if it leads to a source on this page and nowhere else. */
function markOf(event: MouseEvent): HTMLAnchorElement | null {
  if (!(event.target instanceof Element)) return null
  const mark = event.target.closest<HTMLAnchorElement>('a.source-mark')
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return mark && !elsewhere && mark.pathname === location.pathname ? mark : null
}

function numberOf({ hash }: HTMLAnchorElement): number {
  return Number(hash.replace('#source-', ''))
}

/** Shows it under the mark or, at the foot of the window, over it; the browser gives the focus back. */
function show(popover: HTMLElement, mark: HTMLAnchorElement): void {
  popover.showPopover()
  const { left, top, bottom } = mark.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const farthest = clientWidth - popover.offsetWidth - gap
  const fitsBelow = bottom + gap + popover.offsetHeight < clientHeight
  const y = fitsBelow ? bottom + gap : top - gap - popover.offsetHeight
  popover.style.left = `${Math.max(gap, Math.min(left, farthest)) + scrollX}px`
  popover.style.top = `${y + scrollY}px`
  popover.focus({ preventScroll: true })
}
