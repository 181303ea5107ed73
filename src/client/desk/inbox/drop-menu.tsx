import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { closeOnLeave } from '#client/ui/close-on-leave.ts'

/** A menu over the page, which closes on Escape and when pointer or focus leave it. */
export function DropMenu(props: ComponentProps<'details'>) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen || !menu.current) return
    return closeOnLeave(menu.current, () => menu.current?.removeAttribute('open'))
  }, [isOpen])
  return (
    <details {...props} ref={menu} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} />
  )
}
