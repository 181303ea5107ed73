import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { readCookie, writeCookie } from '#client/cookies.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { lifetimes } from '#shared/constants.ts'

/** Below this width the sidebar is a sheet over the page. */
const mobileSidebar = '(width < 48rem)'

const cookie = 'sidebar_state'
const shortcut = 'b'

export interface SidebarState {
  /** Whether it has its full width; without effect on a phone. */
  open: boolean
  isMobile: boolean
  /** Whether the sheet that stands in for it on a phone is open. */
  sheetOpen: boolean
  setSheetOpen: (open: boolean) => void
  toggle: () => void
  /** The button that toggles it: it gets the focus back when the sheet closes. */
  toggler: RefObject<HTMLButtonElement | null>
}

/** The sidebar's state, kept in a cookie so that the server renders the sidebar as it was left. */
export function useSidebar(openOnServer: boolean): SidebarState {
  const hydrated = useHydrated()
  const isMobile = useMediaQuery(mobileSidebar)
  // Going back shows a page from the history, whose `sidebarOpen` may be older than the cookie.
  const [open, setOpen] = useState(() => (hydrated ? openInCookie() : openOnServer))
  const [sheetOpen, setSheetOpen] = useState(false)
  const toggler = useRef<HTMLButtonElement>(null)

  function toggle() {
    if (isMobile) return setSheetOpen(!sheetOpen)
    setOpen(!open)
    writeCookie(cookie, String(!open), lifetimes.sidebarSeconds)
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== shortcut || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  return { open, isMobile, sheetOpen: sheetOpen && isMobile, setSheetOpen, toggle, toggler }
}

function openInCookie(): boolean {
  const kept = readCookie(cookie)
  return kept === undefined || kept === 'true'
}

/** Whether a media query matches; false on the server. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
