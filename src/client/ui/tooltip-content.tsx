import * as Radix from 'radix-ui/tooltip'

/** The words of a tooltip, while it is open. */
export function TooltipContent({ text }: { text: string }) {
  return (
    <Radix.Portal>
      <Radix.Content side="right" sideOffset={8} className="tooltip">
        {text}
      </Radix.Content>
    </Radix.Portal>
  )
}
