import { usePage } from '@inertiajs/react'
import { ChevronsUpDown } from 'lucide-react'
import * as Avatar from 'radix-ui/avatar'
import * as Menu from 'radix-ui/dropdown-menu'
import { initialsOf } from '#client/ui/initials.ts'
import { Tooltip } from '#client/ui/tooltip.tsx'
import { UserMenuContent } from './user-menu-content.tsx'

export function UserMenu({ collapsed, side }: { collapsed: boolean; side: 'top' | 'right' }) {
  const { user } = usePage().props.auth
  if (!user) return null
  return (
    <Menu.Root modal={false}>
      <Tooltip text={user.name} enabled={collapsed}>
        <Menu.Trigger className="sidebar-row sidebar-row-large border-t border-line">
          <UserAvatar name={user.name} src={user.avatar} />
          <span className="sidebar-text flex-1 truncate text-left font-semibold max-md:line-clamp-2 max-md:leading-tight max-md:whitespace-normal">
            {user.name}
          </span>
          <ChevronsUpDown aria-hidden="true" className="sidebar-text mr-3 size-4 text-muted" />
        </Menu.Trigger>
      </Tooltip>
      <UserMenuContent user={user} side={side} />
    </Menu.Root>
  )
}

function UserAvatar({ name, src }: { name: string; src: string | null }) {
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
