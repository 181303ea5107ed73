import { X } from 'lucide-react'
import * as Dialog from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import * as words from './words.ts'

export interface ModalProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: ReactNode
  /** Returns the element to focus after closing; by default the one focused before. */
  focusAfter?: () => HTMLElement | null | undefined
  /** A drawing above the title. */
  figure?: ReactNode
  children: ReactNode
}

/** A dialog over the page: it keeps the focus inside, and gives it back when it closes. */
export function Modal(props: ModalProps) {
  const { open, onOpenChange, title, description, focusAfter, figure, children } = props
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay">
          <Dialog.Content
            className="relative w-full max-w-120 animate-rise rounded-md border border-line bg-ground p-[min(clamp(1.25rem,5vw,2rem),6vw)]"
            onCloseAutoFocus={(event) => {
              const target = focusAfter?.()
              if (!target) return
              event.preventDefault()
              target.focus()
            }}
          >
            {figure}
            <Dialog.Title className="long-words text-[max(22px,min(1.375rem,8vw))] leading-tight text-pretty">
              {/* The room of the button that closes: beside the first line, not beside all. */}
              <span aria-hidden="true" className="float-right h-7 w-10" />
              {title}
            </Dialog.Title>
            <Dialog.Description className="mt-3 text-muted">{description}</Dialog.Description>
            {children}
            <Dialog.Close className="icon-button absolute top-3 right-3">
              <X aria-hidden="true" className="size-5" />
              <span className="sr-only">{words.closeDialog}</span>
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
