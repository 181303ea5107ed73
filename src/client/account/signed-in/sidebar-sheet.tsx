import { X } from 'lucide-react'
import * as Dialog from 'radix-ui/dialog'
import type { MouseEvent, ReactNode } from 'react'
import type { SidebarState } from './use-sidebar.ts'
import * as words from './words.ts'

interface SidebarSheetProps {
  sidebar: SidebarState
  children: ReactNode
}

/** The sidebar on a phone: a sheet over the page. */
export function SidebarSheet({ sidebar, children }: SidebarSheetProps) {
  const { sheetOpen, setSheetOpen, toggler } = sidebar

  // Navigation closes the sheet, but a link to the current page does not navigate.
  function closeAfterLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) setSheetOpen(false)
  }

  return (
    <Dialog.Root open={sheetOpen} onOpenChange={setSheetOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content
          className="sheet"
          aria-describedby={undefined}
          onClick={closeAfterLink}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            toggler.current?.focus()
          }}
        >
          <Dialog.Title className="sr-only">{words.sidebar}</Dialog.Title>
          {children}
          <Dialog.Close className="icon-button absolute top-1.5 right-1.5">
            <X aria-hidden="true" className="size-5" />
            <span className="sr-only">{words.closeSidebar}</span>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
