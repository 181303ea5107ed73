import * as Radix from 'radix-ui/tooltip'
import { type ReactNode, useState } from 'react'
import { TooltipContent } from './tooltip-content.tsx'

/** How long the pointer rests before a tooltip opens, and how soon after one the next does, in ms. */
const delays = { delayDuration: 700, skipDelayDuration: 300 }

/** Stands once around everything that has tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider {...delays}>{children}</Radix.Provider>
}

interface TooltipProps {
  text: string
  /** Off where the text already stands beside the thing itself. */
  enabled: boolean
  children: ReactNode
}

/** Names a thing that shows only its icon, on hover and on focus. */
export function Tooltip({ text, enabled, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  // Left open while it is off, it would not notice that the pointer leaves, and would stand there
  // once it is on again.
  if (open && !enabled) setOpen(false)
  return (
    <Radix.Root open={open && enabled} onOpenChange={(asked) => setOpen(asked && enabled)}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <TooltipContent text={text} />
    </Radix.Root>
  )
}
