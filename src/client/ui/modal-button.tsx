import { type ReactNode, useRef, useState } from 'react'
import { type ButtonTone, buttonClass } from './button-class.ts'
import { Modal, type ModalProps } from './modal.tsx'
import { SubmitButton } from './submit-button.tsx'
import * as words from './words.ts'

interface ModalButtonProps extends Pick<ModalProps, 'title' | 'description'> {
  /** The button's label. */
  label: string
  tone: ButtonTone
  size?: 'small'
  /** Rendered anew each time the dialog opens. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog and gets the focus back when it closes; needs a script. */
export function ModalButton({ label, tone, size, children, ...modal }: ModalButtonProps) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={opener}
        type="button"
        onClick={() => setOpen(true)}
        className={buttonClass({ tone, size, className: 'noscript:hidden' })}
      >
        {label}
      </button>
      <Modal {...modal} open={open} onOpenChange={setOpen} focusAfter={() => opener.current}>
        {children(() => setOpen(false))}
      </Modal>
    </>
  )
}

interface ModalActionsProps {
  processing: boolean
  onCancel: () => void
  /** The label of the button that confirms. */
  children: string
}

/** The buttons that cancel or confirm a dangerous step. */
export function ModalActions({ processing, onCancel, children }: ModalActionsProps) {
  return (
    <div className="actions justify-end">
      <button type="button" onClick={onCancel} className={buttonClass({ tone: 'quiet' })}>
        {words.cancel}
      </button>
      <SubmitButton processing={processing} tone="danger">
        {children}
      </SubmitButton>
    </div>
  )
}
