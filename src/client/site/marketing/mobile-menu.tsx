import { usePage } from '@inertiajs/react'
import { Menu, X } from 'lucide-react'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { closeOnLeave } from '#client/ui/close-on-leave.ts'
import { Contours } from '#client/ui/contours.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import * as words from './words.ts'

const toggleClass = 'menu-toggle -mr-2 flex size-12 shrink-0 items-center justify-center rounded-md'

/** The menu of narrow screens: a `<details>` until the page is hydrated, then a button and a panel. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const { ref, open, toggle } = useMenu()
  const id = useId()
  if (open === null) {
    return (
      <details ref={ref as RefObject<HTMLDetailsElement>} className="group lg:hidden">
        <summary className={toggleClass}>
          <span className="sr-only">{words.menu}</span>
          <Menu aria-hidden="true" className="group-open:hidden" />
          <X aria-hidden="true" className="hidden group-open:block" />
        </summary>
        <Panel id={id}>{children}</Panel>
      </details>
    )
  }
  const Icon = open ? X : Menu
  return (
    <div ref={ref as RefObject<HTMLDivElement>} className="lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className={toggleClass}
      >
        <span className="sr-only">{words.menu}</span>
        <Icon aria-hidden="true" />
      </button>
      <Panel id={id} hidden={!open}>
        {children}
      </Panel>
    </div>
  )
}

interface PanelProps {
  id: string
  hidden?: boolean
  children: ReactNode
}

function Panel({ children, ...props }: PanelProps) {
  return (
    <nav
      {...props}
      aria-label={words.mainNavigation}
      className="absolute inset-x-0 top-full h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain border-t border-line bg-ground"
    >
      <Contours drawing="corner" size="small" />
      <div className="wrap relative flex flex-col gap-8 py-6">{children}</div>
    </nav>
  )
}

/**
 * Returns the state of a menu that closes on a visit, on Escape, and when pointer or focus leave it.
 * `open` is null until the page is hydrated.
 */
function useMenu() {
  const ref = useRef<HTMLElement>(null)
  const hydrated = useHydrated()
  const { url } = usePage()
  // The URL at which the menu was opened; it is closed at any other.
  const [openUrl, setOpenUrl] = useState(hydrated ? '' : null)
  const open = openUrl === null ? null : openUrl === url

  const hadFocus = useRef(false)

  const asDetails = open === null
  // A menu that was opened before hydration stays open and keeps the focus.
  useEffect(() => {
    if (!asDetails || !ref.current) return
    return whenReleased(ref.current, (menu) => {
      hadFocus.current = menu.contains(document.activeElement)
      setOpenUrl(menu.hasAttribute('open') ? url : '')
    })
  }, [asDetails, url])

  useLayoutEffect(() => {
    if (!asDetails && hadFocus.current) ref.current?.querySelector('button')?.focus()
  }, [asDetails])

  useEffect(() => {
    if (open && ref.current) return closeOnLeave(ref.current, () => setOpenUrl(''))
  }, [open])

  return { ref, open, toggle: () => setOpenUrl(open ? '' : url) }
}

/**
 * Calls `then` once no button of the mouse is down on the element: a click whose target is replaced
 * meanwhile is lost. Returns the cleanup.
 */
function whenReleased<T extends Element>(element: T, then: (element: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    if (element.matches(':active')) timer = setTimeout(check, 50)
    else then(element)
  }
  check()
  return () => clearTimeout(timer)
}
