import * as Radix from 'radix-ui/tooltip'
import { type ReactNode, useState } from 'react'
import { TooltipContent } from './tooltip-content.tsx'

/** Milliseconds before a tooltip opens, and during which the next one opens at once. */
const delays = { delayDuration: 700, skipDelayDuration: 300 }

/** Provides the delays of all tooltips; rendered once around the app. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider {...delays}>{children}</Radix.Provider>
}

interface TooltipProps {
  text: string
  /** False where the same text is visible anyway. */
  enabled: boolean
  children: ReactNode
}

/** Shows the name of an icon-only control on hover and focus. */
export function Tooltip({ text, enabled, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  // Left open while it is off, it would not notice that the pointer leaves, and would stand there
  // once it is on again.
  if (open && !enabled) setOpen(false)
  return (
    <Radix.Root
      open={open && enabled}
      onOpenChange={(isRequested) => setOpen(isRequested && enabled)}
    >
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <TooltipContent text={text} />
    </Radix.Root>
  )
}
