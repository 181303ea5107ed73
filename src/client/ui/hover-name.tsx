import * as Tooltip from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

interface HoverNameProps {
  name: string
  /** Whether the name cannot be read beside the thing itself. */
  needed: boolean
  children: ReactNode
}

/** Names what shows only its icon, on hover and on focus. */
export function HoverName({ name, needed, children }: HoverNameProps) {
  return (
    <Tooltip.Root {...(!needed && { open: false })}>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      {needed && (
        <Tooltip.Portal>
          <Tooltip.Content side="right" sideOffset={8} className="hover-name">
            {name}
          </Tooltip.Content>
        </Tooltip.Portal>
      )}
    </Tooltip.Root>
  )
}
