import { router } from '@inertiajs/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { readCookie, writeCookie } from '#client/write-cookie.ts'
import { lifetimes } from '#shared/constants.ts'
import { useHydrated } from './use-hydrated.ts'
import { useMediaQuery } from './use-media-query.ts'

/** Below this width the sidebar is a sheet over the page. */
export const mobileSidebar = '(width < 48rem)'

const cookie = 'sidebar_state'
const shortcut = 'b'

export interface Sidebar {
  /** Whether it has its full width; of no meaning on a phone. */
  open: boolean
  isMobile: boolean
  /** Whether the sheet that stands in for it on a phone is open. */
  sheetOpen: boolean
  setSheetOpen: (open: boolean) => void
  toggle: () => void
  /** The button that toggles it: it has the focus again once the sheet closes. */
  toggler: RefObject<HTMLButtonElement | null>
}

/** The sidebar's state: kept in a cookie, so that the server renders it as it was left. */
export function useSidebar(openOnServer: boolean): Sidebar {
  const hydrated = useHydrated()
  const isMobile = useMediaQuery(mobileSidebar)
  // A page that the browser had kept may be older than the cookie.
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

  useEffect(() => router.on('navigate', () => setSheetOpen(false)), [])

  return { open, isMobile, sheetOpen: sheetOpen && isMobile, setSheetOpen, toggle, toggler }
}

function openInCookie(): boolean {
  const kept = readCookie(cookie)
  return kept === undefined || kept === 'true'
}
