import { X } from 'lucide-react'
import * as Dialog from 'radix-ui/dialog'
import type { MouseEvent } from 'react'
import type { Sidebar } from '#client/hooks/use-sidebar.ts'
import { SidebarBody } from './sidebar-body.tsx'

/** The sidebar beside the page; on a phone, a sheet over it. */
export function AppSidebar({ sidebar }: { sidebar: Sidebar }) {
  const { open, isMobile, sheetOpen, setSheetOpen, toggler } = sidebar

  // A visit of the page that is shown already is no navigation, and would leave the sheet open.
  function closeAfterLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) setSheetOpen(false)
  }

  return (
    <>
      <aside aria-label="Sidebar" className="sidebar max-md:hidden print:hidden">
        <div className="sticky top-0 h-dvh">
          <SidebarBody collapsed={!open} menuSide={open ? 'top' : 'right'} />
        </div>
      </aside>
      {isMobile && (
        <Dialog.Root open={sheetOpen} onOpenChange={setSheetOpen}>
          <Dialog.Portal>
            <Dialog.Overlay className="scrim" />
            <Dialog.Content
              className="sheet"
              aria-describedby={undefined}
              onClick={closeAfterLink}
              onCloseAutoFocus={(event) => {
                event.preventDefault()
                toggler.current?.focus()
              }}
            >
              <Dialog.Title className="sr-only">Sidebar</Dialog.Title>
              <SidebarBody collapsed={false} menuSide="top" />
              <Dialog.Close className="icon-button absolute top-1.5 right-1.5">
                <X aria-hidden="true" className="size-5" />
                <span className="sr-only">Close sidebar</span>
              </Dialog.Close>
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      )}
    </>
  )
}
