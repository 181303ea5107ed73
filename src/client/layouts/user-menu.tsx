import { Link, router, usePage } from '@inertiajs/react'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronsUpDown, LogOut, Settings } from 'lucide-react'
import * as Menu from 'radix-ui/dropdown-menu'
import { HoverName } from '#client/ui/hover-name.tsx'
import { UserAvatar } from '#client/ui/user-avatar.tsx'
import type { SharedProps } from '#shared/pages.ts'
import { routes } from '#shared/routes.ts'

/** Who is signed in, with the way to the settings and out. */
export function UserMenu({ collapsed, side }: { collapsed: boolean; side: 'top' | 'right' }) {
  const { user } = (usePage().props as unknown as SharedProps).auth
  const logOut = useLogOut()
  if (!user) return null
  return (
    <Menu.Root modal={false}>
      <HoverName name={user.name} needed={collapsed}>
        <Menu.Trigger className="sidebar-row relative h-14 border-t border-line">
          <UserAvatar name={user.name} src={user.avatar} />
          <span className="sidebar-text flex-1 truncate text-left font-semibold">{user.name}</span>
          <ChevronsUpDown aria-hidden="true" className="sidebar-text mr-3 size-4 text-muted" />
        </Menu.Trigger>
      </HoverName>
      {/* Not in a portal: there it would stand outside every landmark. */}
      <Menu.Content
        side={side}
        align={side === 'top' ? 'start' : 'end'}
        sideOffset={8}
        collisionPadding={8}
        className="menu"
      >
        <div className="border-b border-line px-3 pt-1 pb-2.5">
          <p className="truncate font-semibold">{user.name}</p>
          <p className="truncate text-sm text-muted">{user.email}</p>
        </div>
        <Menu.Item asChild textValue="Settings">
          <Link href={routes.profile.href()} className="menu-item mt-1">
            <Settings aria-hidden="true" className="size-5" />
            Settings
          </Link>
        </Menu.Item>
        <Menu.Item className="menu-item" onSelect={logOut}>
          <LogOut aria-hidden="true" className="size-5" />
          Log out
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}

/** Ends the session; nothing that was fetched for it outlives it. */
function useLogOut() {
  const queryClient = useQueryClient()
  return () =>
    router.post(
      routes.logout.href(),
      {},
      {
        onSuccess: () => {
          router.flushAll()
          queryClient.clear()
        },
      },
    )
}
