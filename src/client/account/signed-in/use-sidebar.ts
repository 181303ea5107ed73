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

const mobileSidebar = '(width < 48rem)'

const cookie = 'sidebar_state'
const shortcut = 'b'

export interface SidebarState {
  /** True if it has its full width; not used on a phone. */
  open: boolean
  isMobile: boolean
  /** True if the sheet is open, on a phone. */
  sheetOpen: boolean
  setSheetOpen: (open: boolean) => void
  toggle: () => void
  /** The button that toggles it and gets the focus back when the sheet closes. */
  toggler: RefObject<HTMLButtonElement | null>
}

/** Returns the sidebar's state, stored in a cookie that the server reads when it renders a page. */
export function useSidebar(openOnServer: boolean): SidebarState {
  const hydrated = useHydrated()
  const isMobile = useMediaQuery(mobileSidebar)
  // A page from the browser's history may have an older `sidebarOpen` than the cookie.
  const [open, setOpen] = useState(() => (hydrated ? isOpenInCookie() : openOnServer))
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

function isOpenInCookie(): boolean {
  const saved = readCookie(cookie)
  return saved === undefined || saved === 'true'
}

/** True if the media query matches; false on the server. */
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
