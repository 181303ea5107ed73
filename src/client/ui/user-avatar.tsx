import * as Avatar from 'radix-ui/avatar'
import { initialsOf } from './initials.ts'

/** A person's picture, or their initials. */
export function UserAvatar({ name, src }: { name: string; src: string | null }) {
  return (
    <Avatar.Root className="flex size-8 shrink-0 overflow-hidden rounded-full">
      {src && <Avatar.Image src={src} alt="" className="size-full object-cover" />}
      <Avatar.Fallback
        aria-hidden="true"
        className="flex size-full items-center justify-center bg-structure text-xs leading-none font-semibold text-on-structure"
      >
        {initialsOf(name)}
      </Avatar.Fallback>
    </Avatar.Root>
  )
}
