import * as Tooltip from 'radix-ui/tooltip'
import { type ReactNode, useState } from 'react'

interface HoverNameProps {
  name: string
  /** Whether the name cannot be read beside the thing itself. */
  needed: boolean
  children: ReactNode
}

/** Names what shows only its icon, on hover and on focus. */
export function HoverName({ name, needed, children }: HoverNameProps) {
  const [open, setOpen] = useState(false)
  // One kept open unseen hears of no leaving, and would appear once the sidebar collapses.
  if (open && !needed) setOpen(false)
  return (
    <Tooltip.Root open={open && needed} onOpenChange={(asked) => setOpen(asked && needed)}>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content side="right" sideOffset={8} className="hover-name">
          {name}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
